// Gathers what the tests measured last into `data/quality.json`, which the page on quality shows. Invents nothing: what no
// test has written is not there.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const MEASURED = join(ROOT, 'site/.cache/quality');
const TARGET = join(ROOT, 'site/data/quality.json');

mkdirSync(MEASURED, { recursive: true });
const read = (name) => JSON.parse(readFileSync(join(MEASURED, name), 'utf8'));
const names = readdirSync(MEASURED)
  .filter((name) => name.endsWith('.json'))
  .sort();
const checks = names.filter((name) => name !== 'tests.json').map(read);
const tests = names.includes('tests.json') ? read('tests.json') : undefined;
const machine = {
  cores: cpus().length,
  node: process.versions.node,
  system: `${process.platform} ${process.arch}`,
};
const quality = { machine, ...(tests ? { tests } : {}), checks };
writeFileSync(TARGET, `${JSON.stringify(quality, null, 2)}\n`);
console.log(`${checks.length} checks with figures, in ${TARGET}`);
