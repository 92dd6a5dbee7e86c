import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findProgram } from '../support/packages.mjs';

const folder = resolve(import.meta.dirname, '../../site/samples/task/point-grid');
const javaSample = resolve(import.meta.dirname, '../../site/samples/java/RunTask.java');
const java = findProgram('java');
const PUBLIC_KEY = '11111111-2222-3333-4444-555555555555';
const PRIVATE_KEY = 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee';
const RUN = '6f1d7f3e-0000-4000-8000-000000000001';
const TASK = '/api/app-engine/project/7/tasks/org.example.stereology.pointgrid/1.0.0/runs';
const RUN_PATH = `/api/app-engine/project/7/task-runs/${RUN}`;

interface Seen {
  call: string;
  body: string;
  type: string | undefined;
}

/** What the core answers, in the order of the calls. */
type Answers = { call: string; status?: number; body: unknown }[];

/** True when the request is signed as the core 5.1.0 checks it: with its content type, or with none. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  return [headers['content-type'] ?? '', ''].some((type) => {
    const message = `${method}\n\n${type}\n${headers.date}\n${url}`;
    const signature = createHmac('sha1', PRIVATE_KEY).update(message).digest('base64');
    return headers.authorization === `CYTOMINE ${PUBLIC_KEY}:${signature}`;
  });
}

/** A stand-in for the core that notes signed calls and gives the prepared answers. */
async function startCore(answers: Answers): Promise<{ host: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const call = `${request.method} ${request.url}`;
    const answer = answers[seen.length];
    seen.push({
      call,
      body: Buffer.concat(chunks).toString('latin1'),
      type: request.headers['content-type'],
    });
    const status = !isSigned(request) ? 401 : answer?.call === call ? (answer.status ?? 200) : 404;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(status === 401 ? 'unsigned' : (answer?.body ?? {})));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

function run(
  command: string,
  args: string[],
  host: string,
  more: Record<string, string> = {},
): Promise<{ status: number | null; output: string }> {
  const env = {
    ...process.env,
    CYTOMINE_HOST: host,
    CYTOMINE_PUBLIC_KEY: PUBLIC_KEY,
    CYTOMINE_PRIVATE_KEY: PRIVATE_KEY,
    POLL_SECONDS: '0',
    ...more,
  };
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: folder, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', fail);
    child.on('close', (status) => done({ status, output }));
  });
}

const begin: Answers = [
  { call: `POST ${TASK}`, body: { id: RUN, state: 'CREATED' } },
  { call: `PUT ${RUN_PATH}/input-provisions`, body: [] },
  { call: `POST ${RUN_PATH}/state-actions`, body: { status: 'success' } },
];
const args = ['run_task.py', '7', '42', '99', '100'];

describe('run_task.py', () => {
  it('makes a run, gives it its inputs, starts it, waits, and reads its outputs', async () => {
    const outputs = [
      { param_name: 'count', type: 'INTEGER', value: 6 },
      { param_name: 'points', type: 'ARRAY', value: [{ index: 0, value: '{}' }] },
    ];
    const answers: Answers = [
      ...begin,
      { call: `GET ${RUN_PATH}`, body: { state: 'PENDING' } },
      { call: `GET ${RUN_PATH}`, body: { state: 'FINISHED' } },
      { call: `GET ${RUN_PATH}/outputs`, body: outputs },
    ];
    const { host, seen } = await startCore(answers);
    expect(await run('python3', args, host)).toEqual({
      status: 0,
      output: 'PENDING\nFINISHED\ncount 6\npoints 1\n',
    });
    expect(seen.map(({ call }) => call)).toEqual(answers.map(({ call }) => call));
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ image: 42 });
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual([
      { param_name: 'region', value: 99, type: { id: 'geometry' } },
      { param_name: 'spacing', value: 100, type: { id: 'integer' } },
    ]);
    expect(JSON.parse(seen[2]?.body ?? '')).toEqual({ desired: 'RUNNING' });
  });

  it('ends when the run has failed', async () => {
    const { host } = await startCore([...begin, { call: `GET ${RUN_PATH}`, body: { state: 'FAILED' } }]);
    const { status, output } = await run('python3', args, host);
    expect(status).toBe(1);
    expect(output).toContain('The run has failed');
  });

  it('ends when the run stays as it is', async () => {
    const { host } = await startCore(begin);
    const { status, output } = await run('python3', args, host, { WAIT_SECONDS: '-1' });
    expect(status).toBe(1);
    expect(output).toContain(`Still QUEUING after -1 seconds: run ${RUN}.`);
  });

  it('shows the error of the App Engine', async () => {
    const error = { error_code: 'APPE-internal-batch-request-error' };
    const refused = { call: `PUT ${RUN_PATH}/input-provisions`, status: 400, body: error };
    const { host } = await startCore([...begin.slice(0, 1), refused]);
    const { status, output } = await run('python3', args, host);
    expect(status).toBe(1);
    expect(output).toContain(`answered 400: ${JSON.stringify(error)}`);
  });
});

describe('upload_bundle.sh', () => {
  it('sends the bundle as the part "task" of a signed request', async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'bundle-'));
    onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
    const bundle = join(scratch, 'bundle.zip');
    writeFileSync(bundle, 'PK-content');
    const answer = { name: 'Point grid', version: '1.0.0' };
    const { host, seen } = await startCore([{ call: 'POST /api/app-engine/tasks', body: answer }]);
    expect(await run('sh', ['upload_bundle.sh', bundle], host)).toEqual({
      status: 0,
      output: JSON.stringify(answer),
    });
    expect(seen[0]?.body).toContain('name="task"; filename="bundle.zip"');
    expect(seen[0]?.body).toContain('PK-content');
  });
});

it.skipIf(java === undefined)(
  'RunTask.java makes the same calls, each body with a content type',
  async () => {
    const answers: Answers = [
      ...begin,
      { call: `GET ${RUN_PATH}`, body: { id: RUN, state: 'FINISHED' } },
      { call: `GET ${RUN_PATH}/outputs`, body: [{ param_name: 'count', type: 'INTEGER', value: 6 }] },
    ];
    const { host, seen } = await startCore(answers);
    expect(await run(java ?? '', [javaSample, '7', '42', '99', '100'], host)).toEqual({
      status: 0,
      output: 'FINISHED\n[{"param_name":"count","type":"INTEGER","value":6}]\n',
    });
    expect(seen.map(({ call }) => call)).toEqual(answers.map(({ call }) => call));
    expect(seen.slice(0, 3).map(({ body, type }) => [JSON.parse(body), type])).toEqual([
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
  },
  30_000,
);
