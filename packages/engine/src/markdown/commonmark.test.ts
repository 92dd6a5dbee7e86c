import { tests } from 'commonmark-spec';
import { expect, it } from 'vitest';
import { htmlOf } from '../../../../test/support/compileText.ts';
import { normalised } from '../../../../test/support/normaliseHtml.ts';

const SELF_CLOSING =
  'An element that closes itself gets the closing tag without which it would stay open in HTML.';
/** Examples that our dialect means to read in another way, and why. */
const DEVIATIONS: Record<number, string> = {
  31: 'A relative link to a page, in raw HTML too, counts from the source file and becomes absolute.',
  163: 'A tag in PascalCase on a line of its own is a component, whose place is a comment.',
  484: 'A relative link to a Markdown file becomes the address of its page.',
  ...Object.fromEntries([614, 615, 616, 617].map((number) => [number, SELF_CLOSING])),
};

it('CommonMark 0.31 is what the pipeline reads, but for the deviations', async () => {
  const differing: number[] = [];
  for (const { markdown, html, number } of tests) {
    // The specification writes tabs as arrows.
    const ours = await htmlOf(`---\ntitle: T\n---\n${markdown.replaceAll('→', '\t')}`);
    if (normalised(ours) !== normalised(html.replaceAll('→', '\t'))) differing.push(number);
  }
  expect(differing).toEqual(Object.keys(DEVIATIONS).map(Number));
});
