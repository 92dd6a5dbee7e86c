import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../../test/support/compileText.ts';
import type { ImageInfo } from '../compiled.ts';
import { imageKeys, withSources } from './images.ts';

const PNG: ImageInfo = { width: 800, height: 600, src: '/a.png', key: 'a-1' };
const SVG: ImageInfo = { width: 10, height: 20, src: '/assets/b.1.svg', key: undefined };
const images = { 'public/a.png': PNG, 'docs/guide/b.svg': SVG, 'docs/c d.svg': SVG };

describe('images', () => {
  it('know their size, and get other sizes when those are made', async () => {
    const html = await htmlOf('![A *b* > c](/a.png)', { images });
    const img = '<img src="/a.png" alt="A b &gt; c" width="800" height="600" decoding="async">';
    expect(imageKeys(html)).toEqual(['a-1']);
    expect(withSources(html, { 'a-1': '/assets/a.1.webp 800w' })).toBe(
      '<p><picture><source type="image/webp" srcset="/assets/a.1.webp 800w" sizes="(min-width: 48rem) 46rem, 100vw">' +
        `${img}</picture></p>`,
    );
    expect(withSources(html, {})).toBe(`<p>${img}</p>`);
  });

  it('keep their text within its quotes', async () => {
    expect(await htmlOf('![" onerror="x()](b.svg)', { images })).toContain('alt="&quot; onerror=&quot;x()"');
    expect(await htmlOf('![\\<b> &amp;](b.svg)', { images })).toContain('alt="&lt;b&gt; &amp;"');
  });

  it('load late, but for the first', async () => {
    const html = await htmlOf('![a](./b.svg)\n\n![b](b.svg) ![c](../c%20d.svg)', { images });
    expect(html.match(/<img[^>]*>/g)).toEqual([
      '<img src="/assets/b.1.svg" alt="a" width="10" height="20" decoding="async">',
      '<img src="/assets/b.1.svg" alt="b" width="10" height="20" loading="lazy" decoding="async">',
      '<img src="/assets/b.1.svg" alt="c" width="10" height="20" loading="lazy" decoding="async">',
    ]);
  });

  it('with a title are figures where they stand alone', async () => {
    expect(await htmlOf('![a](b.svg "What <it> shows")', { images })).toBe(
      '<figure class="figure"><img src="/assets/b.1.svg" alt="a" width="10" height="20" decoding="async">' +
        '<figcaption>What &lt;it&gt; shows</figcaption></figure>',
    );
    expect(await htmlOf('- ![a](b.svg "c")', { images })).toContain('<figcaption>c</figcaption></figure>');
    expect(await htmlOf('x ![a](b.svg "c")', { images })).toContain('title="c"');
  });

  it.each([
    ['![](b.svg)', 'the image "b.svg" has no alternative text.'],
    ['[![](/a.png)](#t)', 'the image "/a.png" has no alternative text.'],
    ['![a](/aa.png)', 'the image "/aa.png" is not there (public/aa.png).', 'Did you mean "public/a.png"?'],
    ['![a](../../../x.png)', 'the image "../../../x.png" is not there.'],
    ['![a](../../constructor)', 'the image "../../constructor" is not there (constructor).'],
    ['![a](//x.org/a.png)', 'the image "//x.org/a.png" is not a file of this site.'],
    ['![a](DATA:image/png;base64,AA)', expect.stringContaining('DATA:image')],
    [
      '![a](../../test/words.txt)',
      expect.stringMatching(/ is there, but cannot be shown \(test\/words.txt\)\.$/),
    ],
  ])('%s is an error', async (text, message, hint = undefined) => {
    const { problems } = await compileText(`# T\n\na\n${text}`, { images, root: process.cwd() });
    expect(problems).toMatchObject([{ line: 4, message, ...(hint && { hint }) }]);
  });
});
