import type { Site } from '../config/siteSchema.ts';
import { publicUrl } from '../core/address.ts';
import { SPECIAL_PAGES } from '../core/strings.ts';
import type { Address, Guide, Layout, PageData, PageLink } from '../core/types.ts';
import { documentTitle } from './pageData.ts';
import { flattenSidebar } from './sidebar.ts';

/** Pages that the engine makes itself; no Markdown file may take their addresses. */
export const SPECIAL_ADDRESSES: readonly string[] = ['/404', '/search'];

/** The not-found page and the search page. Both list every page by guide, for readers without scripts. */
export function specialPages(pages: readonly PageData[], guides: readonly Guide[], site: Site): PageData[] {
  const index = pagesByGuide(pages, guides, site);
  return [
    special('/404', SPECIAL_PAGES.notFound, SPECIAL_PAGES.notFoundAbout, 'not-found', index, site),
    special('/search', SPECIAL_PAGES.search, SPECIAL_PAGES.searchAbout(site.title), 'search', index, site),
  ];
}

/** Every page once: those of no guide first, then guide by guide in the order of its sidebar, the rest of it after. */
function pagesByGuide(
  pages: readonly PageData[],
  guides: readonly Guide[],
  site: Site,
): { title: string; links: PageLink[] }[] {
  const general = guides.filter(({ key }) => key === '');
  const sections = [...general, ...guides.filter(({ key }) => key !== '')].map(({ key, sidebar }) => {
    const own = pages
      .filter(({ guide }) => guide === key)
      .map(({ address, title }) => ({ text: title, to: address }));
    // A later entry replaces the text of an earlier one but not its place.
    const links = new Map([...flattenSidebar(sidebar), ...own].map((link) => [link.to, link]));
    const title = site.guides.find((guide) => guide.key === key)?.title ?? site.title;
    return { title, links: [...links.values()] };
  });
  return sections.filter(({ links }) => links.length > 0);
}

function special(
  path: string,
  title: string,
  description: string,
  layout: Layout,
  index: PageData['index'],
  site: Site,
): PageData {
  const address = path as Address;
  return {
    address,
    title,
    documentTitle: documentTitle(title, undefined, site),
    description,
    canonical: publicUrl(address, site),
    lang: site.lang,
    layout,
    headings: [],
    depth: 0,
    kind: undefined,
    edition: undefined,
    guide: '',
    sidebar: false,
    navLink: undefined,
    breadcrumbs: [],
    previous: undefined,
    next: undefined,
    updated: undefined,
    updatedText: undefined,
    editUrl: undefined,
    markdownUrl: '',
    sources: [],
    proofs: [],
    minutes: 1,
    pageClass: undefined,
    styles: [],
    index,
  };
}
