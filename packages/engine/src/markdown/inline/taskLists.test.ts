import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../../test/support/compileText.ts';

const OPEN_BOX = '<input type="checkbox" disabled aria-label="To do">';
const DONE = '<input type="checkbox" disabled checked aria-label="Done">';

describe('taskLists', () => {
  it('shows boxes', async () => {
    expect(await htmlOf('- [ ] a\n- [x] **b**\n- c')).toBe(
      `<ul class="task-list">\n<li class="task-list-item">${OPEN_BOX} a</li>\n` +
        `<li class="task-list-item">${DONE} <strong>b</strong></li>\n<li>c</li>\n</ul>`,
    );
  });

  it('marks each level of nested lists', async () => {
    expect(await htmlOf('1. [X] a\n   - [ ] b')).toBe(
      `<ol class="task-list">\n<li class="task-list-item">${DONE} a\n<ul class="task-list">\n` +
        `<li class="task-list-item">${OPEN_BOX} b</li>\n</ul>\n</li>\n</ol>`,
    );
  });

  it.each(['- [ ]', '- [y] a', '- a [ ] b', '- [x](/a)', '[ ] a'])('finds none in %j', async (text) => {
    expect(await htmlOf(text)).not.toContain('<input');
  });
});
