import { expect, it } from 'vitest';
import { nearest } from './errors.ts';

it.each([
  ['/user-guide/rolse', ['/', '/user-guide/role'], '/user-guide/role'],
  ['sidebarDept', ['sidebar', 'sidebarDepth'], 'sidebarDepth'],
  ['Titel', ['description', 'title'], 'title'],
  ['bse', ['base', 'email'], 'base'],
  ['x'.repeat(400), ['x'.repeat(399)], 'x'.repeat(399)],
  ['head', ['team', 'base'], undefined],
  ['themeConfig', ['icon', 'homePage'], undefined],
])('nearest to %s of %j is %s', (word, candidates, best) => {
  expect(nearest(word, candidates)).toBe(best);
});
