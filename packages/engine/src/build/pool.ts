import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { invariant } from '../core/errors.ts';
import type { TaskAnswer, TaskName, TaskRequest, Tasks } from './worker.ts';

/** A job, what its result goes by, and what messages call it. */
export interface Entry<T extends TaskName> {
  key: string;
  name: string;
  job: Tasks[T]['job'];
}

/** Worker threads that take batches of jobs. */
export interface Pool {
  /** Does all jobs, in any order; `onResult` gets each result with its job's key. */
  run<T extends TaskName>(
    task: T,
    shared: Tasks[T]['shared'],
    entries: readonly Entry<T>[],
    onResult: (result: Tasks[T]['result'], key: string) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** More threads than this cost more memory than the time they save. */
const MAX_WORKERS = 4;

/** Without a limit a thread leaves its garbage lying as long as the machine has memory. */
const WORKER_MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

/** Small enough to keep all workers busy to the end, large enough to keep messages few. */
const BATCH_SIZE = 6;

/** Starts one thread at once and others when there is work for them. `workerFile`: absolute path of the bundled worker. */
export function createPool(workerFile: string): Pool {
  const size = Math.min(availableParallelism(), MAX_WORKERS);
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];

  const start = (): Worker => {
    const worker = new Worker(workerFile, { resourceLimits: WORKER_MEMORY });
    workers.add(worker);
    // Registered first, so that no work is given to a thread that has ended.
    for (const end of ['error', 'exit']) worker.once(end, () => workers.delete(worker));
    return worker;
  };
  const acquire = async (): Promise<Worker> =>
    idle.pop() ?? (workers.size < size ? start() : new Promise((resolve) => waiting.push(resolve)));
  const release = (worker: Worker): void => {
    const next = waiting.shift();
    const isAlive = workers.has(worker);
    if (next !== undefined) next(isAlive ? worker : start());
    else if (isAlive) idle.push(worker);
  };
  // Nearly every build has something to compile, and a thread takes its time to load the engine.
  idle.push(start());

  return {
    async run(task, shared, entries, onResult) {
      let next = 0;
      const lane = async (): Promise<void> => {
        const worker = await acquire();
        try {
          for (let isFirst = true; next < entries.length; isFirst = false) {
            const batch = entries.slice(next, next + BATCH_SIZE);
            next += batch.length;
            const jobs = batch.map(({ job }) => job);
            const names = batch.map(({ name }) => name).join(', ');
            const request = { task, isFirst, shared: isFirst ? shared : undefined, jobs };
            const results = await ask(worker, request, names);
            for (const [i, { key, name }] of batch.entries()) {
              const result = results[i] ?? { failure: 'no result' };
              invariant('value' in result, `${name} to pass without: ${Object.values(result)}`);
              onResult(result.value as Tasks[typeof task]['result'], key);
            }
          }
        } finally {
          // The development server goes on after a failure, and needs every thread.
          release(worker);
        }
      };
      const needed = Math.min(size, Math.ceil(entries.length / BATCH_SIZE));
      await Promise.all(Array.from({ length: needed }, lane));
    },
    async close() {
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

/** One request and its answer; the thread's end counts as a failure. */
function ask(worker: Worker, request: TaskRequest, names: string): Promise<TaskAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      action();
    };
    const onMessage = (answer: TaskAnswer) => settle(() => resolve(answer));
    const onError = (error: Error) =>
      settle(() =>
        reject(new Error(`A worker thread failed on ${names}: ${error.message}`, { cause: error })),
      );
    const onExit = (code: number) =>
      settle(() => reject(new Error(`A worker thread ended with code ${code} on ${names}.`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}
