import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../../test/support/compileText.ts';

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

describe('fences', () => {
  it('stand in a box with title, language in words and a copy button', async () => {
    expect(await htmlOf(fence('py title="a<b.py"', 'x\ny'))).toBe(
      '<div class="language-py line-numbers-mode" data-lang="py"><div class="code-bar">' +
        '<span class="code-title">a&lt;b.py</span><span class="code-lang">Python</span>' +
        '<button class="code-copy" type="button">Copy</button></div><pre class="language-py"><code>' +
        '<span class="line">x</span>\n<span class="line">y</span>\n</code></pre></div>',
    );
  });

  it('have no copy button where none is wanted', async () => {
    expect(await htmlOf(fence('text nocopy', 'a'))).not.toContain('<button');
  });

  it.each([
    ['{1, 3-4}', ['highlighted', '', 'highlighted', 'highlighted']],
    ['{3-999999999,2-3}', ['', 'highlighted', 'highlighted', 'highlighted']],
  ])('highlight %s, over the end', async (info, classes) => {
    const html = await htmlOf(fence(info, 'a\nb\nc\nd'));
    expect([...html.matchAll(/"line ?([^"]*)"/g)].map(([, name]) => name)).toEqual(classes);
  });

  it.each([
    ['', 'a\nb', true],
    ['js', 'a\nb', true],
    ['js', 'a', false],
    ['text', 'a\nb', false],
  ])('"%s" above %j has line numbers: %s', async (info, code, isNumbered) => {
    const html = await htmlOf(fence(info, code));
    expect(html.includes('line-numbers-mode')).toBe(isNumbered);
    expect(html.includes('code-lang')).toBe(!['', 'text'].includes(info));
  });

  it('give lines of long blocks an id', async () => {
    const long = 'a\n'.repeat(15);
    const text = [`${long}b`, long.trim(), `${long}b`].map((code) => fence('js', code));
    const page = await compileText(text.join('\n\n'));
    expect(page.ids.filter((id) => id.startsWith('code-'))).toHaveLength(32);
    expect(page.html).toContain('<span class="line" id="code-1-L16">');
    expect(page.html).toContain('id="code-2-L1"');
    expect(page.html).not.toContain('code-3');
  });

  it('warn about languages and words they do not know', async () => {
    const { problems } = await compileText(`# T\n\n${fence('pyhton nocpy', 'a')}`);
    expect(problems.map(({ severity, line, message, hint }) => [severity, line, message, hint])).toEqual([
      ['warning', 3, 'no colors for code in "pyhton": unknown language.', 'Did you mean "python"?'],
      ['warning', 3, '"nocpy" means nothing behind a code fence.', 'Did you mean "nocopy"?'],
    ]);
  });
});
