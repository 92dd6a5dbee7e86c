import { describe, expect, it } from 'vitest';
import { count, createProgress, formatBytes } from './progress.ts';

function told(isTTY: boolean): string {
  let text = '';
  const progress = createProgress({ isTTY, write: (piece) => (text += piece) });
  progress.step('pages rendered 1/2');
  progress.phase('pages rendered 2/2');
  return text;
}

describe('createProgress', () => {
  it('writes plain lines where the output is no terminal', () => {
    expect(told(false)).toBe('  pages rendered 2/2\n');
  });

  it('rewrites the line on a terminal', () => {
    expect(told(true)).toBe('\r\u001b[K  pages rendered 1/2\r\u001b[K  pages rendered 2/2\n');
  });
});

describe('numbers', () => {
  it.each([
    [999, '999 B'],
    [1234, '1.2 kB'],
    [1_234_567, '1.2 MB'],
  ])('%d bytes', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('knows singular and plural', () => {
    expect([count(0, 'page'), count(1, 'page'), count(2, 'page')]).toEqual(['0 pages', '1 page', '2 pages']);
  });
});
