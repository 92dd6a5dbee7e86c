import { describe, expect, it } from 'vitest';
import { MAX_FORMULA_CHARACTERS, mathml } from './mathml.ts';

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
    ['x'.repeat(MAX_FORMULA_CHARACTERS + 1), /more than 5000 characters/],
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
