import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../../test/support/compileText.ts';

describe('alerts', () => {
  it.each([
    ['NOTE', 'tip note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['IMPORTANT', 'tip important', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'danger caution', 'Caution'],
    ['caution', 'danger caution', 'Caution'],
  ])('shows [!%s] as a box', async (name, className, title) => {
    expect(await htmlOf(`> [!${name}]\n>\n> - a\n>\n> > b`)).toBe(
      `<div class="custom-block ${className}">\n<p class="custom-block-title">${title}</p>\n<ul>\n<li>a</li>\n</ul>\n<blockquote>\n<p>b</p>\n</blockquote>\n</div>`,
    );
  });

  it.each(['> [!NOTE] a', '> a\n> [!NOTE]', '> [!HINT]\n> a', '> \\[!NOTE]\n> a'])(
    'leaves %j a quote',
    async (text) => {
      expect(await htmlOf(text)).toMatch(/^<blockquote>/);
    },
  );
});
