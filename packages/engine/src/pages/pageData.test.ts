import { describe, expect, it } from 'vitest';
import { recordOf, siteWith } from '../../../../test/support/siteParts.ts';
import type { SiteConfig } from '../config/siteSchema.ts';
import type { FrontMatter } from '../core/types.ts';
import type { Place } from './navigation.ts';
import { pageData } from './pageData.ts';

const PLACE: Place = {
  guide: '',
  sidebar: false,
  depth: 2,
  navLink: undefined,
  breadcrumbs: [],
  previous: undefined,
  next: undefined,
};

function dataOf(frontmatter: Partial<FrontMatter> = {}, config: Partial<SiteConfig> = {}, description = '') {
  const record = recordOf('guide/a b.md', { title: 'A page', ...frontmatter });
  return pageData(
    { record, description, edition: undefined, minutes: 2, proofs: [] },
    PLACE,
    siteWith(config),
    '2026-01-31',
  );
}

const urls = (docRepo: string, docUrl = '') => ({ docRepo, docUrl, githubDiscussions: '', siteUrl: '' });

describe('pageData', () => {
  it('makes the document title as VuePress does', () => {
    expect(dataOf().documentTitle).toBe('A page | Site');
    expect(dataOf({ metaTitle: 'Meta' }).documentTitle).toBe('Meta');
    expect(dataOf({ home: true }).documentTitle).toBe('Site');
  });

  it('describes the page by front matter, then its text, then the site', () => {
    expect(dataOf({ meta: [{ name: 'description', content: 'Meta' }] }, {}, 'Text').description).toBe('Meta');
    expect(dataOf({}, {}, 'Text').description).toBe('Text');
    expect(dataOf().description).toBe('A site');
  });

  it('knows the page’s one URL', () => {
    expect(dataOf({}, { urls: urls('', 'https://docs.example.org/x/'), base: '/x/' }).canonical).toBe(
      'https://docs.example.org/x/guide/a%20b',
    );
    expect(dataOf({}, { base: '/x/' })).toMatchObject({
      canonical: '/x/guide/a%20b',
      markdownUrl: '/x/guide/a b.md',
      updated: '2026-01-31',
      updatedText: 'January 31, 2026',
    });
    expect(dataOf({ canonicalUrl: 'https://other.org/' }).canonical).toBe('https://other.org/');
  });

  it.each([
    ['https://github.com/o/r/', 'https://github.com/o/r/edit/main/docs/guide/a%20b.md'],
    ['https://gitlab.example.org/o/r', 'https://gitlab.example.org/o/r/-/edit/main/docs/guide/a%20b.md'],
    [
      'https://bitbucket.org/o/r',
      'https://bitbucket.org/o/r/src/main/docs/guide/a%20b.md?mode=edit&spa=0&at=main&fileviewer=file-view-default',
    ],
  ])('links to the editor of %s', (docRepo, expected) => {
    expect(dataOf({}, { editLinks: true, urls: urls(docRepo) }).editUrl).toBe(expected);
  });

  it('has no edit link where none is wanted', () => {
    expect(dataOf({}, { urls: urls('https://github.com/o/r') }).editUrl).toBeUndefined();
    expect(dataOf({}, { editLinks: true }).editUrl).toBeUndefined();
    expect(
      dataOf({ editLink: false }, { editLinks: true, urls: urls('https://github.com/o/r') }).editUrl,
    ).toBeUndefined();
  });

  it('chooses the layout', () => {
    expect([dataOf(), dataOf({ home: true }), dataOf({ api: true })].map(({ layout }) => layout)).toEqual([
      'doc',
      'home',
      'api',
    ]);
  });
});
