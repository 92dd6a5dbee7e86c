import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coreDescription } from '../support/apiDescriptions.ts';
import { findProgram } from '../support/packages.mjs';
import { type OwnAnswers, type RecordingServer, startRecordingServer } from '../support/recordingServer.ts';
import { runSample } from '../support/runSample.ts';
import { newFolder } from '../support/temporaryFolder.ts';

const folder = resolve(import.meta.dirname, '../../site/samples/task/point-grid');
const javaSample = resolve(import.meta.dirname, '../../site/samples/java/RunTask.java');
const java = findProgram('java');
const RUN = '6f1d7f3e-0000-4000-8000-000000000001';
const RUN_PATH = `/api/app-engine/project/7/task-runs/${RUN}`;
const OUTPUTS = [
  { param_name: 'count', type: 'INTEGER', value: 6 },
  { param_name: 'points', type: 'ARRAY', value: [{ index: 0, value: '{}' }] },
];
const args = ['7', '42', '99', '100'];

/** The states that the run goes through, and a status with which the core refuses its inputs. */
let states: string[];
let refusal: number | undefined;
let server: RecordingServer;

const answers: OwnAnswers = {
  createTaskRunByVersion: () => ({ id: RUN, state: 'CREATED' }),
  provisionTaskRun: () => refusal,
  getTaskRun: () => ({ id: RUN, state: states.shift() }),
  listTaskRunOutputs: () => OUTPUTS,
};

beforeEach(async () => {
  states = [];
  refusal = undefined;
  server = await startRecordingServer(await coreDescription(), answers);
});

afterEach(() => server.close());

function run(command: string[], variables: Record<string, string> = {}) {
  return runSample(command, { cwd: folder, server, variables: { POLL_SECONDS: '0', ...variables } });
}

/** The requests that run the task, each signed and as the description has it. */
function expectRun(looks: number): void {
  expect(server.seen.flatMap(({ faults }) => faults)).toEqual([]);
  expect(server.seen.every(({ by }) => by === 'signature')).toBe(true);
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/app-engine/project/7/tasks/org.example.stereology.pointgrid/1.0.0/runs',
    `PUT ${RUN_PATH}/input-provisions`,
    `POST ${RUN_PATH}/state-actions`,
    ...Array(looks).fill(`GET ${RUN_PATH}`),
    `GET ${RUN_PATH}/outputs`,
  ]);
  expect(server.seen.slice(0, 3).map(({ json, type }) => [json, type])).toEqual([
    [{ image: 42 }, 'application/json'],
    [
      [
        { param_name: 'region', value: 99, type: { id: 'geometry' } },
        { param_name: 'spacing', value: 100, type: { id: 'integer' } },
      ],
      'application/json',
    ],
    [{ desired: 'RUNNING' }, 'application/json'],
  ]);
}

describe('run_task.py', () => {
  it('makes a run, gives it its inputs, starts it, waits, and reads its outputs', async () => {
    states = ['PENDING', 'FINISHED'];
    expect(await run(['python3', 'run_task.py', ...args])).toEqual({
      status: 0,
      output: 'PENDING\nFINISHED\ncount 6\npoints 1\n',
    });
    expectRun(2);
  });

  it('ends when the run has failed, stays as it is, or is refused', async () => {
    const failing = async (message: string, variables = {}) =>
      expect(await run(['python3', 'run_task.py', ...args], variables)).toEqual({
        status: 1,
        output: expect.stringContaining(message),
      });
    states = ['FAILED'];
    await failing('The run has failed');
    await failing(`Still QUEUING after -1 seconds: run ${RUN}.`, { WAIT_SECONDS: '-1' });
    refusal = 400;
    await failing('answered 400: {"errors":{"message":"Refused: 400"}}');
  });
});

it('upload_bundle.sh sends the bundle as the part "task" of a signed request', async () => {
  const bundle = join(newFolder(), 'bundle.zip');
  writeFileSync(bundle, 'PK-content');
  expect(await run(['sh', 'upload_bundle.sh', bundle])).toMatchObject({ status: 0 });
  expect(server.seen).toMatchObject([{ by: 'signature', operation: { id: 'uploadAppEngineTask' } }]);
  expect(server.seen[0]?.text).toContain('name="task"; filename="bundle.zip"');
  expect(server.seen[0]?.text).toContain('PK-content');
});

it.skipIf(java === undefined)(
  'RunTask.java makes the same calls, each body with a content type',
  async () => {
    states = ['FINISHED'];
    expect(await run([java ?? '', javaSample, ...args])).toEqual({
      status: 0,
      output: `FINISHED\n${JSON.stringify(OUTPUTS)}\n`,
    });
    expectRun(1);
  },
);
