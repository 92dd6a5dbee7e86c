import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiServer } from '../../packages/engine/src/api-reference/apiServer.ts';
import type { ApiDescription, ApiOperation } from '../../packages/engine/src/api-reference/apiTypes.ts';
import { exampleRequest } from '../../packages/engine/src/api-reference/exampleRequest.ts';
import { samplesOf } from '../../packages/engine/src/api-reference/samples.ts';
import { apiDescriptions } from '../support/apiDescriptions.ts';
import {
  KEYS,
  type RecordingServer,
  type SeenRequest,
  startRecordingServer,
  TOKENS,
} from '../support/recordingServer.ts';
import { requestSignature } from '../support/requestSignature.ts';
import { codeBlocks } from './codeBlocks.ts';

/** Commands of the API reference that are run: at least one of every service, the others drawn with this seed. */
const COMMANDS = 60;
const SEED = 20251;

const root = resolve(import.meta.dirname, '../..');
const shellFolder = 'site/samples/shell';
const scratch = mkdtempSync(join(tmpdir(), 'shell-samples-'));

interface Drawn {
  operation: ApiOperation;
  description: ApiDescription;
}

let descriptions: { name: string; description: ApiDescription }[] = [];
let servers: Record<string, RecordingServer> = {};

beforeAll(async () => {
  descriptions = await apiDescriptions();
  servers = Object.fromEntries(
    await Promise.all(
      descriptions.map(
        async ({ name, description }) =>
          [
            name,
            await startRecordingServer(description, name === 'core' ? { authenticate: () => TOKENS } : {}),
          ] as const,
      ),
    ),
  );
  writeFileSync(join(scratch, 'file.bin'), 'some bytes');
});

afterAll(async () => {
  rmSync(scratch, { recursive: true });
  await Promise.all(Object.values(servers).map((server) => server.close()));
});

function core(): RecordingServer {
  if (servers.core === undefined) throw new Error('no description of the core');
  return servers.core;
}

interface Ended {
  status: number;
  output: string;
}

function run(
  program: string,
  args: string[],
  cwd: string,
  variables: Record<string, string> = {},
): Promise<Ended> {
  const account = {
    CYTOMINE_HOST: core().origin,
    CYTOMINE_PUBLIC_KEY: KEYS.publicKey,
    CYTOMINE_PRIVATE_KEY: KEYS.privateKey,
  };
  const env = { ...process.env, ...account, ...variables };
  return new Promise((done) =>
    execFile(program, args, { cwd, env }, (error, stdout, stderr) =>
      done({ status: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    ),
  );
}

/** What has to be true of every request that a page tells the reader to make. */
function expectRight(seen: readonly SeenRequest[], by: SeenRequest['by']): void {
  expect(seen).toHaveLength(1);
  expect(seen[0]?.faults).toEqual([]);
  expect(seen[0]?.by).toBe(by);
}

describe('signed_get.sh', () => {
  const call = async (path: string, variables = {}) => {
    core().seen.length = 0;
    return run('sh', ['signed_get.sh', path], join(root, shellFolder), variables);
  };

  it.each([
    '/api/project.json',
    '/api/project.json?max=5',
    '/api/project/42/imageinstance.json?max=5&name%5Blike%5D=a',
    '/server/ping',
  ])('signs %s', async (path) => {
    const { status, output } = await call(path);
    expect([status, output]).toEqual([0, expect.stringMatching(/\{.*\}/)]);
    expectRight(core().seen, 'signature');
  });

  it('fails with a wrong key', async () => {
    const { status, output } = await call('/api/project.json', { CYTOMINE_PRIVATE_KEY: 'another' });
    expect([status, output]).toEqual([22, expect.stringContaining('Authorization required')]);
  });

  it('is named by the proofs, as is every other script of its folder', () => {
    expect(readdirSync(join(root, shellFolder))).toEqual(['first_request.sh', 'signed_get.sh']);
  });
});

describe('first_request.sh', () => {
  it('gets a token for a password, and reads projects with it', async () => {
    core().seen.length = 0;
    // A password whose characters mean something to a shell, to JSON or to sed.
    const line = `printf '%s\\n' 'a "b" \\ $c' | sh first_request.sh researcher`;
    const { status, output } = await run('bash', ['-c', line], join(root, shellFolder));
    expect([status, output]).toEqual([0, expect.stringMatching(/\{.*\}/s)]);
    expect(core().seen.map(({ method, path, query, by }) => `${method} ${path} ${query} ${by}`)).toEqual([
      'POST /api/authenticate  undefined',
      'GET /api/project.json max=5 token',
    ]);
    expect(core().seen[0]?.json).toEqual({ username: 'researcher', password: 'a "b" \\ $c' });
    expect(core().seen.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

it('every line of the pages that calls the server with curl is understood', async () => {
  const lines = (await codeBlocks())
    .filter(({ sample, language }) => sample === undefined && /^(?:ba|z)?sh$/.test(language))
    .flatMap(({ place, code }) =>
      code
        .trim()
        .split('\n')
        .map((line) => ({ place, line: line.trim() })),
    )
    .filter(({ line }) => /^curl .*CYTOMINE_HOST|^sh signed_get\.sh/.test(line));
  expect(lines.length).toBeGreaterThan(4);
  for (const { place, line } of lines) {
    core().seen.length = 0;
    const { status } = await run('bash', ['-c', line], join(root, shellFolder));
    expect([place, line, status]).toEqual([place, line, 0]);
    expectRight(core().seen, line.startsWith('curl') ? undefined : 'signature');
  }
});

describe('curl commands of the API reference', () => {
  let ended: Ended = { status: -1, output: '' };
  let drawn: Drawn[] = [];
  let seen: SeenRequest[] = [];

  beforeAll(async () => {
    drawn = draw();
    for (const server of Object.values(servers)) server.seen.length = 0;
    const script = drawn.map(({ operation, description }) => commandOf(operation, description)).join('\n');
    ended = await run('bash', ['-c', script], scratch, { CYTOMINE_TOKEN: TOKENS.token });
    const left = Object.fromEntries(
      Object.entries(servers).map(([name, server]) => [name, [...server.seen]]),
    );
    seen = drawn.flatMap(({ description }) => left[description.name]?.shift() ?? []);
    const services = new Set(drawn.map(({ operation }) => operation.file)).size;
    console.log(
      `curl sent ${drawn.length} commands of ${services} services of the API reference, seed ${SEED}.`,
    );
  });

  it('end well', () => {
    expect(ended).toEqual({ status: 0, output: '' });
  });

  it('are of every service', () => {
    const all = descriptions.flatMap(({ description }) => description.services).filter(hasOperations);
    expect(new Set(drawn.map(({ operation }) => operation.file))).toEqual(
      new Set(all.map(({ file }) => file)),
    );
    expect(drawn).toHaveLength(Math.max(COMMANDS, all.length));
  });

  it('ask for what the description has, as it has it', () => {
    expect(seen.map(({ operation }) => operation?.id)).toEqual(drawn.map(({ operation }) => operation.id));
    expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('show who is asking, by a token or a right signature', () => {
    const wanted = drawn.map(({ operation, description }) => {
      const { authorization } = exampleRequest(operation, description);
      return authorization === 'bearer' ? 'token' : authorization;
    });
    expect(seen.map(({ by }) => by)).toEqual(wanted);
    expect(new Set(wanted)).toEqual(new Set(['token', 'signature', undefined]));
  });
});

function hasOperations({ operations }: { operations: readonly unknown[] }): boolean {
  return operations.length > 0;
}

/** One operation of every service, and others at random, always the same. */
function draw(): Drawn[] {
  const random = randomFrom(SEED);
  const ranked = descriptions
    .flatMap(({ description }) =>
      description.services.flatMap(({ operations }) =>
        operations.map((operation) => ({ operation, description })),
      ),
    )
    .map((one) => ({ one, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
  const isFirst = ({ operation }: Drawn, index: number) =>
    ranked.findIndex((other) => other.operation.file === operation.file) === index;
  const first = ranked.filter(isFirst);
  const others = ranked.filter((one, index) => !isFirst(one, index));
  return [...first, ...others.slice(0, Math.max(0, COMMANDS - first.length))];
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The command as a reader runs it, who has put a server into it and a signature into the environment. */
function commandOf(operation: ApiOperation, description: ApiDescription): string {
  const { method, target } = exampleRequest(operation, description);
  const code = samplesOf(operation, description).find(({ language }) => language === 'bash')?.code ?? '';
  const { origin } = apiServer(description, operation);
  const signature = requestSignature(KEYS.privateKey, {
    method,
    contentType: '',
    date: KEYS.date,
    path: target,
  });
  const server = servers[description.name]?.origin ?? '';
  return [
    `export PUBLIC_KEY='${KEYS.publicKey}' SIGNATURE='${signature}' DATE='${KEYS.date}'`,
    `{ ${code.replaceAll(origin, server)} --silent --show-error > answer.txt; } || echo "${operation.id}: status $?"`,
  ].join('\n');
}
