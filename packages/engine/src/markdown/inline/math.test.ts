import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

describe('math', () => {
  it.each(['a $x$ b', '$x_1$, $x_2$', '$10$', '$\\$5$', '$5x + 3$', 'a\n$$\nx\n$$\nb', '- $$\n  x\n  $$'])(
    'finds a formula in %j',
    async (text) => {
      expect(await htmlOf(text)).toContain('<math');
    },
  );

  it.each([
    'costs $5 and $10',
    'costs $5, not 6$',
    'US$5 or CA$6',
    '$HOME and $PATH:$HOME',
    '$ x $',
    '$$',
    'a \\$x$ b',
    '`$x$`',
    '$x',
    '$x\n\ny$',
    '$$\nx\n\ny\n$$',
  ])('leaves %j alone', async (text) => {
    const html = await htmlOf(text);
    expect(html).not.toContain('<math');
    expect(html).toContain('$');
  });

  it.each([
    ['$$x$$', '<div class="math"><math display="block" class="tml-display"><mi>x</mi></math></div>'],
    ['$x^2$', '<p><math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math></p>'],
    ['$a<b$', '<p><math><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow></math></p>'],
  ])('writes %s as MathML', async (text, html) => {
    expect(await htmlOf(text)).toBe(html);
  });

  it.each([
    '\\boxed{x}',
    '\\color{red}x',
    '\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}',
    '\\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array}',
    '\\colorbox{yellow}{x}',
    '\\large x',
  ])('writes no style attribute, which the policy forbids, for %s', async (tex) => {
    const html = await htmlOf(`$$${tex}$$`);
    expect(html).toContain('<math');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it.each([
    ['a\n$\\foo$ b', '4: the formula "\\foo" cannot be read: Unsupported function name: \\foo'],
    ['$$\n{x\n$$', '3: the formula "{x" cannot be read: Expected'],
    ['$\\frac{1}$', 'Unexpected end'],
    [`$$${'{'.repeat(2000)}$$`, 'cannot be read'],
    ['$\\def\\a{\\a\\a}\\a$', 'expansion'],
    ['$\\href{javascript:a}{b}$', 'cannot be read'],
    ['$\\includegraphics{a.png}$', 'cannot be read'],
    ['$\\gdef\\b{y}\\b$ and $\\b$', '3: the formula "\\b" cannot be read'],
  ])('%.20j is an error', async (text, message) => {
    expect(await problemsOf(`# T\n\n${text}`)).toEqual([expect.stringContaining(message)]);
  });
});
