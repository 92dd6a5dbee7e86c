import { describe, expect, it } from 'vitest';
import { compiledPage, recordOf } from '../../../../test/support/siteParts.ts';
import { type SiteConfig, siteSchema } from '../config/siteSchema.ts';
import { formatProblem } from '../core/errors.ts';
import type { Address, Problem } from '../core/types.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import type { GlossaryTerm } from '../markdown/inline/glossary.ts';
import { applyChecks, checkSite } from './checkSite.ts';
import { navigateSite } from './navigation.ts';

function check(pages: CompiledPage[], config: Partial<SiteConfig> = {}, glossary: GlossaryTerm[] = []) {
  const { site, nav } = siteSchema.parse({ title: 'Site', description: 'A site', ...config });
  const records = pages.map(({ record }) => record);
  const navigation = navigateSite({ file: 'site.config.ts', site, nav, sidebars: [] }, records);
  const targets = {
    pages: new Map(pages.map(({ record, ids }) => [record.path as string, new Set(ids)])),
    files: new Set<string>(),
    redirects: {},
  };
  return checkSite({ site, configFile: 'site.config.ts', pages, navigation, targets, glossary }).map(
    (problem) => formatProblem({ ...problem, hint: undefined }),
  );
}

const home = compiledPage('README.md');

describe('checkSite', () => {
  it('finds links of the configuration that lead nowhere', () => {
    const warning = { text: 'Old.', to: '/gone', link: 'What is new' };
    const note = { title: 'Legacy', text: 'An older edition.', warning };
    expect(check([home], { pageEditions: { legacy: { words: ['legacy'], weight: 1, note } } })).toEqual([
      expect.stringContaining('pageEditions to "/gone" leads nowhere'),
    ]);
  });

  it('finds pages that nothing leads to; a link from the page itself does not count', () => {
    const links = [{ href: '/alone', line: 1 }];
    expect(check([home, compiledPage('alone.md', { links })])).toEqual([
      'docs/alone.md  no sidebar, navigation entry or link leads to this page.',
    ]);
  });

  it('counts links, navigation and front matter as ways to a page', () => {
    const links = [{ href: '/linked.html#x', line: 1 }];
    const pages = [
      compiledPage('README.md', { links }),
      compiledPage('linked.md', { ids: ['x'], record: recordOf('linked.md', { next: '/after' }) }),
      compiledPage('after.md'),
      compiledPage('menu.md'),
      compiledPage('edition.md'),
      compiledPage('hidden.md', { record: recordOf('hidden.md', { orphan: true }) }),
    ];
    const rest = { description: 'A', logo: '/a.svg', github: '', accentColor: '#000' };
    const edition = { key: 'a', name: 'A', to: '/edition', ...rest };
    const nav = [{ text: 'M', items: [{ text: 'N', link: '/menu' }] }];
    expect(check(pages, { nav, editions: [edition] })).toEqual([]);
  });

  it('checks the pages that the glossary sends to', () => {
    const term = { term: 'WSI', synonyms: [], definition: 'A slide', abbreviation: true, match: true };
    const glossary = ['/', '/slide'].map((to) => ({ ...term, to }));
    expect(check([home], {}, glossary)).toEqual(['glossary.yml  term to "/slide" leads nowhere.']);
  });

  it('refuses two pages of one address, also on file systems that ignore case', () => {
    const pages = [home, compiledPage('About.md'), compiledPage('about.md')];
    expect(check(pages)).toContain('docs/about.md  has the same address "/about" as docs/About.md.');
  });

  it.each([
    ['c#.md', '/c#', '#'],
    ['what?.md', '/what?', '?'],
    ['a.html.md', '/a.html', '.html'],
    ['manifest.json.md', '/manifest.json', '.json'],
  ])('refuses the name %j', (name, path, wrong) => {
    const pages = [home, compiledPage(name, { record: recordOf(name, { orphan: true }) })];
    const reason = `${JSON.stringify(wrong)} means something else there.`;
    expect(check(pages)).toEqual([
      `docs/${name}  the address ${JSON.stringify(path)} cannot be a page's: ${reason}`,
    ]);
  });

  it.each(['/../up', '/a/./b', '/a//b', '/a/..', '/a/index', '/a#b'])('refuses the permalink %s', (path) => {
    const record = { ...recordOf('a.md', { orphan: true }), path: path as Address };
    expect(check([home, compiledPage('a.md', { record })])).toEqual([
      expect.stringContaining(`docs/a.md  the address "${path}" cannot be a page's: `),
    ]);
  });

  it.each(['v1.2', 'a b', '100%', 'ü', 'a&b', '..a', 'reindex', 'json'])('takes the name %s', (name) => {
    const record = recordOf(`${name}.md`, { orphan: true });
    expect(check([home, compiledPage(`${name}.md`, { record })])).toEqual([]);
  });

  it.each(['search', 'Search'])('refuses the page "%s" at an address of the engine, in any case', (name) => {
    expect(check([home, compiledPage(`${name}.md`)])).toContain(
      `docs/${name}.md  the address "/${name}" belongs to a page that the engine makes.`,
    );
  });

  it('wants a start page', () => {
    expect(check([compiledPage('a.md')])).toContain(
      'docs  there is no README.md, so the site has no start page.',
    );
  });
});

it('applyChecks makes warnings of the chosen kinds alone', () => {
  const { checks } = siteSchema.parse({ title: 'T', description: 'D', checks: { orphans: 'warn' } });
  const problem: Problem = { severity: 'error', file: '', line: 1, message: '', hint: '' };
  const kinds = (['orphans', 'deadLinks', undefined] as const).map((check) => ({ ...problem, check }));
  const problems = applyChecks(kinds, checks);
  expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'error', 'error']);
});
