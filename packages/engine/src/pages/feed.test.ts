import { describe, expect, it } from 'vitest';
import { emptyFrontMatter } from '../config/frontMatterSchema.ts';
import type { Site } from '../config/siteSchema.ts';
import type { Address, PageData } from '../core/types.ts';
import { makeContent } from '../files/plan.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import { feedFiles } from './feed.ts';

// Only the fields that are read.
const urls = { docUrl: 'https://example.org/d/' };
const site = { title: 'Docs & more', base: '/d/', lang: 'en-US', team: '', urls } as Site;

const NEWS = '/news' as Address;

type Section = [title: string, text: string, level?: 2 | 3];

function page(sections: Section[], feed = true, updated = '2025-06-01') {
  const headings = sections.map(([title, , level = 2]) => ({ level, title, slug: title.toLowerCase() }));
  const search = sections.map(([title, text]) => ({ hash: `#${title.toLowerCase()}`, text }));
  const compiled = { record: { frontmatter: { ...emptyFrontMatter(), feed } }, search } as CompiledPage;
  return {
    compiled,
    page: { title: 'News', address: NEWS, headings, updated: updated || undefined } as PageData,
  };
}

function feed(pages: ReturnType<typeof page>[], of = site): string {
  const [file] = feedFiles(pages, of);
  return file === undefined ? '' : String(makeContent(file));
}

const datesIn = (text: string) => [...text.matchAll(/<updated>(.*?)T/g)].map(([, date]) => date);

describe('feedFiles', () => {
  it('has an entry for each heading of the second level, with its address', () => {
    const sections: Section[] = [
      ['A<b', 'Text & more.'],
      ['Detail', 'Deeper.', 3],
      ['Next', 'Elsewhere.'],
    ];
    const text = feed([page(sections), page([['Other', 'No.']], false)]);
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>Docs &amp; more</title>
<id>https://example.org/d/feed.xml</id>
<link rel="self" href="https://example.org/d/feed.xml"/>
<link href="https://example.org/d/"/>
<updated>2025-06-01T00:00:00.000Z</updated>
<author><name>Docs &amp; more</name></author>
<entry>
<title>News: A&lt;b</title>
<id>https://example.org/d/news#a%3Cb</id>
<link href="https://example.org/d/news#a%3Cb"/>
<updated>2025-06-01T00:00:00.000Z</updated>
<summary>Text &amp; more.</summary>
</entry>
</feed>
`);
  });

  it('takes the date from the heading, then from the first words, then from the page; newest first', () => {
    const sections: Section[] = [
      ['Second (2025-04-22)', '1 May 2026 is not it.'],
      ['Fourth', '29 March 2024, tags.'],
      ['Third', 'April 2, 2025: more.'],
      ['First', 'Not since 1 May 2026.'],
    ];
    const text = feed([page(sections)]);
    expect(datesIn(text)).toEqual(['2025-06-01', '2025-06-01', '2025-04-22', '2025-04-02', '2024-03-29']);
    const names = [...text.matchAll(/News: (\w+)/g)].map(([, name]) => name);
    expect(names).toEqual(['First', 'Second', 'Third', 'Fourth']);
  });

  it('leaves out what has no date, and is valid without an entry', () => {
    const text = feed([page([['A', 'No date.']], true, '')]);
    expect(text).not.toContain('<entry>');
    expect(datesIn(text)).toEqual(['1970-01-01']);
  });

  it('is made only for pages that ask for it, on a site with a public URL', () => {
    expect(feedFiles([page([['A', 'x']], false)], site)).toEqual([]);
    expect(feedFiles([page([['A', 'x']])], { ...site, urls: { ...site.urls, docUrl: '' } })).toEqual([]);
  });
});
