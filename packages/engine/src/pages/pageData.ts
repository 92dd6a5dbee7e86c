import type { FrontMatter } from '../config/frontMatterSchema.ts';
import { emptyFrontMatter } from '../config/frontMatterSchema.ts';
import type { Site } from '../config/siteSchema.ts';
import { markdownFile, publicUrl, withBase } from '../core/address.ts';
import { SPECIAL_PAGES } from '../core/strings.ts';
import type { Address, Guide, Layout, PageData, PageLink } from '../core/types.ts';
import type { CompiledPage, PageRecord } from '../markdown/compiled.ts';
import { docFile } from '../markdown/readDocs.ts';
import type { Place } from './navigation.ts';
import { flattenSidebar } from './sidebar.ts';

/** What the browser knows of a page. `updated`: date of the last commit that touched its source. */
export function pageData(
  compiled: Pick<CompiledPage, 'description' | 'minutes' | 'proofs'> & {
    record: Omit<PageRecord, 'key' | 'regularPath'>;
  },
  place: Place,
  site: Site,
  updated: string | undefined,
): PageData {
  const { record } = compiled;
  const { frontmatter, path } = record;
  return {
    address: path,
    title: record.title,
    documentTitle: documentTitle(record.title, frontmatter, site),
    description: metaDescription(frontmatter) ?? (compiled.description || site.description),
    canonical: frontmatter.canonicalUrl ?? publicUrl(path, site),
    lang: frontmatter.lang ?? site.lang,
    layout: frontmatter.home ? 'home' : frontmatter.api ? 'api' : 'doc',
    headings: record.headers,
    kind: frontmatter.kind,
    edition: frontmatter.edition,
    ...place,
    updated,
    updatedText: updated === undefined ? undefined : formatDate(updated, frontmatter.lang ?? site.lang),
    editUrl: frontmatter.editLink ? editUrl(record.relativePath, site) : undefined,
    markdownUrl: withBase(`/${markdownFile(path)}`, site.base),
    sources: frontmatter.sources,
    proofs: compiled.proofs,
    minutes: compiled.minutes,
    pageClass: frontmatter.pageClass,
    styles: [],
    index: undefined,
  };
}

/** Content of `<title>`, as VuePress 1 makes it. */
function documentTitle(title: string, { metaTitle, home }: FrontMatter, site: Site): string {
  if (metaTitle !== undefined) return metaTitle;
  return home || title === '' ? site.title : `${title} | ${site.title}`;
}

/** A day is the same everywhere: it is formatted in the zone it was written for. */
function formatDate(iso: string, lang: string): string {
  return new Date(iso).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
}

function metaDescription({ meta }: FrontMatter): string | undefined {
  return meta.find(({ name }) => name === 'description')?.content;
}

/** Where the source can be edited: GitLab has a form of its own. */
function editUrl(relativePath: string, { editLinks, urls, docsBranch }: Site): string | undefined {
  if (!editLinks || urls.docRepo === '') return undefined;
  const repository = urls.docRepo.replace(/\/$/, '');
  const path = encodeURI(docFile(relativePath));
  const edit = new URL(repository).hostname.includes('gitlab') ? '-/edit' : 'edit';
  return `${repository}/${edit}/${docsBranch}/${path}`;
}

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
  const frontmatter = { ...emptyFrontMatter(), editLink: false };
  const record = { title, frontmatter, path: address, relativePath: '', headers: [] };
  const compiled = { record, description, minutes: 1, proofs: [] };
  return { ...pageData(compiled, NO_PLACE, site, undefined), layout, markdownUrl: '', index };
}

const NO_PLACE: Place = {
  guide: '',
  sidebar: false,
  depth: 0,
  navLink: undefined,
  breadcrumbs: [],
  previous: undefined,
  next: undefined,
};
