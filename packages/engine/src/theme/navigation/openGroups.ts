import type { SidebarItem } from '../../core/types.ts';

/**
 * Paths of the groups that are open before the reader has chosen.
 *
 * @example defaultGroups([{ type: 'group', text: 'Concepts', open: true, … }], '/elsewhere') // ['/Concepts']
 */
export function defaultGroups(items: readonly SidebarItem[], address: string, path = ''): string[] {
  const [holding] = groupsAround(items, address, path);
  return items.flatMap((item) => {
    if (item.type !== 'group') return [];
    const key = `${path}/${item.text}`;
    const inner = defaultGroups(item.items, address, key);
    return (holding ? holding === key : item.open) ? [key, ...inner] : inner;
  });
}

/** Paths of the groups that hold the page, outermost first. */
function groupsAround(items: readonly SidebarItem[], address: string, path = ''): string[] {
  for (const item of items) {
    if (item.type !== 'group') continue;
    const key = `${path}/${item.text}`;
    const inner = groupsAround(item.items, address, key);
    if (inner.length > 0 || item.items.some((child) => child.to === address)) {
      return [key, ...inner];
    }
  }
  return [];
}
