import { describe, expect, it } from 'vitest';
import { splitArticle } from './splitArticle.ts';

const text = `<p>${'word '.repeat(400)}</p>`;
const intro = `<h1 id="a">A</h1>\n${text}\n`;

describe('splitArticle', () => {
  it('divides before the first heading below the first window', () => {
    const html = `<h1>A</h1>\n<h2 id="b">B</h2>\n${text}\n<h2 id="c">C</h2>\n<p>c</p>\n<h2>D</h2>`;
    const { html: start, rest } = splitArticle(html);
    expect(rest).toBe('<h2 id="c">C</h2>\n<p>c</p>\n<h2>D</h2>');
    expect(start + rest).toBe(html);
  });

  it.each([
    ['a short article', '<h1>A</h1>\n<h2>B</h2>\n<p>b</p>'],
    ['one without a second heading', intro],
    ['one whose headings are all within something', `${intro}<blockquote>\n<h2>B</h2>\n</blockquote>`],
    ['one with an island at its end', `${intro}<h2>B</h2>\n<div data-island="Tabs"></div>`],
  ])('leaves %s whole', (_name, html) => {
    expect(splitArticle(html)).toEqual({ html, rest: '' });
  });

  it('goes on to the next heading when one lies within something, or before an island', () => {
    const inner = `${intro}<details>\n<h2>B</h2>\n</details>\n<h2>C</h2>`;
    expect(splitArticle(inner).rest).toBe('<h2>C</h2>');
    const island = `${intro}<h2>B</h2>\n<div data-island="Tabs"></div>\n<h2>C</h2>`;
    expect(splitArticle(island).rest).toBe('<h2>C</h2>');
  });

  it('counts no tag in an attribute, and none that closes itself', () => {
    const html = `${intro}<img alt="a > b </p>"><svg><path d="M0 0"/></svg><br>\n<h2>B</h2>`;
    expect(splitArticle(html).rest).toBe('<h2>B</h2>');
  });
});
