import { describe, expect, it } from 'vitest';
import { recordOf, siteWith } from '../../../../test/support/siteParts.ts';
import type { FrontMatter } from '../config/frontMatterSchema.ts';
import type { NavEntry, SidebarEntry, SiteConfig } from '../config/siteSchema.ts';
import type { Address, SidebarItem } from '../core/types.ts';
import type { PageRecord } from '../markdown/compiled.ts';
import { navigateSite } from './navigation.ts';

const IN_GUIDE = ['guide/README.md', 'guide/one.md', 'guide/two.md', 'guide/deep/three.md'];
const FILES = ['README.md', 'about.md', ...IN_GUIDE];

function navigate(
  items: SidebarEntry[],
  changes: Record<string, Partial<FrontMatter>> = {},
  config: Partial<SiteConfig> = {},
  nav: NavEntry[] = [],
) {
  const site = siteWith({ sidebars: { '/guide/': { title: 'The guide', items } }, ...config });
  const records = FILES.map((file): PageRecord => recordOf(file, changes[file]));
  const read = { file: 'site.config.ts', site, nav, sidebars: [{ key: '/guide/', items }] };
  const result = navigateSite(read, records);
  return {
    ...result,
    messages: result.problems.map(({ message, hint }) => [message, hint]),
    place: (address: string) => result.places.get(address as Address),
  };
}

/** Names of the groups that are open from the start. */
function openGroups(entries: SidebarEntry[]): string[] {
  const openIn = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) =>
      item.type === 'group' ? [...(item.open ? [item.text] : []), ...openIn(item.items)] : [],
    );
  return openIn(navigate(entries).guides[0]?.sidebar ?? []);
}

const page = (text: string, to: string) => ({ type: 'page', text, to });
const GUIDE: [string, string] = ['The guide', '/guide/'];

describe('navigateSite', () => {
  it('takes every form of sidebar entry that VuePress takes', () => {
    const { guides, messages } = navigate([
      '',
      ['two.md', 'Second'],
      { title: 'Deep', path: '/guide/one.html', collapsable: false, children: ['deep/three'] },
      { title: 'Only a page', path: 'two', children: [] },
      { title: 'Folds', children: ['two'] },
    ]);
    expect(messages).toEqual([]);
    expect(guides.map(({ key }) => key)).toEqual(['/guide/', '']);
    const deep = [page('Overview', '/guide/one'), page('Page /guide/deep/three', '/guide/deep/three')];
    const folds = [page('Page /guide/two', '/guide/two')];
    expect(guides[0]?.sidebar).toEqual([
      page('Page /guide/', '/guide/'),
      page('Second', '/guide/two'),
      { type: 'group', text: 'Deep', to: '/guide/one', collapsible: false, items: deep },
      page('Only a page', '/guide/two'),
      { type: 'group', text: 'Folds', to: undefined, collapsible: true, items: folds },
    ]);
  });

  it('makes menus of sidebars, pages and links, and calls a page by its title up to the colon', () => {
    const items: SidebarEntry[] = ['', { title: 'Deep', children: ['one'] }];
    const nav: NavEntry[] = [
      { guide: '/guide/' },
      { text: 'More', items: ['/guide/one', { text: 'Out', link: 'https://b.org' }] },
      '/abuot',
      { guide: '/giude/' },
    ];
    const titles = { 'guide/one.md': { title: 'One: the first' } };
    const { menus, guides, place, messages } = navigate(items, titles, {}, nav);
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
    const targets = guides[0]?.sidebar.map((item) => item.type === 'group' && item.items.map(({ to }) => to));
    expect(targets).toEqual([
      ['/guide/one', '/guide/two'],
      ['/guide/deep/three', '/guide/two'],
    ]);
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
    const first = group('A', [group('A1', ['one']), 'two', group('A2', ['deep/three'])]);
    const own = index === undefined ? {} : { initialOpenGroupIndex: index };
    expect(openGroups([{ ...first, ...own }, group('B', [''])])).toEqual(open);
    // No group is open where a level begins with a page.
    expect(openGroups(['', group('A', ['one', group('A1', ['two'])])])).toEqual([]);
  });

  it.each<[SidebarEntry[], string, Partial<FrontMatter>, SidebarEntry[] | string | boolean]>([
    [[''], 'about', { sidebar: 'auto' }, 'auto'],
    [[''], 'README', { sidebar: 'auto', home: true }, false],
    [[], 'guide/one', {}, false],
    [['', 'one'], 'guide/one', {}, true],
    [['', 'one'], 'guide/one', { sidebar: false }, false],
    [['', 'one'], 'guide/one', { sidebar: 'auto' }, 'auto'],
  ])('in the guide %j, %s with %j has the sidebar %s', (items, file, frontMatter, sidebar) => {
    const { place } = navigate(items, { [`${file}.md`]: frontMatter });
    expect(place(file === 'README' ? '/' : `/${file}`)?.sidebar).toBe(sidebar);
  });

  it.each<[SidebarEntry[], Record<string, Partial<FrontMatter>>, string[]]>([
    // Across groups, with the path of a group left out.
    [['', { title: 'A', path: 'two', children: ['one'] }, 'deep/three'], {}, ['', 'one', 'deep/three']],
    // A page that is listed twice is read once, where it comes first.
    [['', 'one', 'one', { title: 'A', children: ['', 'deep/three'] }], {}, ['', 'one', 'deep/three']],
    // A page without the sidebar of its guide stands alone.
    [['', 'one', 'deep/three'], { 'guide/one.md': { sidebar: 'auto' } }, ['one']],
  ])('of %j with %j, reads page after page', (items, changes, files) => {
    const { place } = navigate(items, changes);
    for (const [index, file] of files.entries()) {
      const linked = (other: string | undefined) => (other === undefined ? undefined : `/guide/${other}`);
      const { previous, next } = place(`/guide/${file}`) ?? {};
      expect([previous?.to, next?.to]).toEqual([linked(files[index - 1]), linked(files[index + 1])]);
    }
  });

  it('lets front matter choose or hide the pages before and after', () => {
    const { place, messages } = navigate(['', 'one', ['two', 'Second']], {
      'guide/one.md': { prev: false, next: '/about' },
      'guide/two.md': { prev: './deep/three.md' },
    });
    expect(place('/guide/')?.next).toEqual({ text: 'Page /guide/one', to: '/guide/one' });
    expect(place('/guide/one')).toMatchObject({ previous: undefined, next: { to: '/about' } });
    expect(place('/guide/two')?.previous?.to).toBe('/guide/deep/three');
    expect(messages).toEqual([]);
  });

  it.each(['/nowhere', 'https://example.org/about'])('takes %j for no page', (next) => {
    const { place, messages } = navigate(['', 'one'], { 'guide/one.md': { next } });
    expect(place('/guide/one')?.next).toBeUndefined();
    expect(messages).toEqual([[`"${next}", given as next, is no page.`, undefined]]);
  });

  it.each<[SidebarEntry[], string, [string, string | undefined][]]>([
    [[''], '/', []],
    [[''], '/about', []],
    [[''], '/guide/', [GUIDE, ['Page /guide/', '/guide/']]],
    [
      [{ title: 'A', path: 'one', children: ['one', { title: 'B', children: ['two'] }] }],
      '/guide/two',
      [GUIDE, ['A', '/guide/one'], ['B', undefined], ['Page /guide/two', '/guide/two']],
    ],
    // The page of a group stands in it, listed there or not.
    [
      [{ title: 'A', children: [{ title: 'B', path: 'one', children: ['two'] }] }],
      '/guide/one',
      [GUIDE, ['A', undefined], ['Page /guide/one', '/guide/one']],
    ],
  ])('of %j, says where %s stands', (items, address, breadcrumbs) => {
    const found = navigate(items).place(address)?.breadcrumbs;
    expect(found?.map(({ text, to }) => [text, to])).toEqual(breadcrumbs);
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
    expect(['', 'one', 'two'].map((name) => place(`/guide/${name}`)?.depth)).toEqual([2, 0, 1]);
    const inner = [{ title: 'B', children: ['one', 'two'] }];
    const nested = navigate([{ title: 'A', sidebarDepth: 0, children: inner }], {}, { sidebarDepth: 2 });
    expect(nested.place('/guide/one')?.depth).toBe(0);
  });
});
