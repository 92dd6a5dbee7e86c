import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

describe('steps', () => {
  it('marks a numbered list', async () => {
    expect(await htmlOf('::: steps\n1. a\n\n   - b\n2. c\n:::')).toMatch(
      /^<ol class="steps">\n<li>\n<p>a<\/p>\n<ul>/,
    );
  });

  it.each(['a', '- a', '1. a\n\nb', ''])('reports %j in it', async (inside) => {
    expect(await problemsOf(`# T\n\n::: steps\n${inside}\n:::`)).toEqual([
      '3: "::: steps" holds something else than one numbered list.',
    ]);
  });
});
