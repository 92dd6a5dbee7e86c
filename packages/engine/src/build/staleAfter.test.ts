import { describe, expect, it } from 'vitest';
import type { CompileContext } from '../markdown/compiled.ts';
import { staleAfter } from './staleAfter.ts';

const before: CompileContext = {
  root: '/site',
  docsDir: 'docs',
  base: '/',
  lang: 'en-US',
  siteTitle: 'Old',
  siteDescription: 'Of old',
  interpolations: { title: 'Old' },
  sidebarDepth: 1,
  glossary: [],
  tables: { roles: { head: ['Role'], rows: [['Guest']] } },
  icons: {},
  images: {},
  proofs: undefined,
};
const plain = 'Text with {{ $page.title }} and `{{ x }}`.';
const page = { description: 'Of its own' };

describe('staleAfter', () => {
  it.each<[what: string, change: Partial<CompileContext>]>([
    ['title', { siteTitle: 'New' }],
    ['table', { tables: {} }],
    ['icon', { icons: { up: { viewBox: '0 0 1 1', path: 'M0 0h1v1z' } } }],
  ])('names the pages that show something of the configuration: another %s', (_, change) => {
    const isStale = staleAfter(before, { ...before, ...change });
    expect(isStale(plain, page)).toBe(false);
    for (const text of [
      '{{ $site.title }}',
      '{{$cytomine.urls.docUrl}}',
      '<DataTable name="roles" />',
      ':icon-up:',
    ])
      expect(isStale(`Some ${text} text`, page)).toBe(true);
    expect(isStale(plain, { description: before.siteDescription })).toBe(true);
  });

  it.each<[what: string, change: Partial<CompileContext>]>([
    ['language', { lang: 'fr-BE' }],
    ['depth of headings', { sidebarDepth: 2 }],
  ])('names every page after another %s', (_, change) => {
    expect(staleAfter(before, { ...before, ...change })(plain, page)).toBe(true);
  });

  it('names every page when explanations of words show something of the configuration', () => {
    const terms = [
      { term: 'WSI', definition: 'See {{ $site.title }}.' },
    ] as unknown as CompileContext['glossary'];
    const now = { ...before, glossary: terms };
    expect(staleAfter(now, { ...now, siteTitle: 'New' })(plain, page)).toBe(true);
  });
});
