import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { invariant } from '../shared/errors.ts';
import type { TaskAnswer, TaskName, TaskRequest, Tasks } from './tasks.ts';

/** Worker threads that take batches of jobs. */
export interface Pool {
  /**
   * Does all jobs, in any order; `onResult` gets each result with its job's index. `nameOf` says in messages what a job
   * is about.
   */
  run<T extends TaskName>(
    task: T,
    shared: Tasks[T]['shared'],
    jobs: readonly Tasks[T]['job'][],
    onResult: (result: Tasks[T]['result'], index: number) => void,
    nameOf: (job: Tasks[T]['job']) => string,
  ): Promise<void>;
  close(): Promise<void>;
}

/** More threads than this cost more memory than the time they save. */
const MAX_WORKERS = 4;

/** Small enough to keep all workers busy to the end, large enough to keep messages few. */
const BATCH_SIZE = 6;

/** Starts no thread before there is work for it. `workerFile`: absolute path of the bundled worker. */
export function createPool(workerFile: string): Pool {
  const size = Math.min(availableParallelism(), MAX_WORKERS);
  const workers: Worker[] = [];
  const idle: Worker[] = [];
  let runs = 0;

  const acquire = (): Worker => {
    const worker = idle.pop();
    if (worker !== undefined) return worker;
    const started = new Worker(workerFile);
    workers.push(started);
    return started;
  };

  return {
    async run(task, shared, jobs, onResult, nameOf) {
      const run = ++runs;
      let next = 0;
      const lane = async (worker: Worker): Promise<void> => {
        for (let first = true; next < jobs.length; first = false) {
          const start = next;
          const batch = jobs.slice(start, start + BATCH_SIZE);
          next += batch.length;
          const request: TaskRequest = { run, task, shared: first ? shared : undefined, jobs: batch };
          const { results } = await ask(worker, request, () => batch.map(nameOf).join(', '));
          for (const [i, job] of batch.entries()) {
            const result = results[i] ?? { failure: 'no result' };
            invariant('value' in result, `${nameOf(job)} to pass without: ${failureOf(result)}`);
            onResult(result.value as Tasks[typeof task]['result'], start + i);
          }
        }
        idle.push(worker);
      };
      const needed = Math.min(size, Math.ceil(jobs.length / BATCH_SIZE));
      await Promise.all(Array.from({ length: needed }, () => lane(acquire())));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function failureOf(result: TaskAnswer['results'][number]): string {
  return 'failure' in result ? result.failure : '';
}

/** One request and its answer; the thread's end counts as a failure. */
function ask(worker: Worker, request: TaskRequest, names: () => string): Promise<TaskAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      action();
    };
    const onMessage = (answer: TaskAnswer) => settle(() => resolve(answer));
    const onError = (error: Error) =>
      settle(() =>
        reject(new Error(`A worker thread failed on ${names()}: ${error.message}`, { cause: error })),
      );
    const onExit = (code: number) =>
      settle(() => reject(new Error(`A worker thread ended with code ${code} on ${names()}.`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}
