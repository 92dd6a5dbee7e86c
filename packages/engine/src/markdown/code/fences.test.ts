import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../../test/support/compileText.ts';

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;
const lineClasses = (html: string): string[] =>
  [...html.matchAll(/<span class="(line[^"]*)"/g)].map(([, name = '']) => name);
const isNumbered = (html: string): boolean => html.includes('line-numbers-mode');

describe('fences', () => {
  it('stand in a box with title, language in words and a copy button', async () => {
    expect(await htmlOf(fence('py title="a<b.py"', 'x\ny'))).toBe(
      '<div class="language-py line-numbers-mode" data-lang="py"><div class="code-bar">' +
        '<span class="code-title">a&lt;b.py</span><span class="code-lang">Python</span>' +
        '<button class="code-copy" type="button">Copy</button></div><pre class="language-py"><code>' +
        '<span class="line">x</span>\n<span class="line">y</span>\n</code></pre></div>',
    );
  });

  it('need no language', async () => {
    const html = await htmlOf(fence('', '<a>\nb'));
    expect(html).toContain('<div class="language-text line-numbers-mode" data-lang="text">');
    expect(html).toContain('<span class="line">&lt;a&gt;</span>');
    expect(html).not.toContain('code-lang');
  });

  it('highlight lines of the info string and of marks', async () => {
    const html = await htmlOf(fence('text {1,3-4}', 'a\nb\nc\nd\ne // [!code highlight]'));
    expect(lineClasses(html)).toEqual([
      'line highlighted',
      'line',
      'line highlighted',
      'line highlighted',
      'line highlighted',
    ]);
    expect(html).not.toContain('[!code');
  });

  it('show what is new, what is gone and what matters', async () => {
    const html = await htmlOf(fence('text', 'a # [!code ++]\nb # [!code --]\nc # [!code focus]\nd'));
    expect(lineClasses(html)).toEqual(['line diff add', 'line diff remove', 'line focus', 'line']);
    expect(html).toContain('<span class="line diff add"><span class="unselectable">+</span>a</span>');
    expect(html).toContain('<span class="line diff remove"><span class="unselectable">-</span>b</span>');
    expect(html).toContain('<pre class="language-text has-focus"');
  });

  it('number lines where numbers help, or are asked for', async () => {
    expect(isNumbered(await htmlOf(fence('js', 'a\nb')))).toBe(true);
    expect(isNumbered(await htmlOf(fence('js', 'a')))).toBe(false);
    expect(isNumbered(await htmlOf(fence('js no-line-numbers', 'a\nb')))).toBe(false);
    expect(isNumbered(await htmlOf(fence('text', 'a\nb')))).toBe(false);
    expect(isNumbered(await htmlOf(fence('console', '$ a\nb')))).toBe(false);
    expect(isNumbered(await htmlOf(fence('console line-numbers', '$ a\nb')))).toBe(true);
  });

  it('give lines of long blocks an id', async () => {
    const short = 'a\n'.repeat(14);
    const page = await compileText(
      `${fence('js', `${short}a`)}\n\n${fence('js', `${short}a\nb`)}\n\n${fence('js', `${short}a\nb`)}`,
    );
    expect(page.ids.filter((id) => id.startsWith('code-'))).toHaveLength(32);
    expect(page.html).toContain('<span class="line" id="code-1-L16">');
    expect(page.html).toContain('id="code-2-L1"');
    expect(page.html).not.toContain('code-3');
  });

  it('leave the copy button out', async () => {
    expect(await htmlOf(fence('js nocopy', 'a'))).not.toContain('<button');
  });

  it('escape every part', async () => {
    const html = await htmlOf(fence('"><script> title=\'"><script>\'', '</code><script>'));
    expect(html).not.toMatch(/<script|"">/);
  });

  it('warn about languages and words they do not know', async () => {
    const { problems } = await compileText(`# T\n\n${fence('pyhton nocpy', 'a')}`);
    expect(problems.map(({ severity, line, message, hint }) => [severity, line, message, hint])).toEqual([
      ['warning', 3, 'no colors for code in "pyhton": unknown language.', 'Did you mean "python"?'],
      ['warning', 3, '"nocpy" means nothing behind a code fence.', 'Did you mean "nocopy"?'],
    ]);
  });
});
