import { useSite } from '../app/hooks.ts';
import { withBase } from '../shared/address.ts';
import type { Guide, PageData, SidebarItem } from '../shared/types.ts';
import { HeadingList } from './HeadingList.tsx';
import { type OpenGroups, useOpenGroups } from './useOpenGroups.ts';

interface TreeProps {
  items: SidebarItem[];
  page: PageData;
  groups: OpenGroups;
  /** Names of the groups around these items, as the key of what is open. */
  path: string;
}

/** The pages of a guide in their groups; several groups may be open. Or the headings of the page alone. */
export function SidebarTree({ guide, page }: { guide: Guide; page: PageData }) {
  const groups = useOpenGroups(guide, page.address);
  return page.sidebar === 'auto' ? (
    <>
      <p className="row sidebar-group-title">{page.title}</p>
      <HeadingList />
    </>
  ) : (
    <Items items={guide.sidebar} page={page} groups={groups} path="" />
  );
}

function Items({ items, page, groups, path }: TreeProps) {
  return (
    <ul className="plain">
      {items.map((item) => {
        const key = `${path}/${item.text}`;
        return (
          <li key={key}>
            {item.type === 'page' ? (
              <PageEntry item={item} page={page} />
            ) : (
              <Group item={item} page={page} groups={groups} path={key} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PageEntry({ item, page }: { item: { text: string; to: string }; page: PageData }) {
  const { base } = useSite();
  const isCurrent = item.to === page.address;
  return (
    <>
      <a
        className="row sidebar-link"
        href={withBase(item.to, base)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {item.text}
      </a>
      {isCurrent && page.depth > 0 && page.headings.length > 0 ? (
        <HeadingList className="sidebar-headings" />
      ) : null}
    </>
  );
}

function Group({
  item,
  page,
  groups,
  path,
}: Omit<TreeProps, 'items'> & { item: Extract<SidebarItem, { type: 'group' }> }) {
  const inner = <Items items={item.items} page={page} groups={groups} path={path} />;
  if (!item.collapsible) {
    return (
      <div className="sidebar-group">
        <p className="row sidebar-group-title">{item.text}</p>
        {inner}
      </div>
    );
  }
  return (
    <details
      className="sidebar-group"
      data-group={path}
      open={groups.isOpen(path)}
      onToggle={(event) => groups.set(path, event.currentTarget.open)}
    >
      <summary className="row sidebar-group-title">{item.text}</summary>
      {inner}
    </details>
  );
}
