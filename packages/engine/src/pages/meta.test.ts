import { describe, expect, it } from 'vitest';
import type { FrontMatter } from '../config/frontMatterSchema.ts';
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
  style: { accentColor: '#3eaf7c' },
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

const tags = (more: Partial<PageData> = {}, frontMatter: Partial<FrontMatter> = {}, of = site): string =>
  headTags({ page: { ...page, ...more }, frontmatter: { ...emptyFrontMatter(), ...frontMatter }, site: of });

const data = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '');

describe('headTags', () => {
  it('describes the page', () => {
    expect(tags().split('\n').slice(0, -1)).toEqual([
      '<meta name="description" content="Who may do &lt;what&gt;">',
      '<meta name="theme-color" content="#3eaf7c">',
      '<meta property="og:title" content="Roles &amp; &quot;rights&quot;">',
      '<meta property="og:description" content="Who may do &lt;what&gt;">',
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
    ]);
  });

  it('leaves out what is not known', () => {
    const bare = { ...site, icon: '', socialImage: undefined };
    const html = tags({ updated: undefined, markdownUrl: '', lang: 'en' }, {}, bare);
    expect(html).not.toMatch(/modified_time|alternate|rel="icon"|og:locale|og:image|dateModified|undefined/);
    expect(html).toContain('<meta name="twitter:card" content="summary">');
  });

  it('names the feed on pages that are in it, where the site has a public URL', () => {
    expect(tags({}, { feed: true })).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Docs" href="https://example.org/d/feed.xml">',
    );
    expect(tags({}, { feed: true }, { ...site, urls: { ...site.urls, docUrl: '' } })).not.toContain('atom');
  });

  it('lets the page replace and add tags, but none that act on the document', () => {
    const meta = [
      { name: 'description', content: 'Mine' },
      { name: 'author', content: 'Ann', onload: 'x' },
      { 'http-equiv': 'refresh', content: '0' },
    ];
    const html = tags({}, { meta });
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<meta name="description" content="Mine">');
    expect(html).toContain('<meta name="author" content="Ann">');
    expect(html).not.toMatch(/http-equiv|onload|undefined|content="0"/);
  });

  it('gives linked data of an article and the way to it, without steps that are no page', () => {
    const article = { '@type': 'TechArticle', headline: page.title, url: page.canonical };
    const itemListElement = [
      { position: 1, name: 'Guide', item: 'https://example.org/d/guide/' },
      { position: 2, name: page.title, item: page.canonical },
    ];
    expect(data(tags())).toMatchObject({
      '@graph': [
        { ...article, dateModified: '2025-01-02' },
        { '@type': 'BreadcrumbList', itemListElement },
      ],
    });
  });

  it.each([
    ['home', { '@type': 'WebSite', name: 'Docs', url: 'https://example.org/d/' }],
    ['not-found', { '@type': 'WebPage' }],
    ['search', { '@type': 'WebPage' }],
  ] as const)('gives linked data of the layout "%s"', (layout, expected) => {
    expect(data(tags({ layout }))).toMatchObject(expected);
  });

  it('cannot end the element that the linked data stand in', () => {
    const html = tags({ title: '</script><script>alert(1)</script>' });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
