import { describe, expect, it } from 'vitest';
import type { Address, PageLink } from '../../core/types.ts';
import { nearestPages } from './notFound.ts';

const links: PageLink[] = [
  '/user-guide/',
  '/user-guide/role',
  '/user-guide/annotations',
  '/admin-guide/ce/installation',
  '/community/code-of-conduct',
].map((to) => ({ text: to, to: to as Address }));

const names = (path: string) => nearestPages(path, links).map(({ to }) => to);

describe('nearestPages', () => {
  it('mends a slip', () => {
    expect(names('/user-guide/rolse')[0]).toBe('/user-guide/role');
  });
  it('finds a page that moved to another folder', () => {
    expect(names('/admin/installation.html')[0]).toBe('/admin-guide/ce/installation');
  });
  it('offers at most three, and nothing for nonsense', () => {
    expect(names('/user-guide/x').length).toBeLessThanOrEqual(3);
    expect(names('/zzqqxxyy')).toEqual([]);
    expect(names('')).toEqual([]);
  });
});
