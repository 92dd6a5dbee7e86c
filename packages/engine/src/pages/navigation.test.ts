import { describe, expect, it } from 'vitest';
import { recordOf, siteWith } from '../../../../test/support/siteParts.ts';
import type { NavEntry, SidebarEntry, SiteConfig } from '../config/siteSchema.ts';
import type { Address, FrontMatter, PageRecord, SidebarItem } from '../core/types.ts';
import { navigateSite } from './navigation.ts';

const FILES = [
  'README.md',
  'about.md',
  'guide/README.md',
  'guide/one.md',
  'guide/two.md',
  'guide/deep/three.md',
];

function navigate(
  items: SidebarEntry[],
  changes: Record<string, Partial<FrontMatter>> = {},
  config: Partial<SiteConfig> = {},
  nav: NavEntry[] = [],
) {
  const site = siteWith({ sidebars: { '/guide/': { title: 'The guide', items } }, ...config });
  const records = FILES.map((file): PageRecord => recordOf(file, changes[file]));
  const result = navigateSite(
    { file: 'site.config.ts', site, nav, sidebars: [{ key: '/guide/', items }] },
    records,
  );
  return {
    ...result,
    messages: result.problems.map(({ message, hint }) => [message, hint]),
    place: (address: string) => result.places.get(address as Address),
  };
}

/** Names of the groups that are open from the start. */
const openGroups = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) =>
    item.type === 'group' ? [...(item.open ? [item.text] : []), ...openGroups(item.items)] : [],
  );

describe('navigateSite', () => {
  it('takes every form of sidebar entry that VuePress takes', () => {
    const { guides, messages } = navigate([
      '',
      'one',
      ['two.md', 'Second'],
      { title: 'Deep', path: '/guide/one.html', collapsable: false, children: ['deep/three'] },
      { title: 'Only a page', path: 'two', children: [] },
      { title: 'Folds', children: ['two'] },
    ]);
    expect(messages).toEqual([]);
    expect(guides.map(({ key }) => key)).toEqual(['/guide/', '']);
    expect(guides[0]?.sidebar).toEqual([
      { type: 'page', text: 'Page /guide/', to: '/guide/' },
      { type: 'page', text: 'Page /guide/one', to: '/guide/one' },
      { type: 'page', text: 'Second', to: '/guide/two' },
      {
        type: 'group',
        text: 'Deep',
        to: '/guide/one',
        collapsible: false,
        items: [
          { type: 'page', text: 'Overview', to: '/guide/one' },
          { type: 'page', text: 'Page /guide/deep/three', to: '/guide/deep/three' },
        ],
      },
      { type: 'page', text: 'Only a page', to: '/guide/two' },
      {
        type: 'group',
        text: 'Folds',
        to: undefined,
        collapsible: true,
        items: [{ type: 'page', text: 'Page /guide/two', to: '/guide/two' }],
      },
    ]);
  });

  it('makes menus of sidebars, pages and links, and calls a page by its title up to the colon', () => {
    const items: SidebarEntry[] = ['', { title: 'Deep', children: ['one'] }];
    const { menus, guides, place, messages } = navigate(
      items,
      { 'guide/one.md': { title: 'One: the first' } },
      {},
      [
        { guide: '/guide/' },
        { text: 'More', items: ['/guide/one', { text: 'Out', link: 'https://b.org' }] },
        '/abuot',
        { guide: '/giude/' },
      ],
    );
    const first = { type: 'link', text: 'Page /guide/', to: '/guide/' };
    const one = { type: 'link', text: 'One', to: '/guide/one' };
    expect(menus).toEqual([
      { type: 'menu', text: 'The guide', items: [first, { type: 'menu', text: 'Deep', items: [one] }] },
      { type: 'menu', text: 'More', items: [one, { type: 'link', text: 'Out', to: 'https://b.org' }] },
    ]);
    expect(guides.map((guide) => guide.menus)).toEqual([menus, menus]);
    expect(place('/guide/deep/three')?.navLink).toBe('/guide/');
    expect(messages).toEqual([
      ['"/abuot" in the navigation is no page.', 'Did you mean "/about"?'],
      ['"/giude/" in the navigation is no sidebar.', 'Did you mean "/guide/"?'],
    ]);
  });

  it('names no page of a group twice', () => {
    const { guides, place } = navigate([
      { title: 'Deep', path: 'one', children: ['one', 'two'] },
      { title: 'Low', path: 'deep/three', children: ['two'] },
    ]);
    expect(guides[0]?.sidebar.map((item) => item.type === 'group' && item.items.map(({ to }) => to))).toEqual(
      [
        ['/guide/one', '/guide/two'],
        ['/guide/deep/three', '/guide/two'],
      ],
    );
    // Reading goes past a group's own page, as in VuePress.
    expect(place('/guide/deep/three')).toMatchObject({ previous: undefined, next: undefined });
  });

  it.each([
    [undefined, ['A', 'A1']],
    [0, ['A', 'A1']],
    [1, ['A']],
    [2, ['A', 'A2']],
    [-1, ['A']],
    [9, ['A']],
  ])('opens the group at `initialOpenGroupIndex` %s, pages counted', (index, open) => {
    const group = (title: string, children: SidebarEntry[]) => ({ title, children });
    const { guides } = navigate([
      {
        ...group('A', [group('A1', ['one']), 'two', group('A2', ['deep/three'])]),
        ...(index === undefined ? {} : { initialOpenGroupIndex: index }),
      },
      group('B', ['']),
    ]);
    expect(openGroups(guides[0]?.sidebar ?? [])).toEqual(open);
  });

  it('opens no group of a level that begins with a page', () => {
    const { guides } = navigate(['', { title: 'A', children: ['one', { title: 'A1', children: ['two'] }] }]);
    expect(openGroups(guides[0]?.sidebar ?? [])).toEqual([]);
  });

  it('gives a page its own headings for a sidebar, outside of every guide too', () => {
    const { place } = navigate([''], {
      'about.md': { sidebar: 'auto' },
      'README.md': { sidebar: 'auto', home: true },
    });
    expect(place('/about')).toMatchObject({ guide: '', sidebar: 'auto' });
    expect(place('/')?.sidebar).toBe(false);
  });

  it('knows a sidebar without entries from none', () => {
    expect(navigate([]).place('/guide/one')?.sidebar).toBe(false);
  });

  it('reports entries that name no page, with a suggestion', () => {
    const { messages } = navigate(['oen', { title: 'Group', path: '/guide/gone', children: ['README.md'] }]);
    expect(messages).toEqual([
      ['"oen" in the sidebar of /guide/ is no page.', 'Did you mean "/guide/one"?'],
      ['"/guide/gone" in the sidebar of /guide/ is no page.', 'Did you mean "/guide/one"?'],
    ]);
  });

  it('finds the pages before and after, across groups', () => {
    const { place } = navigate(['', { title: 'A', path: 'two', children: ['one'] }, ['deep/three', 'Three']]);
    expect(place('/guide/')?.previous).toBeUndefined();
    expect(place('/guide/')?.next).toEqual({ text: 'Page /guide/one', to: '/guide/one' });
    expect(place('/guide/one')?.next).toEqual({ text: 'Three', to: '/guide/deep/three' });
    expect(place('/guide/two')).toMatchObject({ sidebar: true, previous: undefined, next: undefined });
    expect(place('/about')).toMatchObject({
      guide: '',
      sidebar: false,
      previous: undefined,
      next: undefined,
    });
  });

  it('reads a page that is listed twice once, where it comes first', () => {
    const { place } = navigate(['', 'one', 'one', 'two', { title: 'Again', children: ['', 'deep/three'] }]);
    expect(place('/guide/')?.previous).toBeUndefined();
    expect(place('/guide/one')).toMatchObject({ previous: { to: '/guide/' }, next: { to: '/guide/two' } });
    expect(place('/guide/two')?.next?.to).toBe('/guide/deep/three');
  });

  it('lets front matter choose or hide them', () => {
    const { place, messages } = navigate(['', 'one', 'two'], {
      'guide/one.md': { prev: false, next: '/about' },
      'guide/two.md': { prev: './deep/three.md', next: '/nowhere' },
    });
    expect(place('/guide/one')).toMatchObject({ previous: undefined, next: { to: '/about' } });
    expect(place('/guide/two')?.previous?.to).toBe('/guide/deep/three');
    expect(messages).toEqual([['"/nowhere", given as next, is no page.', undefined]]);
  });

  it.each(['//[::', 'http://[', 'https://example.org/about'])('takes %j for no page of ours', (next) => {
    const { place, messages } = navigate(['', 'one'], { 'guide/one.md': { next } });
    expect(place('/guide/one')?.next).toBeUndefined();
    expect(messages).toEqual([[`"${next}", given as next, is no page.`, undefined]]);
  });

  it('says where a page stands', () => {
    const { place } = navigate([
      '',
      { title: 'A', path: 'one', children: ['one', { title: 'B', children: ['two'] }] },
    ]);
    expect(place('/guide/')?.breadcrumbs).toEqual([
      { text: 'The guide', to: '/guide/' },
      { text: 'Page /guide/', to: '/guide/' },
    ]);
    expect(place('/guide/two')?.breadcrumbs).toEqual([
      { text: 'The guide', to: '/guide/' },
      { text: 'A', to: '/guide/one' },
      { text: 'B', to: undefined },
      { text: 'Page /guide/two', to: '/guide/two' },
    ]);
    // The page of a group stands in it, listed there or not.
    const own = navigate([{ title: 'A', children: [{ title: 'B', path: 'one', children: ['two'] }] }]);
    expect(own.place('/guide/one')?.breadcrumbs).toEqual([
      { text: 'The guide', to: '/guide/' },
      { text: 'A', to: undefined },
      { text: 'Page /guide/one', to: '/guide/one' },
    ]);
    expect(place('/')?.breadcrumbs).toEqual([]);
  });

  it('begins with the guide around the guide that a page is in, but not with the one at the root', () => {
    const sidebars = {
      '/': ['about'],
      '/guide/': { title: 'The guide', items: [''] },
      '/guide/deep/': ['three'],
    };
    const { place } = navigate([''], {}, { sidebars });
    expect(place('/guide/deep/three')?.breadcrumbs.map(({ text, to }) => [text, to])).toEqual([
      ['The guide', '/guide/'],
      ['Guide deep', undefined],
      ['Page /guide/deep/three', '/guide/deep/three'],
    ]);
    expect(place('/about')?.breadcrumbs.map(({ text }) => text)).toEqual(['Pages', 'Page /about']);
  });

  it('decides the depth of headings by page, then group, then site', () => {
    const items: SidebarEntry[] = ['', { title: 'A', sidebarDepth: 0, children: ['one', 'two'] }];
    const { place } = navigate(items, { 'guide/two.md': { sidebarDepth: 1 } }, { sidebarDepth: 2 });
    expect(['/guide/', '/guide/one', '/guide/two'].map((address) => place(address)?.depth)).toEqual([
      2, 0, 1,
    ]);
    const inner = [{ title: 'B', children: ['one', 'two'] }];
    const nested = navigate([{ title: 'A', sidebarDepth: 0, children: inner }], {}, { sidebarDepth: 2 });
    expect(nested.place('/guide/one')?.depth).toBe(0);
  });

  it('hides the sidebar where front matter says so', () => {
    const { place } = navigate(['', 'one', 'two'], {
      'guide/one.md': { sidebar: false },
      'guide/two.md': { sidebar: 'auto' },
    });
    expect(place('/guide/one')).toMatchObject({ guide: '/guide/', sidebar: false, next: undefined });
    expect(place('/guide/two')).toMatchObject({ sidebar: 'auto', previous: undefined, next: undefined });
  });
});
