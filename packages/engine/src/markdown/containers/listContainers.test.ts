import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

const tree = (list: string): Promise<string> => htmlOf(`::: file-tree\n${list}\n:::`);

describe('steps and file trees', () => {
  it('are numbered lists with a class', async () => {
    expect(await htmlOf('::: steps\n1. a\n\n   - b\n2. c\n:::')).toMatch(
      /^<ol class="steps">\n<li>\n<p>a<\/p>\n<ul>/,
    );
  });

  it.each([
    ['steps', 'one numbered list', ['a', '- a', '1. a\n\nb', '']],
    ['file-tree', 'one list', ['a', '- a\n\nb']],
  ])('"%s" hold nothing but %s', async (name, list, others) => {
    for (const other of others)
      expect(await problemsOf(`# T\n\n::: ${name}\n${other}\n:::`)).toEqual([
        `3: "::: ${name}" holds something else than ${list}.`,
      ]);
  });

  it('tells folders from files', async () => {
    expect(await tree('- src/\n  - a.ts\n- docs\n  - b.md\n- c.md')).toBe(
      '<ul class="file-tree">\n<li class="dir">src/\n<ul>\n<li class="file">a.ts</li>\n</ul>\n</li>\n' +
        '<li class="dir">docs\n<ul>\n<li class="file">b.md</li>\n</ul>\n</li>\n<li class="file">c.md</li>\n</ul>',
    );
  });

  it.each([
    ['- a.ts the *start*', 'a.ts <span class="comment">the <em>start</em></span>'],
    ['- a.ts # the start', 'a.ts <span class="comment">the start</span>'],
    ['- a.ts — the start', 'a.ts <span class="comment">the start</span>'],
    ['- `my file.ts` the start', 'my file.ts <span class="comment">the start</span>'],
    ['- a.ts [b](#b)', 'a.ts <span class="comment"><a href="#b">b</a></span>'],
    ['- **a.ts** b', '<strong>a.ts</strong> b'],
  ])('sets the comment of %j apart', async (list, html) => {
    expect(await tree(list)).toBe(`<ul class="file-tree">\n<li class="file">${html}</li>\n</ul>`);
  });
});
