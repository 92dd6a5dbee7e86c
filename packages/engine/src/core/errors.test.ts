import { describe, expect, it } from 'vitest';
import { nearest } from './errors.ts';

describe('nearest', () => {
  it.each([
    ['/user-guide/rolse', ['/', '/user-guide/role'], '/user-guide/role'],
    ['sidebarDept', ['sidebar', 'sidebarDepth'], 'sidebarDepth'],
    ['Titel', ['description', 'title'], 'title'],
    ['bse', ['base', 'email'], 'base'],
    ['x'.repeat(400), ['x'.repeat(399)], 'x'.repeat(399)],
  ])('of %s is the candidate a few slips away', (word, candidates, best) => {
    expect(nearest(word, candidates)).toBe(best);
  });

  it.each([
    ['head', ['team', 'base']],
    ['themeConfig', ['icon', 'homePage']],
    ['anything', []],
  ])('of %s is none where all are other words', (word, candidates) => {
    expect(nearest(word, candidates)).toBeUndefined();
  });
});
