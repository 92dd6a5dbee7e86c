import { describe, expect, it } from 'vitest';
import type { Problem } from '../core/types.ts';
import { locateProblems } from './locateProblems.ts';

const problem = (message: string, file: string | undefined = 'a.md', line?: number): Problem => ({
  severity: 'error',
  file,
  line,
  message,
  hint: undefined,
});

const texts: Record<string, string> = {
  'a.md': '---\ntitle: x\nprev: /guide/a\nredirectFrom:\n  - /guide/a/b\n---\n',
  'site.config.ts': "nav: [\n  { link: '/guide/ab' },\n  { link: '/guide/a' },\n]",
};

const lines = (...problems: Problem[]) =>
  locateProblems(problems, (file) => texts[file]).map(({ file, line }) => `${file}:${line}`);

describe('locateProblems', () => {
  it('finds the value where it stands alone', () => {
    expect(lines(problem('"/guide/a" is wrong'))).toEqual(['a.md:3']);
    expect(lines(problem('"/guide/a/b" is wrong'))).toEqual(['a.md:5']);
    expect(lines(problem('"b" is wrong'))).toEqual(['a.md:undefined']);
    expect(lines(problem('"/guide/a" is wrong', 'site.config.ts'))).toEqual(['site.config.ts:3']);
  });

  it('leaves alone what has a line, quotes nothing, or is not found', () => {
    expect(lines(problem('"/guide/a" is wrong', 'a.md', 9))).toEqual(['a.md:9']);
    expect(lines(problem('is wrong'), problem('"y" is wrong'), problem('"x"', 'gone.md'))).toEqual([
      'a.md:undefined',
      'a.md:undefined',
      'gone.md:undefined',
    ]);
  });

  it('tells everything once, in reading order', () => {
    const found = locateProblems(
      [problem('c', 'b.md', 2), problem('d', 'a.md', 7), problem('e', 'a.md', 2), problem('c', 'b.md', 2)],
      () => undefined,
    );
    expect(found.map(({ message }) => message)).toEqual(['e', 'd', 'c']);
  });
});
