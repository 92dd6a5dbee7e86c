// Bundles a benchmark, since Node 20 cannot run TypeScript, and runs it: `npm run bench:search [folder of a built site]`
// compares search engines.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = resolve(import.meta.dirname, '..');
const [name, folder = join(root, 'site/dist')] = process.argv.slice(2);
const input = { search: 'search/benchSearch.ts' }[name];
const file = join(root, '.cache', `bench-${name}.${process.pid}.mjs`);
const bundle = await rolldown({
  input: join(import.meta.dirname, input),
  platform: 'node',
  external: (id) => !/^[./]/.test(id),
  tsconfig: false,
});
await bundle.write({ file, format: 'esm', codeSplitting: false });
try {
  const { bench } = await import(pathToFileURL(file).href);
  await bench(resolve(folder), join(root, '.cache'));
} finally {
  rmSync(file);
}
