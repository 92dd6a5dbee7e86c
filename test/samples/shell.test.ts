import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiDescription, ApiOperation } from '../../packages/engine/src/api-reference/apiTypes.ts';
import { apiServer, exampleRequest } from '../../packages/engine/src/api-reference/exampleRequest.ts';
import { contentHash } from '../../packages/engine/src/files/contentHash.ts';
import { apiDescriptions } from '../support/apiDescriptions.ts';
import {
  KEYS,
  type RecordingServer,
  type SeenRequest,
  startRecordingServer,
  TOKENS,
} from '../support/recordingServer.ts';
import { requestSignature } from '../support/requestSignature.ts';
import { runSample } from '../support/runSample.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { codeBlocks } from './codeBlocks.ts';

/** Commands of the API reference that are run: at least one of every service, the others drawn with this seed. */
const COMMANDS = 60;
const SEED = 20251;

const shellFolder = resolve(import.meta.dirname, '../..', 'site/samples/shell');
/** Commands of the pages leave files in the folder that they are run in. */
const scratch = sharedFolder();

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
  cpSync(shellFolder, scratch, { recursive: true });
  writeFileSync(join(scratch, 'file.bin'), 'some bytes');
});

afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

function core(): RecordingServer {
  if (servers.core === undefined) throw new Error('no description of the core');
  return servers.core;
}

function run(command: string[], variables: Record<string, string> = {}) {
  return runSample(command, { cwd: scratch, server: core(), variables });
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
    return run(['sh', 'signed_get.sh', path], variables);
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
    const scripts = readdirSync(shellFolder).filter((name) => name.endsWith('.sh'));
    expect(scripts).toEqual(['first_request.sh', 'signed_get.sh']);
  });
});

it('first_request.sh gets a token for a password, and reads projects with it', async () => {
  core().seen.length = 0;
  // A password whose characters mean something to a shell, to JSON or to sed.
  const line = `printf '%s\\n' 'a "b" \\ $c' | sh first_request.sh researcher`;
  const { status, output } = await run(['bash', '-c', line]);
  expect([status, output]).toEqual([0, expect.stringMatching(/\{.*\}/s)]);
  expect(core().seen.map(({ method, path, query, by }) => `${method} ${path} ${query} ${by}`)).toEqual([
    'POST /api/authenticate  undefined',
    'GET /api/project.json max=5 token',
  ]);
  expect(core().seen[0]?.json).toEqual({ username: 'researcher', password: 'a "b" \\ $c' });
  expect(core().seen.flatMap(({ faults }) => faults)).toEqual([]);
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
    const { status } = await run(['bash', '-c', line]);
    expect([place, line, status]).toEqual([place, line, 0]);
    expectRight(core().seen, line.startsWith('curl') ? undefined : 'signature');
  }
});

it('curl commands of the API reference ask for what the description has, as it has it, and show who is asking', async () => {
  const drawn = draw();
  for (const server of Object.values(servers)) server.seen.length = 0;
  const script = drawn.map(({ operation, description }) => commandOf(operation, description)).join('\n');
  const ended = await run(['bash', '-c', script], { CYTOMINE_TOKEN: TOKENS.token });
  expect(ended).toEqual({ status: 0, output: '' });
  expect(drawn.length).toBeGreaterThanOrEqual(COMMANDS);
  console.log(`curl sent ${drawn.length} commands of the API reference, seed ${SEED}.`);
  const wanted = drawn.map(({ operation, description }) => {
    const { authorization } = exampleRequest(operation, description);
    const isByToken = authorization.some(([, value]) => value.startsWith('Bearer '));
    const by = authorization.length === 0 ? undefined : isByToken ? 'token' : 'signature';
    return { name: description.name, id: operation.id, by, faults: [] };
  });
  // Each server has its requests in the order of the script.
  for (const [name, { seen }] of Object.entries(servers))
    expect(seen.map(({ operation, by, faults }) => ({ name, id: operation?.id, by, faults }))).toEqual(
      wanted.filter((one) => one.name === name),
    );
  expect(new Set(wanted.map(({ by }) => by))).toEqual(new Set(['token', 'signature', undefined]));
});

/** One operation of every service, and others at random, always the same. */
function draw(): Drawn[] {
  const ranked = descriptions
    .flatMap(({ description }) =>
      description.services.flatMap(({ operations }) =>
        operations.map((operation) => ({
          operation,
          description,
          rank: contentHash(String(SEED), operation.id),
        })),
      ),
    )
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const first = new Map(ranked.map((one) => [one.operation.file, one]));
  return [...new Set([...first.values(), ...ranked])].slice(0, Math.max(COMMANDS, first.size));
}

/** The command as a reader runs it, who has put a server into it and a signature into the environment. */
function commandOf(operation: ApiOperation, description: ApiDescription): string {
  const { method, target } = exampleRequest(operation, description);
  const code = operation.samples.find(({ language }) => language === 'bash')?.code ?? '';
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
