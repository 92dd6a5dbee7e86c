import { describe, expect, it } from 'vitest';
import type { CompileContext } from '../markdown/compiled.ts';
import { contextHash, showsConfig } from './compilePages.ts';

const context: CompileContext = {
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

/** Whether a page with this text is compiled anew after a change of what pages share. */
function isStale(text: string, change: Partial<CompileContext>, before = context): boolean {
  const [old, now] = [before, { ...before, ...change }].map((one) =>
    contextHash(one, 'engine')(showsConfig(text)),
  );
  return old !== now;
}

describe('contextHash', () => {
  it.each<[what: string, change: Partial<CompileContext>]>([
    ['title', { siteTitle: 'New' }],
    ['table', { tables: {} }],
    ['icon', { icons: { up: { viewBox: '0 0 1 1', path: 'M0 0h1v1z' } } }],
  ])('changes for texts that show something of the configuration: another %s', (_, change) => {
    expect(isStale('Text with {{ $page.title }} and `{{ x }}`.', change)).toBe(false);
    for (const text of ['{{ $site.title }}', '{{$cytomine.urls.docUrl}}', '<DataTable name="roles" />'])
      expect(isStale(`Some ${text} text`, change)).toBe(true);
  });

  it.each<[what: string, change: Partial<CompileContext>]>([
    ['language', { lang: 'fr-BE' }],
    ['depth of headings', { sidebarDepth: 2 }],
  ])('changes for every text after another %s', (_, change) => {
    expect(isStale('Text.', change)).toBe(true);
  });

  it('changes for every text when explanations of words show something of the configuration', () => {
    const glossary = [
      { term: 'WSI', definition: 'See {{ $site.title }}.' },
    ] as unknown as CompileContext['glossary'];
    expect(isStale('Text.', { siteTitle: 'New' }, { ...context, glossary })).toBe(true);
  });
});
