import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../support/temporaryFolder.ts';
import { checkers } from './checkers.ts';
import { type CodeBlock, codeBlocks } from './codeBlocks.ts';

const blocks = await codeBlocks();
const proved = blocks.filter(({ proof }) => proof !== undefined);

/** Longer than this, code that somebody runs is a file of its own. */
const MOST_LINES_IN_A_PAGE = 2;

describe('the code of the pages', () => {
  it('has a verdict for every block', () => {
    expect(proved.length).toBeGreaterThan(200);
    expect(blocks.filter(({ proof }) => proof?.by === 'nothing').map(({ place }) => place)).toEqual([]);
  });

  it.each(Object.keys(checkers))('is right where it says "%s"', (words) => {
    const check = checkers[words] ?? (() => []);
    const marked = proved.filter(({ proof }) => wordsOf(proof) === words);
    expect(marked.flatMap(({ place, code }) => check(code).map((problem) => `${place}: ${problem}`))).toEqual(
      [],
    );
  });

  it('says nothing that no test does', () => {
    const tests = readdirSync('test/samples', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.endsWith('codeBlocks.test.ts'))
      .map((file) => readFileSync(join('test/samples', file), 'utf8'))
      .join('\n');
    const unknown = proved.filter(
      ({ proof, sample }) =>
        (proof?.verdict === 'parsed' || (proof?.verdict === 'checked' && !isNamed(tests, sample ?? '?'))) &&
        checkers[wordsOf(proof)] === undefined,
    );
    expect(unknown.map(({ place }) => place)).toEqual([]);
    const ran = proved.filter(({ proof }) => proof?.verdict === 'ran');
    expect(ran.filter(({ sample }) => sample === undefined).map(({ place }) => place)).toEqual([]);
    expect(ran.filter(({ sample }) => !isNamed(tests, sample ?? '')).map(({ place }) => place)).toEqual([]);
  });

  it('holds no key and no password', () => {
    const held = blocks.filter(
      ({ sample = '', code }) =>
        /\.(?:java|js|py|sh)$/.test(sample) && /[0-9a-f]{8}-[0-9a-f]{4}-|password: '/.test(code),
    );
    expect(held.map(({ place }) => place)).toEqual([]);
  });

  it('stands in a file when it is longer than two lines', () => {
    const long = proved.filter(
      ({ page, sample, code, language }) =>
        page.startsWith('docs/admin-guide/') &&
        sample === undefined &&
        language !== 'json' &&
        code.trimEnd().split('\n').length > MOST_LINES_IN_A_PAGE,
    );
    expect(long.map(({ place }) => place)).toEqual([]);
  });

  it('has shell that ShellCheck accepts, where it is installed', () => {
    const shell = proved.filter(({ language }) => language === 'bash' || language === 'sh');
    expect(shell.length).toBeGreaterThan(200);
    expect(shellProblems(shell)).toEqual([]);
  });
});

function wordsOf(proof: CodeBlock['proof']): string {
  return `${proof?.verdict} ${proof?.verdict === 'parsed' ? 'by' : 'with'} ${proof?.by}`;
}

/** A test names a sample by its path, or a folder of samples that it runs. */
function isNamed(tests: string, sample: string): boolean {
  const folder = sample.slice(0, sample.lastIndexOf('/'));
  return tests.includes(sample) || tests.includes(`${folder}'`) || tests.includes(`${folder}/\``);
}

/** Lines to be pasted change the folder and set variables for later lines, which a whole script would not. */
const OF_SCRIPTS_ONLY = 'SC2164,SC2034';

function shellProblems(shell: readonly CodeBlock[]): string[] {
  const folder = newFolder();
  const files = shell.map(({ code }, index) => {
    writeFileSync(join(folder, `${index}.sh`), code);
    return `${index}.sh`;
  });
  const options = ['-s', 'bash', '-f', 'gcc', '-S', 'warning', '-e', OF_SCRIPTS_ONLY];
  const { error, stdout } = spawnSync('shellcheck', [...options, ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) return [];
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^(\d+)\.sh/, (_, index) => shell[Number(index)]?.place ?? ''));
}
