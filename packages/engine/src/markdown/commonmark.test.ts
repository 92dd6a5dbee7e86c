import { tests } from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../test/support/compileText.ts';
import { normalised } from '../../../../test/support/normaliseHtml.ts';

const FRONT_MATTER = '---\ntitle: T\n---\n';

const SELF_CLOSING =
  'An element that closes itself gets the closing tag without which it would stay open in HTML.';
/** Examples that our dialect means to read in another way, and why. */
const DEVIATIONS: Record<number, string> = {
  31: 'A relative link to a page, in raw HTML too, counts from the source file and becomes absolute.',
  163: 'A tag in PascalCase on a line of its own is a component, whose place is a comment.',
  484: 'A relative link to a Markdown file becomes the address of its page.',
  614: SELF_CLOSING,
  615: SELF_CLOSING,
  616: SELF_CLOSING,
  617: SELF_CLOSING,
};
const MOST_DEVIATIONS = 15;

describe('CommonMark 0.31', () => {
  it('is covered by all its examples', () => {
    expect(tests).toHaveLength(652);
    expect(Object.keys(DEVIATIONS).length).toBeLessThanOrEqual(MOST_DEVIATIONS);
  });

  it('is what the pipeline reads, but for the deviations', async () => {
    const differing: number[] = [];
    for (const { markdown, html, number } of tests) {
      // The specification writes tabs as arrows.
      const ours = await htmlOf(FRONT_MATTER + markdown.replaceAll('→', '\t'));
      if (normalised(ours) !== normalised(html.replaceAll('→', '\t'))) differing.push(number);
    }
    expect(differing).toEqual(Object.keys(DEVIATIONS).map(Number));
  });
});

describe('the comparison', () => {
  it('sees differences in text, nesting and code', async () => {
    expect(normalised('<p>a</p>')).not.toBe(normalised('<p>b</p>'));
    expect(normalised('<ul>\n<li>a</li>\n</ul>')).not.toBe(normalised('<ul>\n<li><p>a</p></li>\n</ul>'));
    expect(normalised('<pre><code>a\n b</code></pre>')).not.toBe(normalised('<pre><code>a\nb</code></pre>'));
  });
});
