import { openAsBlob, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOKENS } from '../support/recordingServer.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { endingFaults, faultsOf, type ReferenceSample, referenceSamples } from './referenceSamples.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = sharedFolder();
/** What a sample imports, by the name of the module. */
type Modules = Record<string, Record<string, unknown>>;

let samples: ReferenceSample[];
let close: () => Promise<void>;
let modules: Modules;

beforeAll(async () => {
  ({ samples, close } = await referenceSamples('javascript'));
  modules = {
    'cytomine-client': await bundleClient(),
    'node:fs': { openAsBlob: (name: string) => openAsBlob(anyFile(name)) },
    'node:fs/promises': { readFile: (name: string) => readFile(anyFile(name)) },
  };
});

afterAll(() => close());

/** The client as a module that Node takes: its own source leaves the endings of imported files out. */
async function bundleClient(): Promise<Record<string, unknown>> {
  const input = join(root, 'node_modules/cytomine-client/src/index.js');
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const file = join(folder, 'client.mjs');
  writeFileSync(file, output[0].code);
  return import(pathToFileURL(file).href);
}

/** The file that samples send is any. */
function anyFile(name: string): string {
  return name === 'file.bin' ? join(root, 'package.json') : name;
}

/** Runs a sample as the body of a function: its imports become variables. */
async function run({ runnable }: ReferenceSample): Promise<void> {
  const code = runnable.replace(
    /^import (\{.*\}) from '([^']+)';$/gm,
    (_, names: string, module: string) => `const ${names} = modules['${module}'];`,
  );
  const parameters = ['modules', 'process', 'console'];
  const body = new Function(...parameters, `return (async () => {\n${code}\n})();`);
  const env = {
    CYTOMINE_TOKEN: TOKENS.token,
    NEW_PASSWORD: 'a new one',
    PASSWORD: 'the old one',
    PUBLIC_KEY: 'key',
    SIGNATURE: 'signature',
    DATE: new Date().toUTCString(),
  };
  Object.assign(modules['cytomine-client']?.Cytomine as object, { _instance: undefined });
  await body(modules, { env }, { log: () => undefined });
}

it('every JavaScript sample of the API reference asks what it is shown at', async () => {
  const faults: string[] = [];
  for (const sample of samples) {
    sample.server.seen.length = 0;
    const error = await run(sample).then(
      () => undefined,
      (problem: unknown) => String(problem),
    );
    const found = [...endingFaults(sample, error), ...faultsOf(sample, sample.server.seen)];
    faults.push(...found.map((fault) => `${sample.name}: ${fault}`));
  }
  const own = samples.filter(({ isClient }) => isClient);
  console.info(`Node ran ${samples.length} JavaScript samples, ${own.length} of them with the client.`);
  expect(own.length).toBeGreaterThan(150);
  expect(faults).toEqual([]);
});
