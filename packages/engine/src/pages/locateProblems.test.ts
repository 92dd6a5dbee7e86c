import { describe, expect, it } from 'vitest';
import type { Problem } from '../core/types.ts';
import { locateProblems } from './locateProblems.ts';

const REST = { severity: 'error', hint: undefined } as const;
const problem = (message: string, file: string, line?: number): Problem => ({ ...REST, file, line, message });

const texts: Record<string, string> = {
  'a.md': '---\ntitle: x\nprev: /guide/a\nredirectFrom:\n  - /guide/a/b\n---\n',
  'site.config.ts': "nav: [\n  { link: '/guide/ab' },\n  { link: '/guide/a' },\n]",
};

describe('locateProblems', () => {
  it.each([
    ['"/guide/a" is wrong', 'a.md', 3],
    ['"/guide/a/b" is wrong', 'a.md', 5],
    ['"/guide/a" is wrong', 'site.config.ts', 3],
    // A part of another value, no value, and a file that is not there.
    ['"b" is wrong', 'a.md', undefined],
    ['"x" is wrong', 'gone.md', undefined],
  ])('finds the value of %s in %s on the line %s', (message, file, line) => {
    expect(locateProblems([problem(message, file)], (name) => texts[name])).toMatchObject([{ file, line }]);
  });

  it('leaves lines alone, and tells everything once in reading order', () => {
    const [first, second, third] = [
      problem('d', 'a.md', 2),
      problem('e', 'a.md', 7),
      problem('"/guide/a"', 'b.md', 2),
    ];
    expect(locateProblems([third, second, first, third], () => texts['a.md'])).toEqual([
      first,
      second,
      third,
    ]);
  });
});
