import type { Site } from '../config/siteSchema.ts';
import { publicUrl } from '../core/address.ts';
import { cutAtWord, escapeHtml } from '../core/text.ts';
import type { PageData } from '../core/types.ts';
import type { PlannedFile } from '../files/plan.ts';
import type { CompiledPage } from '../markdown/compiled.ts';

export const FEED_FILE = 'feed.xml';

/** A page that somebody wrote. */
export interface WrittenPage {
  compiled: CompiledPage;
  page: PageData;
}

interface Entry {
  title: string;
  url: string;
  updated: string;
  summary: string;
}

const SUMMARY_CHARACTERS = 300;
const DATE = /\d{4}-\d\d-\d\d|\d{1,2} [A-Z][a-z]+ \d{4}|[A-Z][a-z]+ \d{1,2}, \d{4}/;
/** Sections that only lead away. */
const NO_NEWS = /^(?:next|see also)$/i;

/** An Atom feed of the second-level headings of all pages with `feed: true`; it needs full URLs. */
export function feedFiles(pages: readonly WrittenPage[], site: Site): PlannedFile[] {
  const own = pages.filter(({ compiled }) => compiled.record.frontmatter.feed);
  if (own.length === 0 || !hasFullUrls(site)) return [];
  return [{ path: FEED_FILE, content: () => feedText(own, site) }];
}

function feedText(pages: readonly WrittenPage[], site: Site): string {
  const entries = pages.flatMap((page) => entriesOf(page, site));
  entries.sort((a, b) => b.updated.localeCompare(a.updated));
  const url = publicUrl(`/${FEED_FILE}`, site);
  const head = [
    element('title', site.title),
    element('id', url),
    `<link rel="self" href="${escapeHtml(url)}"/>`,
    `<link href="${escapeHtml(publicUrl('/', site))}"/>`,
    element('updated', entries[0]?.updated ?? new Date(0).toISOString()),
    `<author>${element('name', site.team || site.title)}</author>`,
  ];
  const body = [...head, ...entries.map(entryText)].join('\n');
  const xmlns = 'http://www.w3.org/2005/Atom';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="${xmlns}" xml:lang="${site.lang}">\n${body}\n</feed>\n`;
}

export function hasFullUrls(site: Site): boolean {
  return /^https?:/.test(publicUrl('/', site));
}

/** Dated by its heading or first words, else as its page; a section without any date is left out. */
function entriesOf({ compiled, page }: WrittenPage, site: Site): Entry[] {
  const sections = new Map(compiled.search.map((section) => [section.hash, section.text]));
  return page.headings.flatMap(({ level, slug, title }): Entry[] => {
    const text = sections.get(`#${slug}`) ?? '';
    const date = DATE.exec(title)?.[0] ?? new RegExp(`^(?:${DATE.source})`).exec(text)?.[0] ?? page.updated;
    const time = Date.parse(`${date} UTC`);
    if (level !== 2 || NO_NEWS.test(title) || Number.isNaN(time)) return [];
    const url = `${publicUrl(page.address, site)}#${encodeURIComponent(slug)}`;
    const updated = new Date(time).toISOString();
    return [{ title: `${page.title}: ${title}`, url, updated, summary: cutAtWord(text, SUMMARY_CHARACTERS) }];
  });
}

function entryText({ title, url, updated, summary }: Entry): string {
  const link = `<link href="${escapeHtml(url)}"/>`;
  return `<entry>\n${[element('title', title), element('id', url), link, element('updated', updated), element('summary', summary)].join('\n')}\n</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
