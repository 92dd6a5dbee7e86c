import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';
import { mathml } from './math.ts';

describe('math', () => {
  it.each([
    'a $x$ b',
    '$x$',
    '($x$)',
    '**$x$**',
    '$x_1$, $x_2$',
    'at $x$-axis',
    '$10$',
    '$\\$5$',
    '$5x + 3$',
  ])('finds a formula in %s', async (text) => {
    expect(await htmlOf(text)).toContain('<math>');
  });

  it.each([
    'costs $5 and $10',
    'costs $5, not 6$',
    'from $5 to 10$',
    '$5-$6',
    'US$5 or CA$6',
    '$HOME and $PATH:$HOME',
    'echo $A$B',
    '$ x $',
    '$$',
    'a \\$x$ b',
    '`$x$`',
    '$x',
    '$x\n\ny$',
  ])('leaves %j alone', async (text) => {
    const html = await htmlOf(text);
    expect(html).not.toContain('<math');
    expect(html).toContain('$');
  });

  it('shows blocks, on one line or several', async () => {
    expect(await htmlOf('$$x$$')).toBe(
      '<div class="math"><math display="block" class="tml-display"><mi>x</mi></math></div>',
    );
    expect(await htmlOf('a\n$$\nx\n$$\nb')).toMatch(/^<p>a<\/p>\n<div class="math">.*<\/div>\n<p>b<\/p>$/s);
    expect(await htmlOf('- $$\n  x\n  $$')).toContain('<mi>x</mi>');
  });

  it('needs an end within the paragraph', async () => {
    expect(await htmlOf('$$\nx\n\ny\n$$')).not.toContain('<math');
  });

  it('takes the formula as it is', async () => {
    expect(await htmlOf('$a_b*c*d_e$')).not.toContain('<em>');
    expect(await htmlOf('$a < b$')).toContain('&lt;');
  });

  it('writes no style attribute', async () => {
    const html = await htmlOf(
      '$$\n\\begin{aligned} a &= \\color{red}{b} \\\\ c &= \\boxed{d} \\end{aligned}\n$$',
    );
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).toContain('mathcolor="#ff0000"');
    expect(html).toContain('class="math-tight tml-right"');
  });

  it('reports mistakes with their line', async () => {
    const [inText, ...others] = await problemsOf('# T\n\na\n$\\foo$ b');
    expect(inText).toMatch(/^4: the formula "\\foo" cannot be read: Unsupported function name: \\foo/);
    expect(others).toEqual([]);
    expect((await problemsOf('# T\n\n$$\n{x\n$$'))[0]).toMatch(/^3: the formula "\{x" cannot be read/);
  });

  it('follows no link and loads nothing', async () => {
    expect((await problemsOf('# T\n\n$\\href{javascript:a}{b}$'))[0]).toContain('cannot be read');
    expect((await problemsOf('# T\n\n$\\includegraphics{a.png}$'))[0]).toContain('cannot be read');
  });
});

describe('mathml', () => {
  it('gives MathML', () => {
    expect(mathml('x^2', false)).toEqual({
      html: '<math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math>',
    });
  });

  it.each([
    '\\boxed{x}',
    '\\color{red}x',
    '\\cancel{x}',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array}',
    '\\text{a}\\hspace{1em}b',
    '\\underline{x}',
    '\\colorbox{yellow}{x}',
    '\\bcancel{x}',
    '\\overbrace{x}^y',
    '\\tag{1} x',
    '\\large x',
  ])('writes no style attribute for %s', (tex) => {
    const result = mathml(tex, true);
    expect(result).toHaveProperty('html');
    expect(JSON.stringify(result)).not.toMatch(/\sstyle=/);
  });

  it.each([
    ['\\foo', /Unsupported function name: \\foo/],
    ['{x', /Expected/],
    ['\\frac{1}', /Unexpected end/],
    ['{'.repeat(2000), /./],
    ['\\def\\a{\\a\\a}\\a', /expansion/],
    ['\\href{javascript:a}{b}', /\\href/],
    ['\\includegraphics{a.png}', /./],
  ])('tells what is wrong with %.20j', (tex, mistake) => {
    const result = mathml(tex, false);
    expect(result).toHaveProperty('mistake');
    expect('mistake' in result && result.mistake).toMatch(mistake);
  });

  it('keeps definitions within their formula', () => {
    mathml('\\gdef\\b{y}\\b', false);
    expect(mathml('\\b', false)).toHaveProperty('mistake');
  });
});
