import { describe, expect, it } from 'vitest';
import { compileText, problemsOf } from '../../../../test/support/compileText.ts';
import { FAMILIES } from '../../../../test/support/pathologicalTexts.ts';
import { IS_ALL } from '../../../../test/support/speed.ts';

/** Deep enough for what calls itself; how time grows with the size is measured by `npm run bench:texts`. */
const SIZE = IS_ALL ? 100_000 : 20_000;

describe('texts that make parsers slow', () => {
  it('come to an end', async () => {
    for (const family of Object.values(FAMILIES))
      expect(await compileText(family(SIZE))).toHaveProperty('html');
  });
});

describe('what is no page', () => {
  it('50 MB of text is refused', async () => {
    const page = await compileText('a\n'.repeat(25_000_000));
    expect(page.problems.map(({ message }) => message)).toContain(
      'the page is too long: 50 million characters.',
    );
    expect(page.html).toBe('');
  });

  it('bytes that are no text are refused', async () => {
    expect(await problemsOf('\x89PNG\r\n\x1a\n\0\0')).toContain('1: the file is not text.');
    expect(await problemsOf('# A\n\nb \uFFFD\uFFFD')).toContain('3: the file is not UTF-8 text.');
  });
});
