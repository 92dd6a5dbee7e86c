import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../../test/support/compileText.ts';

describe('keys', () => {
  it.each([
    ['++esc++', '<kbd>Esc</kbd>'],
    ['++ctrl+s++', '<kbd>Ctrl</kbd>+<kbd>S</kbd>'],
    ['++Ctrl+Shift+F5++', '<kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>F5</kbd>'],
    ['++ctrl+plus++', '<kbd>Ctrl</kbd>+<kbd>+</kbd>'],
    ['++?++', '<kbd>?</kbd>'],
    ['(++up++, ++down++)', '(<kbd>↑</kbd>, <kbd>↓</kbd>)'],
    ['**++a++**', '<strong><kbd>A</kbd></strong>'],
    ['++<++', '<kbd>&lt;</kbd>'],
  ])('shows %s', async (text, html) => {
    expect(await htmlOf(text)).toBe(`<p>${html}</p>`);
  });

  it.each(['C++ and C++', 'i++ + ++j', 'a ++b++c', '++foo++', '\\++esc++', '`++esc++`', '++ctrl+ s++'])(
    'leaves %s alone',
    async (text) => {
      expect(await htmlOf(text)).not.toContain('<kbd>');
    },
  );
});
