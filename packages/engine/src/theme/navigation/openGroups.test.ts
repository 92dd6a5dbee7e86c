import { expect, it } from 'vitest';
import type { Address, SidebarItem } from '../../core/types.ts';
import { defaultGroups } from './SidebarNav.tsx';

const page = (to: string): SidebarItem => ({ type: 'page', text: to, to: to as Address });
const group = (text: string, items: SidebarItem[], open?: true): SidebarItem => ({
  type: 'group',
  text,
  to: undefined,
  collapsible: true,
  ...(open ? { open } : {}),
  items,
});
/** As `initialOpenGroupIndex: 1` in the second group makes it. */
const sidebar = [
  group('One', [group('First', [page('/g/a')], true), page('/g/c')], true),
  group('Two', [page('/g/two'), group('First', [page('/g/d')]), group('Second', [page('/g/e')], true)]),
  page('/g/f'),
];
const configured = ['/One', '/One/First', '/Two/Second'];

it.each([
  // Those around the page, and no others beside them.
  ['/g/d', ['/One/First', '/Two', '/Two/First']],
  ['/g/a', ['/One', '/One/First', '/Two/Second']],
  ['/g/two', ['/One/First', '/Two', '/Two/Second']],
  ['/g/c', configured],
  ['/g/f', configured],
  ['/elsewhere', configured],
])('opens for %s the groups %j', (address, open) => {
  expect(defaultGroups(sidebar, address)).toEqual(open);
});
