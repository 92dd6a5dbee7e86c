import { describe, expect, it } from 'vitest';
import type { Address, SidebarItem } from '../../core/types.ts';
import { defaultGroups, groupsAround } from './SidebarNav.tsx';

const page = (to: string): SidebarItem => ({ type: 'page', text: to, to: to as Address });
const group = (text: string, items: SidebarItem[], open?: true): SidebarItem => ({
  type: 'group',
  text,
  to: undefined,
  collapsible: true,
  ...(open ? { open } : {}),
  items,
});
const sidebar = [
  page('/g/'),
  group('One', [page('/g/a')]),
  group('Two', [page('/g/two'), group('Inner', [page('/g/b')])]),
];
/** As `initialOpenGroupIndex: 1` in the second group makes it. */
const chosen = [
  group('One', [group('First', [page('/g/a')], true), page('/g/c')], true),
  group('Two', [group('First', [page('/g/d')]), group('Second', [page('/g/e')], true)]),
  page('/g/f'),
];

describe('groupsAround', () => {
  it('names the groups that hold a page, outermost first', () => {
    expect(groupsAround(sidebar, '/g/b')).toEqual(['/Two', '/Two/Inner']);
    expect(groupsAround(sidebar, '/g/two')).toEqual(['/Two']);
    expect(groupsAround(sidebar, '/g/')).toEqual([]);
  });
});

describe('defaultGroups', () => {
  it('opens the groups around a page, and no others beside them', () => {
    expect(defaultGroups(sidebar, '/g/b')).toEqual(['/Two', '/Two/Inner']);
    expect(defaultGroups(chosen, '/g/d')).toEqual(['/One/First', '/Two', '/Two/First']);
  });
  it.each(['/elsewhere', '/g/f'])(
    'opens for %s, which is in no group, what the configuration names',
    (address) => {
      expect(defaultGroups(chosen, address)).toEqual(['/One', '/One/First', '/Two/Second']);
      expect(defaultGroups(sidebar, address)).toEqual([]);
    },
  );
  it('opens what the configuration names on each level that does not hold the page in a group', () => {
    expect(defaultGroups(chosen, '/g/c')).toEqual(['/One', '/One/First', '/Two/Second']);
  });
});
