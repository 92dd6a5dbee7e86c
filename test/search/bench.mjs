// Bundles the comparison of search engines, since Node 20 cannot run TypeScript, and runs it on a built site:
// `npm run bench:search [folder of a built site]`.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, '.cache', `bench-search.${process.pid}.mjs`);
const bundle = await rolldown({
  input: join(import.meta.dirname, 'benchSearch.ts'),
  platform: 'node',
  external: (id) => !/^[./]/.test(id),
  tsconfig: false,
});
await bundle.write({ file, format: 'esm' });
try {
  const { benchSearch } = await import(pathToFileURL(file).href);
  await benchSearch(resolve(process.argv[2] ?? join(root, 'dist')), join(root, '.cache'));
} finally {
  rmSync(file);
}
