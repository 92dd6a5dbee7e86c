import { describe, expect, it } from 'vitest';
import { emptyFrontMatter } from '../config/frontMatterSchema.ts';
import type { Site } from '../config/siteSchema.ts';
import { addressOf, publicUrl } from '../core/address.ts';
import type { Guide, PageData } from '../core/types.ts';
import { makeContent } from '../files/plan.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import { machineFiles, markdownOf } from './machine.ts';

// Only the fields that are read.
const site = {
  title: 'Docs',
  description: 'All about it',
  base: '/d/',
  urls: { docUrl: 'https://example.org/d/' },
  guides: [{ key: '/guide/', title: 'Guide' }],
} as Site;

function page(relativePath: string, markdown: string, more: Partial<PageData> = {}) {
  const address = addressOf(relativePath);
  const title = relativePath.replace('.md', '');
  const data = {
    address,
    title,
    description: `On ${title}`,
    canonical: publicUrl(address, site),
    guide: '',
    ...more,
  };
  const record = { frontmatter: emptyFrontMatter() };
  return { compiled: { markdown, record } as CompiledPage, page: data as PageData };
}

const pages = [
  page('README.md', 'Welcome.'),
  page('guide/b.md', '# Guide b\n\nText of b.', { guide: '/guide/', updated: '2025-01-02' }),
  page('guide/a [x].md', 'Text of a.', { guide: '/guide/' }),
];
const to = (i: number) => pages[i]?.page.address ?? addressOf('');
const guides: Guide[] = [
  {
    key: '/guide/',
    chunks: {},
    menus: [],
    sidebar: [
      {
        type: 'group',
        text: 'G',
        to: undefined,
        collapsible: true,
        items: [{ type: 'page', text: 'A', to: to(2) }],
      },
      { type: 'page', text: 'B', to: to(1) },
    ],
  },
  { key: '', chunks: {}, menus: [], sidebar: [] },
];

function files(list = pages, of = site): Record<string, string> {
  return Object.fromEntries(
    machineFiles(list, guides, of).map((file) => [file.path, String(makeContent(file))]),
  );
}

describe('machineFiles', () => {
  it('lists pages, and puts all texts in one file, in the order of the sidebar', () => {
    expect(files()['llms.txt']).toBe(`# Docs

> All about it

Everything in one file: https://example.org/d/llms-full.txt

## General

- [README](https://example.org/d/index.md): On README

## Guide

- [guide/a \\[x\\]](https://example.org/d/guide/a%20%5Bx%5D.md): On guide/a [x]
- [guide/b](https://example.org/d/guide/b.md): On guide/b
`);
    const texts = files()['llms-full.txt']?.match(/Welcome|Text of ./g);
    expect(texts).toEqual(['Welcome', 'Text of a', 'Text of b']);
  });

  it('dates pages in the sitemap where a date is known', () => {
    const made = files([...pages, page('a&b.md', '')]);
    expect(made['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.org/d/</loc></url>
<url><loc>https://example.org/d/guide/b</loc><lastmod>2025-01-02</lastmod></url>
<url><loc>https://example.org/d/guide/a%20%5Bx%5D</loc></url>
<url><loc>https://example.org/d/a&amp;b</loc></url>
</urlset>
`);
    expect(made['robots.txt']).toBe('User-agent: *\nAllow: /\nSitemap: https://example.org/d/sitemap.xml\n');
  });

  it('makes no sitemap for a site without a public URL', () => {
    const made = files(pages, { ...site, urls: { ...site.urls, docUrl: '' } });
    expect(made['sitemap.xml']).toBeUndefined();
    expect(made['robots.txt']).toBe('User-agent: *\nAllow: /\n');
    expect(made['llms.txt']).toContain('(/d/guide/b.md)');
  });
});

describe('markdownOf', () => {
  it.each([
    ['# Title of its own\n\nText.', 'Text.'],
    ['## Not a title\n\n# Later', '## Not a title\n\n# Later'],
  ])('puts title and canonical URL before %j', (markdown, text) => {
    expect(markdownOf(page('x.md', markdown), site)).toBe(
      `# x\n\nCanonical: https://example.org/d/x\n\n${text}\n`,
    );
  });

  it('says of the home page what the configuration makes of it', () => {
    const homePage = {
      tagline: 'Look closely.',
      actionText: 'Begin',
      actionLink: '/guide/',
      routes: [{ text: 'Fly', details: 'Up.', to: '/guide/b' }],
      targets: [{ title: 'Pilots', details: 'Fly.', links: [{ text: 'Wings', to: '/guide/b' }] }],
    };
    const editions = [
      {
        name: 'Free',
        version: '1',
        description: 'For all.',
        github: 'https://example.org/free',
        to: '/guide/',
      },
      { name: 'Old', description: 'For some.', github: '' },
    ];
    const home = page('README.md', 'Welcome.', { layout: 'home' });
    expect(markdownOf(home, { ...site, homePage, editions } as unknown as Site)).toBe(`# README

Canonical: https://example.org/d/

Look closely.

[Begin](/d/guide/)

## Start here

- [Fly](/d/guide/b): Up.

## Who works with it

- **Pilots**: Fly. [Wings](/d/guide/b)

Welcome.

## Editions

- **Free 1**: For all. [Guide](/d/guide/), [Repository](https://example.org/free)
- **Old**: For some.
`);
  });
});
