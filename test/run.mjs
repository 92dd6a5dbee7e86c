// The test command: every gate of the project, one after the other, and a plain last line with the counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './support/chromium.mjs';
import { ensurePrograms } from './support/packages.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'docs-test-'));
const bin = (name) => join('node_modules', '.bin', name);
let passed = 0;
let failed = 0;
const projects = [];

/** Runs one command as one check. */
function check(name, command, args) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  console.log(
    `${status === 0 ? 'ok' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
  return status === 0;
}

/** Runs one Vitest project and counts its tests; a run that breaks before any test counts as one failure. */
function vitest(project) {
  const report = join(scratch, `${project}.json`);
  console.log(`\n== tests: ${project}`);
  const { status } = spawnSync(
    bin('vitest'),
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: 'inherit', env: { ...process.env, CHROME: browser } },
  );
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    count(numPassedTests, numFailedTests);
    projects.push({ name: project, passed: numPassedTests, failed: numFailedTests });
    if (numPendingTests + numTodoTests > 0)
      fail(`${project}: ${numPendingTests + numTodoTests} tests were skipped`);
    if (status !== 0 && numFailedTests === 0) fail(`${project}: the run itself failed`);
    if (numPassedTests === 0) fail(`${project}: no test ran`);
  } catch {
    fail(`${project}: no report was written`);
  }
}

function count(good, bad) {
  passed += good;
  failed += bad;
}

function fail(message) {
  console.log(`FAILED: ${message}`);
  failed++;
}

const browser = ensureChromium();
ensurePrograms();
check('format and lint', bin('biome'), ['ci', '--error-on-warnings', '.']);
for (const part of ['engine/shared', 'engine/node', 'engine/app', 'test'])
  check(`types: ${part}`, bin('tsc'), ['-p', part]);
check('spelling', bin('cspell'), [
  'lint',
  '--no-progress',
  '--quiet',
  'docs/**/*.md',
  '*.md',
  'glossary.yml',
]);
vitest('unit');
if (check('build', process.execPath, ['engine/run.mjs', 'build'])) vitest('site');
// For the page on quality.
mkdirSync('.cache/quality', { recursive: true });
const date = new Date().toISOString().slice(0, 10);
writeFileSync('.cache/quality/tests.json', JSON.stringify({ name: 'tests', date, projects }));
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
