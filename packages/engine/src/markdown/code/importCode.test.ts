import { beforeEach, describe, expect, it } from 'vitest';
import { compileText } from '../../../../../test/support/compileText.ts';
import { temporaryFolder } from '../../../../../test/support/temporaryFolder.ts';

const TITLE = '---\ntitle: A\n---\n';
const SAMPLES: Record<string, string> = {
  'samples/a.py':
    'import x\n# region main\n    if x:\n        run()\n    # region inner\n    stop()\n    # endregion inner\n# endregion main\n',
  'samples/a.ts': '// #region one\none\n// #endregion one\n//region two\ntwo\n//endregion two\n',
  'samples/a.c': '#pragma region main\nint a;\n#pragma endregion main\n',
  'samples/a.html': '<!-- #region main -->\n<p>a</p>\n<!-- #endregion main -->\n',
  'samples/a.sh': '#region main\necho a\n#endregion main\n',
  'samples/a.bat': '::#region main\necho\n::#endregion main\n',
  'samples/crlf.txt': 'a\r\nb\r\n',
};

const folder = temporaryFolder();

beforeEach(() => {
  for (const [path, text] of Object.entries(SAMPLES)) folder.write(`site/${path}`, text);
  folder.write('site/samples/folder/a.txt');
  folder.write('secret.txt', 'secret');
});

const compile = (line: string) => compileText(TITLE + line, { root: folder.at('site') });

describe('<<<', () => {
  it.each([
    ['<<< @/samples/a.py', SAMPLES['samples/a.py']?.trimEnd(), 'py'],
    ['<<<@/samples/a.sh#main', 'echo a', 'sh'],
    ['   <<< @/samples/a.sh#main', 'echo a', 'sh'],
    ['<<< ./samples/a.sh#main', 'echo a', 'sh'],
    ['<<< @/samples/a.py#main', 'if x:\n    run()\nstop()', 'py'],
    ['<<< @/samples/a.ts#one', 'one', 'ts'],
    ['text\n<<< @/samples/a.ts#two\nmore', 'two', 'ts'],
    ['<<< @/samples/a.c#main', 'int a;', 'c'],
    ['<<< @/samples/a.html#main', '&lt;p&gt;a&lt;/p&gt;', 'html'],
    ['<<< @/samples/crlf.txt', 'a\nb', 'txt'],
  ])('%s', async (line, text, language) => {
    const { html } = await compile(line);
    expect(/<code>([\s\S]*)\n<\/code>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe(text);
    expect(html).toContain(`data-lang="${language}"`);
  });

  it.each(['{1}', ' {1}', ' { 1 }'])('highlights the lines of "%s", and notes the file', async (lines) => {
    const { html, dependencies } = await compile(`<<< @/samples/a.ts#one${lines}`);
    expect(html.match(/class="line[^"]*"/g)).toEqual(['class="line highlighted"']);
    // A change of the file compiles the page again.
    expect(dependencies).toEqual(['samples/a.ts']);
  });

  it('is text in code, and when it is indented by four', async () => {
    expect((await compile('```\n<<< @/samples/none\n```\n\n    <<< @/samples/none\n')).problems).toEqual([]);
  });

  it.each([
    ['<<< @/samples/none.py', 'the imported file "samples/none.py" does not exist.'],
    ['<<< @/samples/folder', 'the imported file "samples/folder" does not exist.'],
    ['<<< @/', 'the import "@/" leads out of the site.'],
    ['<<< @/../secret.txt', 'the import "@/../secret.txt" leads out of the site.'],
    ['<<< @/../site-of-others/a.txt', 'the import "@/../site-of-others/a.txt" leads out of the site.'],
    ['<<< @/samples/a.ts#three', '"samples/a.ts" has no region "three".'],
    ['<<< @/samples/a.bat#main', '"samples/a.bat" has no region "main".'],
  ])('%s is an error with its line', async (line, message) => {
    const { problems, html } = await compile(`\n${line}\n`);
    expect(problems).toMatchObject([{ severity: 'error', file: 'docs/guide/page.md', line: 5, message }]);
    expect(html).not.toContain('secret');
  });

  it('notes a file that is not there yet, and suggests the region that was meant', async () => {
    expect((await compile('<<< @/samples/new.ts')).dependencies).toEqual(['samples/new.ts']);
    expect((await compile('<<< @/samples/a.py#mian')).problems[0]?.hint).toBe('Did you mean "main"?');
  });
});
