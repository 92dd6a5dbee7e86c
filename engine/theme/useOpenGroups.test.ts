import { describe, expect, it } from 'vitest';
import type { Address, SidebarItem } from '../shared/types.ts';
import { defaultGroups, groupsAround } from './useOpenGroups.ts';

const page = (to: string): SidebarItem => ({ type: 'page', text: to, to: to as Address });
const group = (text: string, items: SidebarItem[], to?: string): SidebarItem => ({
  type: 'group',
  text,
  to: to as Address | undefined,
  collapsible: true,
  items,
});
const sidebar = [
  page('/g/'),
  group('One', [page('/g/a')]),
  group('Two', [group('Inner', [page('/g/b')])], '/g/two'),
];

describe('groupsAround', () => {
  it('names the groups that hold a page, outermost first', () => {
    expect(groupsAround(sidebar, '/g/b')).toEqual(['/Two', '/Two/Inner']);
    expect(groupsAround(sidebar, '/g/two')).toEqual(['/Two']);
    expect(groupsAround(sidebar, '/g/')).toEqual([]);
  });
});

describe('defaultGroups', () => {
  it('opens the first group for a page the sidebar does not list', () => {
    expect(defaultGroups(sidebar, '/elsewhere')).toEqual(['/One']);
  });
  it('opens none for a page outside the groups', () => {
    expect(defaultGroups(sidebar, '/g/')).toEqual([]);
  });
});
