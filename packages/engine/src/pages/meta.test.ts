import { describe, expect, it } from 'vitest';
import { emptyFrontMatter } from '../config/frontMatterSchema.ts';
import type { Site } from '../config/siteSchema.ts';
import type { Address, PageData } from '../core/types.ts';
import { headTags } from './meta.ts';

// Only the fields that are read.
const site = {
  title: 'Docs',
  description: 'All about it',
  base: '/d/',
  icon: '/images/icon.svg',
  themeColor: '#3eaf7c',
  socialImage: { path: '/images/social.png', alt: 'A slide', width: 1200, height: 630 },
  team: 'Us',
  urls: { docUrl: 'https://example.org' },
} as Site;
const page = {
  address: '/guide/role' as Address,
  title: 'Roles & "rights"',
  description: 'Who may do <what>',
  canonical: 'https://example.org/d/guide/role',
  markdownUrl: '/d/guide/role.md',
  lang: 'en-US',
  layout: 'doc',
  updated: '2025-01-02',
  breadcrumbs: [
    { text: 'Guide', to: '/guide/' as Address },
    { text: 'Group', to: undefined },
    { text: 'Roles', to: '/guide/role' as Address },
  ],
} as PageData;

function tags(more: Partial<PageData> = {}, meta: Record<string, string>[] = [], of = site): string {
  return headTags({
    page: { ...page, ...more },
    frontmatter: { ...emptyFrontMatter(), meta },
    site: of,
  });
}

function data(html: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '');
}

describe('headTags', () => {
  it.each([
    '<meta name="description" content="Who may do &lt;what&gt;">',
    '<meta name="theme-color" content="#3eaf7c">',
    '<meta property="og:title" content="Roles &amp; &quot;rights&quot;">',
    '<meta property="og:type" content="article">',
    '<meta property="og:url" content="https://example.org/d/guide/role">',
    '<meta property="og:site_name" content="Docs">',
    '<meta property="og:locale" content="en_US">',
    '<meta property="og:image" content="https://example.org/d/images/social.png">',
    '<meta property="og:image:alt" content="A slide">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="article:modified_time" content="2025-01-02">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="canonical" href="https://example.org/d/guide/role">',
    '<link rel="icon" href="/d/images/icon.svg" type="image/svg+xml">',
    '<link rel="alternate" type="text/markdown" href="/d/guide/role.md">',
  ])('has %s', (tag) => {
    expect(tags().split('\n')).toContain(tag);
  });

  it('has a small card where the site has no picture', () => {
    const html = tags({}, [], { ...site, socialImage: undefined });
    expect(html).not.toContain('og:image');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
  });

  it('names the feed on pages that are in it, where the site has a public URL', () => {
    const ofFeed = (of: Site) =>
      headTags({ page, frontmatter: { ...emptyFrontMatter(), feed: true }, site: of });
    expect(ofFeed(site)).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Docs" href="https://example.org/d/feed.xml">',
    );
    expect(ofFeed({ ...site, urls: { ...site.urls, docUrl: '' } })).not.toContain('atom');
    expect(tags()).not.toContain('atom');
  });

  it('lets the page replace and add tags, but none that act on the document', () => {
    const html = tags({}, [
      { name: 'description', content: 'Mine' },
      { property: 'og:type', content: 'book' },
      { name: 'author', content: 'Ann', onload: 'x' },
      { 'http-equiv': 'refresh', content: '0' },
    ]);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<meta name="description" content="Mine">');
    expect(html).toContain('<meta property="og:type" content="book">');
    expect(html).toContain('<meta name="author" content="Ann">');
    expect(html).not.toMatch(/http-equiv|onload|undefined|content="0"/);
  });

  it('leaves out what is not known', () => {
    const html = tags({ updated: undefined, markdownUrl: '', lang: 'en' }, [], { ...site, icon: '' });
    expect(html).not.toMatch(/modified_time|alternate|rel="icon"|og:locale|undefined/);
    expect(JSON.stringify(data(html))).not.toContain('dateModified');
  });
});

describe('linked data', () => {
  it('describes an article and the way to it, without steps that are no page', () => {
    expect(data(tags())).toMatchObject({
      '@graph': [
        { '@type': 'TechArticle', headline: page.title, dateModified: '2025-01-02', url: page.canonical },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Guide', item: 'https://example.org/d/guide/' },
            { position: 2, name: page.title, item: page.canonical },
          ],
        },
      ],
    });
  });

  it('describes the site on its home page', () => {
    const home = data(tags({ layout: 'home' }));
    expect(home).toMatchObject({ '@type': 'WebSite', name: 'Docs', url: 'https://example.org/d/' });
    expect(tags({ layout: 'home' })).toContain('<meta property="og:type" content="website">');
  });

  it.each(['not-found', 'search'] as const)('calls %s no article', (layout) => {
    expect(data(tags({ layout }))).toMatchObject({ '@type': 'WebPage' });
  });

  it('cannot end the element it stands in', () => {
    const html = tags({ title: '</script><script>alert(1)</script>' });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
