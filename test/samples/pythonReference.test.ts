import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeenRequest, TOKENS } from '../support/recordingServer.ts';
import { endingFaults, faultsOf, type ReferenceSample, referenceSamples } from './referenceSamples.ts';

const tools = resolve(import.meta.dirname, 'python');
/** Path that the runner asks for before each sample. */
const MARKER = '/next-sample/';

let samples: ReferenceSample[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ samples, close } = await referenceSamples('python'));
});

afterAll(() => close());

/** Runs all samples in one Python; the servers live in this process, so that it must not wait. */
async function runAll(): Promise<{ client: string; endings: Record<string, string | null> }> {
  const child = spawn('python3', [join(tools, 'reference.py')], {
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const given = samples.map(({ name, runnable, server }) => ({
    name,
    code: runnable,
    marker: `${server.origin}${MARKER}${name}`,
  }));
  child.stdin.end(JSON.stringify({ token: TOKENS.token, samples: given }));
  const read = async (stream: NodeJS.ReadableStream) => {
    let text = '';
    for await (const chunk of stream) text += chunk;
    return text;
  };
  const [out, errors] = await Promise.all([read(child.stdout), read(child.stderr)]);
  if (out === '') throw new Error(errors);
  return JSON.parse(out);
}

/** What a sample asked: what came between its marker and the next one. */
function askedBy({ name, server }: ReferenceSample): SeenRequest[] {
  const start = server.seen.findIndex(({ path }) => path === MARKER + name) + 1;
  const rest = server.seen.slice(start);
  const end = rest.findIndex(({ path }) => path.startsWith(MARKER));
  return end < 0 ? rest : rest.slice(0, end);
}

it('every Python sample of the API reference asks what it is shown at', async () => {
  const { client, endings } = await runAll();
  const faults = samples.flatMap((sample) => {
    const found = [...endingFaults(sample, endings[sample.name]), ...faultsOf(sample, askedBy(sample))];
    return found.map((fault) => `${sample.name}: ${fault}`);
  });
  const own = samples.filter(({ isClient }) => isClient);
  console.info(`Python ran ${samples.length} samples, ${own.length} of them with ${client}.`);
  expect(own.length).toBeGreaterThan(90);
  expect(faults).toEqual([]);
});
