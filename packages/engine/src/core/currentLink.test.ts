import { expect, it } from 'vitest';
import { allLinks, coversFolder, currentLink } from './currentLink.ts';
import type { NavItem } from './types.ts';

const link = (to: string): NavItem => ({ type: 'link', text: to, to });
const admin: NavItem = {
  type: 'menu',
  text: 'Administrator Guide',
  items: [link('/admin-guide/'), { type: 'menu', text: 'Community', items: [link('/admin-guide/ce/')] }],
};
const items = [link('/'), admin, link('/dev-guide/'), link('/user'), link('https://example.org/')];

it.each([
  ['/admin-guide/ce/backup', '/admin-guide/ce/'],
  ['/admin-guide/ee/', '/admin-guide/'],
  ['/', '/'],
  ['/community/x', undefined],
  ['/user-guide/', undefined],
])('%s is marked at the link %s', (address, to) => {
  expect(currentLink(items)(address)).toBe(to);
});

it('covers a folder when every link lies in it', () => {
  expect(coversFolder(allLinks([admin]), '/admin-guide/')).toBe(true);
  expect(coversFolder(['https://example.org/'], '/admin-guide/')).toBe(false);
  expect(coversFolder(allLinks([admin]), '')).toBe(false);
});
