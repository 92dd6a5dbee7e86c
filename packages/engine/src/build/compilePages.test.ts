import { expect, it } from 'vitest';
import type { CompileContext } from '../markdown/compiled.ts';
import { contextHash, showsConfig } from './compilePages.ts';

const context: CompileContext = {
  root: '/site',
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
const explained = {
  glossary: [{ term: 'WSI', definition: 'See {{ $site.title }}.' }] as unknown as CompileContext['glossary'],
};
const title = { siteTitle: 'New' };

it.each<[text: string, change: Partial<CompileContext>, isStale: boolean, before?: Partial<CompileContext>]>([
  ['Some {{ $page.title }} and `{{ x }}`.', title, false],
  ['Some {{ $site.title }} text', title, true],
  ['Some {{$cytomine.urls.docUrl}} text', title, true],
  ['<DataTable name="roles" />', { tables: {} }, true],
  ['Text.', { tables: {} }, false],
  ['<DataTable name="roles" />', { icons: { up: { viewBox: '0 0 1 1', path: 'M0 0h1v1z' } } }, true],
  ['Text.', { lang: 'fr-BE' }, true],
  ['Text.', { sidebarDepth: 2 }, true],
  // Explanations of words show something of the configuration.
  ['Text.', title, true, explained],
])('a page with the text %j, after %j, is compiled anew: %s', (text, change, isStale, before) => {
  const [old, now] = [{}, change].map((one) =>
    contextHash({ ...context, ...before, ...one }, 'engine')(showsConfig(text)),
  );
  expect(old !== now).toBe(isStale);
});
