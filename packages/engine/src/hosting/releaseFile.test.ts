import { expect, it } from 'vitest';
import { releaseFile } from './releaseFile.ts';

const release = (sums: Record<string, string>) => {
  const { path, content } = releaseFile('b')(new Map(Object.entries(sums)));
  expect(path).toBe('release.json');
  return JSON.parse(String(content));
};

it('depends on every path and content, and on no order', () => {
  const first = release({ 'a.html': '1', 'b.html': '2' });
  expect(first).toEqual({ release: expect.stringMatching(/^[\w-]{16}$/), build: 'b' });
  expect(release({ 'b.html': '2', 'a.html': '1' })).toEqual(first);
  const others = [{ 'a.html': '1' }, { 'a.html': '2', 'b.html': '1' }, { 'a.html': '1', 'c.html': '2' }];
  for (const other of others) expect(release(other).release).not.toBe(first.release);
});
