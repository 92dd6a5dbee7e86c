// The test command: every gate of the project, one after the other, and a plain last line with the counts.
// With `--all`: every page, long fuzzing, all faults and all hosts; takes its time.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './support/chromium.mjs';
import { RUN_LIMIT_MS } from './support/limits.mjs';
import { ensurePrograms } from './support/packages.mjs';

const isAll = process.argv.includes('--all');
const end = Date.now() + (isAll ? RUN_LIMIT_MS.all : RUN_LIMIT_MS.some);
const scratch = mkdtempSync(join(tmpdir(), 'docs-test-'));
const bin = (name) => join('node_modules', '.bin', name);
let passed = 0;
let failed = 0;
const projects = [];
/** What failed, told once more at the end, where it is looked for. */
const failures = [];

/** Runs a command until it ends, at the latest at the end of the run. */
function run(command, args, env = {}) {
  const timeout = Math.max(1, end - Date.now());
  return spawnSync(command, args, { stdio: 'inherit', timeout, env: { ...process.env, ...env } });
}

/** Runs one command as one check. */
function check(name, command, args) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const { status } = run(command, args);
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (status === 0) {
    passed++;
    console.log(`ok: ${name} (${took})`);
  } else fail(`${name} (${took})`);
  return status === 0;
}

/** Runs one Vitest project and counts its tests; a run that breaks before any test counts as one failure. */
function vitest(project) {
  const report = join(scratch, `${project}.json`);
  console.log(`\n== tests: ${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = run(bin('vitest'), ['run', '--project', project, ...reporters], {
    CHROME: browser,
    ...(isAll && { TEST_ALL: '1' }),
  });
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    passed += numPassedTests;
    failed += numFailedTests;
    failures.push(...testResults.flatMap(failedTests));
    projects.push({ name: project, passed: numPassedTests, failed: numFailedTests });
    if (numPendingTests + numTodoTests > 0)
      fail(`${project}: ${numPendingTests + numTodoTests} tests were skipped`);
    if (status !== 0 && numFailedTests === 0) fail(`${project}: the run itself failed`);
    if (numPassedTests === 0) fail(`${project}: no test ran`);
  } catch {
    fail(`${project}: no report was written`);
  }
}

/** The failed tests of one file, each with the beginning of what it said. */
function failedTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `${relative(process.cwd(), name)}: ${fullName}\n${failureMessages.join('\n').slice(0, 1500)}`,
    );
}

function fail(message) {
  console.log(`FAILED: ${message}`);
  failures.push(message);
  failed++;
}

const browser = ensureChromium();
ensurePrograms();
check('format and lint', bin('biome'), ['ci', '--error-on-warnings', '.']);
for (const part of [
  'packages/engine/tsconfig.pure.json',
  'packages/engine',
  'packages/engine/src/client',
  'test',
])
  check(`types: ${part}`, bin('tsc'), ['-p', part]);
check('spelling', bin('cspell'), [
  'lint',
  '--no-progress',
  '--quiet',
  'site/docs/**/*.md',
  '*.md',
  'packages/engine/*.md',
  'site/glossary.yml',
]);
vitest('unit');
if (check('build', process.execPath, ['packages/engine/cli.mjs', 'build'])) vitest('site');
if (!isAll) {
  // For the page on quality.
  mkdirSync('site/.cache/quality', { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync('site/.cache/quality/tests.json', JSON.stringify({ name: 'tests', date, projects }));
}
rmSync(scratch, { recursive: true, force: true });
for (const failure of failures) console.log(`\nFAILED: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
