import type { FrontMatter } from '../config/frontMatterSchema.ts';
import type { Site } from '../config/siteSchema.ts';
import { publicUrl, withBase } from '../core/address.ts';
import { inlineJson } from '../core/json.ts';
import { escapeHtml } from '../core/text.ts';
import type { PageData } from '../core/types.ts';
import { FEED_FILE, hasFullUrls } from './feed.ts';

type Attributes = Record<string, string>;

interface HeadInput {
  page: PageData;
  frontmatter: FrontMatter;
  site: Site;
}

/** What makes two meta tags the same: the page's own replaces ours. */
const IDENTITIES = ['name', 'property', 'itemprop'];

const ICON_TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/** Head tags of one page: description, canonical, Open Graph, JSON-LD, icon. */
export function headTags(input: HeadInput): string {
  const { page, frontmatter, site } = input;
  const metas = mergeMetas([...ourMetas(input), ...frontmatter.meta]);
  const links: Attributes[] = [{ rel: 'canonical', href: page.canonical }];
  if (site.icon !== '') {
    const type = ICON_TYPES[site.icon.replace(/^.*\./, '').toLowerCase()] ?? '';
    links.push({ rel: 'icon', href: withBase(site.icon, site.base), type });
  }
  if (frontmatter.feed && hasFullUrls(site)) {
    const href = publicUrl(`/${FEED_FILE}`, site);
    links.push({ rel: 'alternate', type: 'application/atom+xml', title: site.title, href });
  }
  if (page.markdownUrl !== '')
    links.push({ rel: 'alternate', type: 'text/markdown', href: page.markdownUrl });
  const tags = [...metas.map((meta) => tag('meta', meta)), ...links.map((link) => tag('link', link))];
  return [...tags, `<script type="application/ld+json">${inlineJson(linkedData(input))}</script>`].join('\n');
}

function ourMetas({ page, site }: HeadInput): Attributes[] {
  const image = site.socialImage;
  const locale = page.lang.includes('-') ? page.lang.replace('-', '_') : undefined;
  const properties: [string, string | undefined][] = [
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:type', page.layout === 'home' ? 'website' : 'article'],
    ['og:url', page.canonical],
    ['og:site_name', site.title],
    ['og:locale', locale],
    ['og:image', image && publicUrl(image.path, site)],
    ['og:image:alt', image?.alt],
    ['og:image:width', image && String(image.width)],
    ['og:image:height', image && String(image.height)],
    ['article:modified_time', page.layout === 'home' ? undefined : page.updated],
  ];
  return [
    { name: 'description', content: page.description },
    { name: 'theme-color', content: site.style.accentColor },
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: image === undefined ? 'summary' : 'summary_large_image' },
  ];
}

function mergeMetas(metas: readonly Attributes[]): Attributes[] {
  const merged = new Map<string, Attributes>();
  for (const meta of metas) {
    const identity = IDENTITIES.find((name) => meta[name] !== undefined);
    // Tags without an identity (`http-equiv`, `charset`) would act on the policy or the parser, so only the engine
    // writes those.
    if (identity === undefined) continue;
    merged.set(`${identity} ${meta[identity]}`, {
      [identity]: meta[identity] ?? '',
      content: meta.content ?? '',
    });
  }
  return [...merged.values()];
}

function linkedData({ page, site }: HeadInput): unknown {
  const home = publicUrl('/', site);
  const website = { '@type': 'WebSite', '@id': `${home}#website`, name: site.title, url: home };
  const about = { name: page.title, description: page.description, inLanguage: page.lang };
  if (page.layout === 'home') {
    return {
      '@context': 'https://schema.org',
      ...website,
      description: site.description,
      inLanguage: page.lang,
    };
  }
  if (page.layout === 'not-found' || page.layout === 'search') {
    return { '@context': 'https://schema.org', '@type': 'WebPage', ...about, isPartOf: website };
  }
  const article = {
    '@type': 'TechArticle',
    headline: page.title,
    ...about,
    url: page.canonical,
    ...(page.updated === undefined ? {} : { dateModified: page.updated }),
    ...(site.team === '' ? {} : { author: { '@type': 'Organization', name: site.team } }),
    isPartOf: website,
  };
  return { '@context': 'https://schema.org', '@graph': [article, breadcrumbList(page, site)] };
}

/** Steps without an address of their own are left out: search engines refuse a list with gaps. */
function breadcrumbList(page: PageData, site: Site): unknown {
  const above = page.breadcrumbs.flatMap(({ text, to }) =>
    to === undefined || to === page.address ? [] : [{ name: text, item: publicUrl(to, site) }],
  );
  const steps = [...above, { name: page.title, item: page.canonical }];
  const itemListElement = steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function tag(name: string, attributes: Attributes): string {
  const list = Object.entries(attributes).filter(([key, value]) => key === 'content' || value !== '');
  return `<${name} ${list.map(([key, value]) => `${key}="${escapeHtml(value)}"`).join(' ')}>`;
}
