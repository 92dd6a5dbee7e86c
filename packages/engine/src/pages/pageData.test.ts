import { describe, expect, it } from 'vitest';
import { recordOf, siteWith } from '../../../../test/support/siteParts.ts';
import type { FrontMatter } from '../config/frontMatterSchema.ts';
import type { SiteConfig } from '../config/siteSchema.ts';
import type { PageRecord } from '../markdown/compiled.ts';
import { navigateSite, type Place } from './navigation.ts';
import { pageData, specialPages } from './pageData.ts';

const NOWHERE = { guide: '', navLink: undefined, breadcrumbs: [], previous: undefined, next: undefined };
const PLACE: Place = { ...NOWHERE, sidebar: false, depth: 2 };

const REST = { minutes: 2, proofs: [] };
const compiled = (record: PageRecord, description = '') => ({ ...REST, record, description });

function dataOf(frontmatter: Partial<FrontMatter> = {}, config: Partial<SiteConfig> = {}, description = '') {
  const record = recordOf('guide/a b.md', { title: 'A page', ...frontmatter });
  return pageData(compiled(record, description), PLACE, siteWith(config), '2026-01-31');
}

const urls = (docRepo: string, docUrl = '') => ({ docRepo, docUrl, githubDiscussions: '', siteUrl: '' });
const EDITED = { editLinks: true, urls: urls('https://github.com/o/r/') };
const UPDATED = { updated: '2026-01-31', updatedText: 'January 31, 2026' };

describe('pageData', () => {
  it.each([
    [{}, {}, { documentTitle: 'A page | Site', layout: 'doc', description: 'A site', ...UPDATED }],
    [{ metaTitle: 'Meta' }, { editLinks: true }, { documentTitle: 'Meta', editUrl: undefined }],
    [{ home: true }, {}, { documentTitle: 'Site', layout: 'home' }],
    [{ api: true }, {}, { layout: 'api' }],
    [{}, { base: '/x/' }, { canonical: '/x/guide/a%20b', markdownUrl: '/x/guide/a b.md' }],
    [{}, { urls: urls('', 'https://example.org/') }, { canonical: 'https://example.org/guide/a%20b' }],
    [{ canonicalUrl: 'https://other.org/' }, {}, { canonical: 'https://other.org/' }],
    [{}, EDITED, { editUrl: 'https://github.com/o/r/edit/main/docs/guide/a%20b.md' }],
    [{ editLink: false }, EDITED, { editUrl: undefined }],
    [{}, { ...EDITED, editLinks: false }, { editUrl: undefined }],
    [
      {},
      { ...EDITED, urls: urls('https://gitlab.example.org/o/r') },
      { editUrl: 'https://gitlab.example.org/o/r/-/edit/main/docs/guide/a%20b.md' },
    ],
  ])('of front matter %j and configuration %j', (frontmatter, config, expected) => {
    expect(dataOf(frontmatter, config)).toMatchObject(expected);
  });

  it('describes the page by front matter, then its text', () => {
    expect(dataOf({ meta: [{ name: 'description', content: 'Meta' }] }, {}, 'Text').description).toBe('Meta');
    expect(dataOf({}, {}, 'Text').description).toBe('Text');
  });
});

it('specialPages are the not-found and the search page, and list every page once by guide', () => {
  const items = ['two', ['', 'Start']] as ['two', [string, string]];
  const site = siteWith({ sidebars: { '/guide/': { title: 'The guide', items } } });
  const files = ['README.md', 'guide/README.md', 'guide/one.md', 'guide/two.md'];
  const records = files.map((file) => recordOf(file));
  const config = { file: 'site.config.ts', site, nav: [], sidebars: [{ key: '/guide/', items }] };
  const { guides, places } = navigateSite(config, records);
  const pages = records.map((record) =>
    pageData(compiled(record), places.get(record.path) ?? PLACE, site, undefined),
  );
  const index = [
    { title: 'Site', links: [{ text: 'Page /', to: '/' }] },
    {
      title: 'The guide',
      links: [
        { text: 'Page /guide/two', to: '/guide/two' },
        { text: 'Page /guide/', to: '/guide/' },
        { text: 'Page /guide/one', to: '/guide/one' },
      ],
    },
  ];
  expect(specialPages(pages, guides, site)).toMatchObject([
    { address: '/404', layout: 'not-found', guide: '', index },
    { address: '/search', layout: 'search', guide: '' },
  ]);
});
