import { beforeAll, describe, expect, it } from 'vitest';
import { compileText, problemsOf } from '../../test/support/compileText.ts';
import { CMARK_FAMILIES, DIALECT_FAMILIES, type Family } from '../../test/support/pathologicalTexts.ts';

const SIZE = 100_000;
/** Time may grow by this when the input doubles. */
const MAX_GROWTH = 2.5;
/** Differences below this are noise. */
const FLOOR_MS = 40;
/** For the whole text: 100 ms for each 10 kB. */
const MAX_MS = 1_000;
/** Measured again and again before a text counts as slow: noise only ever adds. */
const MAX_ROUNDS = 15;

beforeAll(async () => {
  // Starts the highlighter and warms the code up.
  await compileText('# a\n\n```py\na\n```\n\n```js\na\n```\n\n*b* [c](#a) $x$\n'.repeat(50));
});

describe.each([
  ['cmark', CMARK_FAMILIES],
  ['the dialect', DIALECT_FAMILIES],
])('texts that make parsers slow, from %s', (_source, families) => {
  it.each(Object.entries(families))('%s', async (_name, family) => {
    const times = { half: Number.POSITIVE_INFINITY, full: Number.POSITIVE_INFINITY };
    for (let round = 0; round < MAX_ROUNDS && (round === 0 || !isFast(times)); round++) {
      times.half = Math.min(times.half, await measure(family, SIZE / 2));
      times.full = Math.min(times.full, await measure(family, SIZE));
    }
    expect(times.full).toBeLessThan(MAX_MS);
    expect(times.full).toBeLessThanOrEqual(times.half * MAX_GROWTH + FLOOR_MS);
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

function isFast({ half, full }: { half: number; full: number }): boolean {
  return full < MAX_MS && full <= half * MAX_GROWTH + FLOOR_MS;
}

/** Processor time in milliseconds: other programs on the machine do not count. */
async function measure(family: Family, size: number): Promise<number> {
  const text = family(size);
  const before = process.cpuUsage();
  await compileText(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
