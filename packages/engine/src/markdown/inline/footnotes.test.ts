import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

const REF =
  '<sup class="footnote-ref"><a href="#fn_1" id="fnref_1" role="doc-noteref" aria-label="Footnote 1">1</a></sup>';
const BACK =
  '<a href="#fnref_1" class="footnote-backref" role="doc-backlink" aria-label="Back to reference 1">↩\uFE0E</a>';

describe('footnotes', () => {
  it('stand at the end, linked both ways', async () => {
    expect(await htmlOf('a[^x]\n\n[^x]: The *note*\n\nb')).toBe(
      `<p>a${REF}</p>\n<p>b</p>\n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\n<ol>\n` +
        `<li id="fn_1">\n<p>The <em>note</em> ${BACK}</p>\n</li>\n</ol>\n</section>`,
    );
  });

  it('are numbered by first use, and may be used again', async () => {
    const { html, ids, problems } = await compileText('# T\n\n[^b] [^a] [^b]\n\n[^a]: A\n[^b]: B');
    expect(html.match(/<li id="fn_1">\n<p>./)?.[0]).toContain('B');
    expect(ids).toEqual(expect.arrayContaining(['fn_1', 'fn_2', 'fnref_1', 'fnref_1_2', 'fnref_2']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(problems).toEqual([]);
  });

  it('hold several blocks, and refer to each other', async () => {
    const html = await htmlOf(
      'x[^a]\n\n[^a]: one\n\n    - two[^b]\n\n    three\n[^b]: four\n\n    ```\n    b\n    ```',
    );
    expect(html).toMatch(
      /<p>one<\/p>\n<ul>\n<li>two<sup.*<\/li>\n<\/ul>\n<p>three <a.*<\/p>\n<\/li>\n<li id="fn_2">.*<\/div>\n <a href="#fnref_2"/s,
    );
  });

  it('are no links in links, nothing in code, and never inline', async () => {
    const html = await htmlOf('[a[^x]](#b) `[^y]` ^[z]\n\n[^x]: y\n\n[^y]: z');
    expect(html).toMatch(/^<p>\[a<sup.*<\/sup>\]\(#b\) <code>\[\^y\]<\/code> \^\[z\]<\/p>/);
  });

  it.each([
    ['a\nb[^x]', ['4: there is no footnote "x".']],
    ['\\[^x]', []],
    ['[^x] [^y]\n\n[^x]: a\n\n    [^y]: b', ['7: the footnote "y" stands inside another one.']],
  ])('%j has the problems %j', async (text, problems) => {
    expect(await problemsOf(`# T\n\n${text}`)).toEqual(problems);
  });
});
