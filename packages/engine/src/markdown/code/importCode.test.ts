import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileText } from '../../../../../test/support/compileText.ts';

const TITLE = '---\ntitle: A\n---\n';
const SAMPLES: Record<string, string> = {
  'samples/a.py':
    'import x\n# region main\n    if x:\n        run()\n    # region inner\n    stop()\n    # endregion inner\n# endregion main\n',
  'samples/a.ts': '// #region one\none\n// #endregion one\n//region two\ntwo\n//endregion two\n',
  'samples/a.css': '/* #region main */\nb {}\n/*#endregion main*/\n',
  'samples/a.c': '#pragma region main\nint a;\n#pragma endregion main\n',
  'samples/a.html': '<!-- #region main -->\n<p>a</p>\n<!-- #endregion main -->\n',
  'samples/a.sh': '#region main\necho a\n#endregion main\n',
  'samples/a.bat': '::#region main\necho\n::#endregion main\n',
  'samples/crlf.txt': 'a\r\nb\r\n',
};

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  mkdirSync(join(root, 'site/samples/folder'), { recursive: true });
  for (const [path, text] of Object.entries(SAMPLES)) writeFileSync(join(root, 'site', path), text);
  writeFileSync(join(root, 'secret.txt'), 'secret');
});

afterAll(() => rmSync(root, { recursive: true }));

const compile = (line: string) => compileText(TITLE + line, { root: join(root, 'site') });

/** Text of the code block, and the classes of its lines. */
async function codeOf(line: string) {
  const { html } = await compile(line);
  const code = /<code>([\s\S]*)\n<\/code>/.exec(html)?.[1] ?? '';
  const marked = [...code.matchAll(/class="(line[^"]*)"/g)].map(([, name]) => name);
  return { text: code.replace(/<[^>]*>/g, ''), marked, language: /data-lang="([^"]*)"/.exec(html)?.[1] };
}

describe('<<<', () => {
  it.each([
    ['<<< @/samples/a.py', SAMPLES['samples/a.py']?.trimEnd(), 'py'],
    ['<<<@/samples/a.sh#main', 'echo a', 'sh'],
    ['   <<< @/samples/a.sh#main', 'echo a', 'sh'],
    ['<<< ./samples/a.sh#main', 'echo a', 'sh'],
    ['<<< @/samples/a.py#main', 'if x:\n    run()\nstop()', 'py'],
    ['<<< @/samples/a.py#inner', 'stop()', 'py'],
    ['<<< @/samples/a.ts#one', 'one', 'ts'],
    ['text\n<<< @/samples/a.ts#two\nmore', 'two', 'ts'],
    ['<<< @/samples/a.css#main', 'b {}', 'css'],
    ['<<< @/samples/a.c#main', 'int a;', 'c'],
    ['<<< @/samples/a.html#main', '&lt;p&gt;a&lt;/p&gt;', 'html'],
    ['<<< @/samples/crlf.txt', 'a\nb', 'txt'],
  ])('%s', async (line, text, language) => {
    const code = await codeOf(line);
    expect(code.text).toBe(text);
    expect(code.language).toBe(language);
  });

  it.each(['<<< @/samples/a.ts#one {1}', '<<< @/samples/a.ts#one{1}', '<<< @/samples/a.ts#one { 1 }'])(
    '%s highlights lines',
    async (line) => {
      expect((await codeOf(line)).marked).toEqual(['line highlighted']);
    },
  );

  it('notes the file, so that a change of it compiles the page again', async () => {
    expect((await compile('<<< @/samples/a.ts#one')).dependencies).toEqual(['samples/a.ts']);
    expect((await compile('<<< @/samples/new.ts')).dependencies).toEqual(['samples/new.ts']);
  });

  it('is text in code, and when it is indented by four', async () => {
    expect((await compile('```\n<<< @/samples/none\n```\n\n    <<< @/samples/none\n')).problems).toEqual([]);
  });

  it.each([
    ['<<< @/samples/none.py', 'the imported file "samples/none.py" does not exist.'],
    ['<<< @/samples/folder', 'the imported file "samples/folder" does not exist.'],
    ['<<< @/', 'the import "@/" leads out of the site.'],
    ['<<< @/../secret.txt', 'the import "@/../secret.txt" leads out of the site.'],
    ['<<< ../secret.txt', 'the import "../secret.txt" leads out of the site.'],
    ['<<< @/../site-of-others/a.txt', 'the import "@/../site-of-others/a.txt" leads out of the site.'],
    ['<<< @/samples/a.ts#three', '"samples/a.ts" has no region "three".'],
    ['<<< @/samples/a.bat#main', '"samples/a.bat" has no region "main".'],
  ])('%s is an error with its line', async (line, message) => {
    const { problems, html } = await compile(`\n${line}\n`);
    expect(problems).toMatchObject([{ severity: 'error', file: 'docs/guide/page.md', line: 5, message }]);
    expect(html).not.toContain('secret');
  });

  it('suggests the region that was meant', async () => {
    expect((await compile('<<< @/samples/a.py#mian')).problems[0]?.hint).toBe('Did you mean "main"?');
  });
});
