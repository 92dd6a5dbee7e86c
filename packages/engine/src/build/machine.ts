import type { Site } from '../config/siteSchema.ts';
import { markdownFile, publicUrl, withBase } from '../core/address.ts';
import { PLACES } from '../core/strings.ts';
import { escapeHtml } from '../core/text.ts';
import type { Guide } from '../core/types.ts';
import type { PlannedFile } from '../files/plan.ts';
import { feedFiles, hasFullUrls, type WrittenPage } from '../pages/feed.ts';
import { flattenSidebar } from '../pages/sidebar.ts';

interface Section {
  title: string;
  pages: WrittenPage[];
}

/** Files for machines: Markdown of each page, `llms.txt`, `llms-full.txt`, `sitemap.xml`, `robots.txt`, `feed.xml`. */
export function machineFiles(
  pages: readonly WrittenPage[],
  guides: readonly Guide[],
  site: Site,
): PlannedFile[] {
  const sections = () => sectionsOf(pages, guides, site);
  return [
    ...pages.map((page) => ({
      path: markdownFile(page.page.address),
      content: () => markdownOf(page, site),
    })),
    { path: 'llms.txt', content: () => contents(sections(), site) },
    { path: 'llms-full.txt', content: () => fullText(sections(), site) },
    ...indexFiles(pages, site),
    ...feedFiles(pages, site),
  ];
}

/** One page as Markdown, with title and canonical URL on top. */
export function markdownOf({ compiled, page }: WrittenPage, site: Site): string {
  const ownTitle = /^# .*\n*/;
  const own = compiled.markdown.trim().replace(ownTitle, '');
  const body = page.layout === 'home' ? homeMarkdown(site, own) : own;
  return `# ${page.title}\n\nCanonical: ${page.canonical}\n\n${body}\n`;
}

/** Pages by guide, in the order of its sidebar; those outside every sidebar come first, as one section. */
function sectionsOf(pages: readonly WrittenPage[], guides: readonly Guide[], site: Site): Section[] {
  const titles = new Map(site.guides.map(({ key, title }) => [key, title]));
  const keys = ['', ...guides.map(({ key }) => key).filter((key) => key !== '')];
  return keys
    .map((key) => {
      const listed = flattenSidebar(guides.find((guide) => guide.key === key)?.sidebar ?? []);
      const places = new Map(listed.map(({ to }, i) => [to, i]));
      const place = ({ page }: WrittenPage) => places.get(page.address) ?? places.size;
      const own = pages.filter(({ page }) => page.guide === key);
      return { title: titles.get(key) ?? PLACES.general, pages: own.sort((a, b) => place(a) - place(b)) };
    })
    .filter((section) => section.pages.length > 0);
}

function contents(sections: readonly Section[], site: Site): string {
  const entry = ({ page }: WrittenPage) => {
    const url = publicUrl(`/${encodeURI(markdownFile(page.address))}`, site);
    return `- [${page.title.replace(/[[\]\\]/g, '\\$&')}](${url})${page.description && `: ${page.description}`}`;
  };
  const lists = sections.map(({ title, pages }) => `## ${title}\n\n${pages.map(entry).join('\n')}`);
  const everything = `Everything in one file: ${publicUrl('/llms-full.txt', site)}`;
  return `${[`# ${site.title}`, `> ${site.description}`, everything, ...lists].join('\n\n')}\n`;
}

function fullText(sections: readonly Section[], site: Site): string {
  const texts = sections.flatMap(({ pages }) => pages.map((page) => markdownOf(page, site)));
  return [`# ${site.title}\n\n> ${site.description}\n`, ...texts].join('\n---\n\n');
}

/** `sitemap.xml` needs full URLs, so a site that does not say where it lives has none. */
function indexFiles(pages: readonly WrittenPage[], site: Site): PlannedFile[] {
  const robots = 'User-agent: *\nAllow: /\n';
  if (!hasFullUrls(site)) return [{ path: 'robots.txt', content: robots }];
  return [
    { path: 'sitemap.xml', content: () => sitemap(pages, site) },
    { path: 'robots.txt', content: `${robots}Sitemap: ${publicUrl('/sitemap.xml', site)}\n` },
  ];
}

function sitemap(pages: readonly WrittenPage[], site: Site): string {
  const entries = pages.map(({ page }) => {
    const date = page.updated === undefined ? '' : `<lastmod>${page.updated}</lastmod>`;
    return `<url><loc>${escapeHtml(publicUrl(page.address, site))}</loc>${date}</url>\n`;
  });
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">\n${entries.join('')}</urlset>\n`;
}

/** What the home page shows of the configuration, as Markdown; `body` is what its own file says. */
function homeMarkdown({ homePage, editions, base }: Site, body: string): string {
  const { tagline, actionText, actionLink, routes, targets } = homePage;
  const parts = [
    tagline,
    actionLink === '' ? '' : link(actionText, actionLink, base),
    ...section(PLACES.routes, routes, ({ text, details, to }) => `${link(text, to, base)}: ${details}`),
    ...section(PLACES.doors, targets, (target) => targetItem(target, base)),
    body,
    ...section(PLACES.editions, editions, (edition) => editionItem(edition, base)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function section<T>(title: string, things: readonly T[], toItem: (thing: T) => string): string[] {
  return things.length === 0 ? [] : [`## ${title}`, things.map((thing) => `- ${toItem(thing)}`).join('\n')];
}

function targetItem({ title, details, links }: Site['homePage']['targets'][number], base: string): string {
  return [`**${title}**: ${details}`, links.map(({ text, to }) => link(text, to, base)).join(', ')]
    .join(' ')
    .trim();
}

function editionItem(
  { name, version, description, github, to }: Site['editions'][number],
  base: string,
): string {
  const links = [
    ...(to === undefined ? [] : [link(PLACES.guide, to, base)]),
    ...(github === '' ? [] : [link(PLACES.repository, github, base)]),
  ];
  const heading = version === undefined ? name : `${name} ${version}`;
  return `**${heading}**: ${description} ${links.join(', ')}`.trim();
}

function link(text: string, to: string, base: string): string {
  return `[${text}](${withBase(to, base)})`;
}
