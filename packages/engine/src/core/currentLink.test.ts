import { describe, expect, it } from 'vitest';
import { coversFolder, currentLink } from './currentLink.ts';
import type { NavItem } from './types.ts';

const link = (to: string): NavItem => ({ type: 'link', text: to, to });
const admin: NavItem = {
  type: 'menu',
  text: 'Administrator Guide',
  items: [link('/admin-guide/'), { type: 'menu', text: 'Community', items: [link('/admin-guide/ce/')] }],
};
const items = [link('/'), admin, link('/dev-guide/'), link('https://example.org/')];

describe('currentLink', () => {
  it('is the longest prefix of the address', () => {
    expect(currentLink(items)('/admin-guide/ce/backup')).toBe('/admin-guide/ce/');
    expect(currentLink(items)('/admin-guide/ee/')).toBe('/admin-guide/');
  });
  it('lets the root stand for itself only', () => {
    expect(currentLink(items)('/')).toBe('/');
    expect(currentLink(items)('/community/x')).toBeUndefined();
  });
  it('does not take half a word for a folder', () => {
    expect(currentLink([link('/user')])('/user-guide/')).toBeUndefined();
  });
});

describe('coversFolder', () => {
  it('asks that every link lies in the folder', () => {
    expect(coversFolder(admin, '/admin-guide/')).toBe(true);
    expect(coversFolder(link('https://example.org/'), '/admin-guide/')).toBe(false);
    expect(coversFolder(admin, '')).toBe(false);
  });
});
