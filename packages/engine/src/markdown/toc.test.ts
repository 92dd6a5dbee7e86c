import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../test/support/compileText.ts';

const navOf = async (text: string) => /<nav[^>]*>(.*?)<\/nav>/.exec(await htmlOf(text))?.[1];

describe('[[toc]]', () => {
  it('lists levels 2 and 3 with their real ids', async () => {
    expect(await navOf('# T\n\n[[TOC]]\n\n## A :tada:\n\n### B\n\n## A\n\n## C & `d`\n')).toBe(
      '<ul><li><a href="#a">A 🎉</a><ul><li><a href="#b">B</a></li></ul></li>' +
        '<li><a href="#a-2">A</a></li><li><a href="#c-d">C &amp; d</a></li></ul>',
    );
  });

  it('starts at the first heading and stops at one above it', async () => {
    expect(await navOf('### third\n\n[[toc]]\n\n## second\n')).toBe(
      '<ul><li><a href="#third">third</a></li></ul>',
    );
  });

  it('stands on a line of its own, swallows its rest, and is in no paragraph', async () => {
    expect(await htmlOf('# T\n\nbefore [[TOC]] after\nnext\n\n## A\n')).toContain(
      '<p>before</p>\n<nav class="table-of-contents" aria-label="Sections of this page"><ul><li><a href="#a">A</a></li></ul></nav>\n<p>next</p>',
    );
  });
});
