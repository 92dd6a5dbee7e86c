import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { addressOf, htmlFile, markdownFile } from '../../packages/engine/src/core/address.ts';
import type { Address, GuideFile } from '../../packages/engine/src/core/types.ts';
import { allAddresses } from '../support/browser.ts';
import { invalidHtml } from '../support/invalidHtml.ts';
import { pagesOfEveryKind } from '../support/kindsOfPages.ts';
import { wireSize } from '../support/wireSize.ts';

const dist = inject('dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** Whether at least half of the files are within a budget: none is compressed as well as can be unless that decides. */
function isMedianWithin(bytes: number, files: readonly string[]): boolean {
  const isMost = (quality?: number) =>
    files.filter((file) => wireSize(join(dist, file), quality) <= bytes).length > files.length / 2;
  return isMost(5) || isMost();
}
const addresses = allAddresses() as Address[];
const documents = [...addresses.map(htmlFile), '404.html', 'search.html'];
const scripts = readdirSync(join(dist, 'assets/js'));

/** Files that a document asks for before any script has run: style sheets and entry scripts. */
const firstFiles = (html: string) =>
  [...html.matchAll(/<(?:link rel="stylesheet" href|script type="module" src)="\/([^"]+)"/g)].map(
    (m) => m[1] ?? '',
  );

/** Something that every document has to be: what it is called when it is not, and whether it is. */
type Rule = [fault: string, isKept: (html: string, file: string) => boolean];

/** The faults of all documents, each with its file. */
const faultsIn = (files: readonly string[], rules: readonly Rule[]) =>
  files.flatMap((file) => {
    const html = read(file);
    return rules.flatMap(([fault, isKept]) => (isKept(html, file) ? [] : `${file} ${fault}`));
  });

const OPEN_GRAPH = ['title', 'description', 'type', 'url', 'image', 'image:alt'];

/** What schema.org is told of a page. */
const structuredData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

it('a page is called in sidebars and menus by its title up to the colon', () => {
  const lists = readdirSync(join(dist, 'guides')).map((file) => {
    const guide: GuideFile = JSON.parse(read(`guides/${file}`));
    return guide.sidebar;
  });
  const menus = /<nav class="navbar-menus".*?<\/nav>/s.exec(read('index.html'))?.[0] ?? '';
  const links = [...[...lists, menus].join('').matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>([^<]+)/g)];
  const faults = links.flatMap(([, address = '', text = '']) => {
    const [, title = ''] =
      /<title>(.*?) \| Documentation<\/title>/.exec(read(htmlFile(address as Address))) ?? [];
    return text === title.replace(/: .*/, '') ? [] : [`${address} is "${title}", but in a list "${text}"`];
  });
  expect(links.length).toBeGreaterThan(150);
  expect(faults).toEqual([]);
});

describe('every document', () => {
  it('has one h1, a language, a title, no inline style or handler, and a size for each picture', () => {
    const isSized = ([img]: RegExpMatchArray) => /\swidth="\d+"/.test(img) && /\sheight="\d+"/.test(img);
    const rules: Rule[] = [
      ['has not exactly one h1', (html) => html.match(/<h1[\s>]/g)?.length === 1],
      ['has no language', (html) => /^<!doctype html>\s*<html lang="en/i.test(html)],
      ['has no title', (html) => /<title>[^<]{3,}<\/title>/.test(html)],
      ['has an inline style', (html) => !/<[^>]+\sstyle=/.test(html)],
      ['has an inline handler', (html) => !/<[a-z][^>]*\son[a-z]+=/.test(html)],
      ['has a picture without a size', (html) => [...html.matchAll(/<img\s[^>]*>/g)].every(isSized)],
    ];
    expect(faultsIn(documents, rules)).toEqual([]);
  });

  it('names its description, canonical address, picture and structured data', () => {
    const canonical = new Map(
      addresses.map((address) => [htmlFile(address), `https://doc.uliege.cytomine.org${address}`]),
    );
    const rules: Rule[] = [
      ['has no description', (html) => /<meta name="description" content="[^"]{20,}">/.test(html)],
      [
        'has no canonical address',
        (html, file) => html.includes(`<link rel="canonical" href="${canonical.get(file)}">`),
      ],
      ...OPEN_GRAPH.map(
        (name): Rule => [
          `has no og:${name}`,
          (html) => new RegExp(`<meta property="og:${name}" content="[^"]+">`).test(html),
        ],
      ),
      ['has no structured data', (html) => structuredData(html)['@context'] === 'https://schema.org'],
    ];
    expect(faultsIn([...canonical.keys()], rules)).toEqual([]);
  });

  it('has a Markdown version without component tags', () => {
    const withoutCode = (text: string) => text.replace(/`[^`]*`|```[\s\S]*?```/g, '');
    const rules: Rule[] = [
      ['is empty', (text) => text.length > 20],
      ['has component tags', (text) => !/<[A-Z][A-Za-z]+\s/.test(withoutCode(text))],
    ];
    expect(faultsIn(addresses.map(markdownFile), rules)).toEqual([]);
  });

  it('is valid HTML, each kind of them', async () => {
    expect(await invalidHtml(pagesOfEveryKind())).toEqual([]);
  });
});

describe('style sheets', () => {
  /** Classes that a rule begins with, so that they look like something by themselves. */
  const stylesOf = (file: string) =>
    new Set(
      [...read(`assets/css/${file}`).matchAll(/(?:^|[{},])\.([a-z][\w-]*)(?=[{\s,>+~]|:(?!has))/g)].map(
        ([, name = '']) => name,
      ),
    );
  const sheets = new Map(readdirSync(join(dist, 'assets/css')).map((file) => [file, stylesOf(file)]));
  // What only a demo looks like is the business of its pages.
  const styled = new Set([...sheets].flatMap(([file, names]) => (/^[A-Z]/.test(file) ? [] : [...names])));

  it('that a document links hold the looks of all that is in it', () => {
    expect(styled).toContain('badge');
    for (const file of documents) {
      const html = read(file);
      const linked = firstFiles(html).map((name) => sheets.get(name.replace('assets/css/', '')));
      const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
      const naked = used.filter((name) => styled.has(name) && !linked.some((names) => names?.has(name)));
      expect(naked, file).toEqual([]);
    }
  });
});

describe('files for machines', () => {
  it('leaves no page out of the sitemap, from which all these tests know what there is', () => {
    const sources = readdirSync(join(import.meta.dirname, '../../site/docs'), {
      recursive: true,
      encoding: 'utf8',
    });
    const written = sources.filter((path) => path.endsWith('.md')).map((path) => addressOf(path));
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter((address) => !addresses.includes(address))).toEqual([]);
  });

  it('lists every page once in the sitemap, llms.txt and the whole text', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    const list = read('llms.txt');
    for (const address of addresses.filter((one) => one !== '/'))
      expect(list).toContain(markdownFile(address));
    const whole = read('llms-full.txt');
    for (const address of addresses)
      expect(whole.split(read(markdownFile(address))), address).toHaveLength(2);
    expect(read('sitemap.xml')).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });
});

it('scripts are all of use: a document, a guide or a module names each', () => {
  const guides = readdirSync(join(dist, 'guides')).map((file) => read(`guides/${file}`));
  const texts = [...documents.map(read), ...guides];
  const isNamed = (file: string) => {
    // A guide has the hash of a page's chunk only.
    const [hash = ''] = file.split('.').slice(-2);
    return texts.some((text) => text.includes(`"${hash}"`) || text.includes(file));
  };
  const used = new Set(scripts.filter(isNamed));
  expect(used.size).toBeGreaterThan(addresses.length);
  for (const file of used) {
    const text = read(`assets/js/${file}`);
    for (const other of scripts) if (text.includes(other)) used.add(other);
  }
  expect(scripts.filter((file) => !used.has(file))).toEqual([]);
});

describe('budgets', () => {
  const articles = addresses.filter((address) => address !== '/');

  /** Modules with all that they import at once, but without React. */
  const withImports = (...entries: string[]) => {
    const files = new Set(
      entries.map((entry) => `assets/js/${scripts.find((f) => f.startsWith(`${entry}.`))}`),
    );
    // A set also visits what is added on the way.
    for (const file of files) {
      const imports = read(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
      for (const [, name = ''] of imports) if (!name.startsWith('react.')) files.add(`assets/js/${name}`);
    }
    return [...files];
  };
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + wireSize(join(dist, file)), 0);

  it('keeps the scripts of a page without an island below 18 kB', () => {
    const entries = documents.map((file) => firstFiles(read(file)).filter((name) => name.endsWith('.js')));
    // All pages begin with the same one; a second after it, pictures ask for theirs.
    expect(new Set(entries.flat())).toEqual(new Set(withImports('boot').slice(0, 1)));
    expect(sum(withImports('boot', 'attachZoom'))).toBeLessThanOrEqual(18_000);
  });

  it('keeps the HTML of an article below 16 kB (median)', () => {
    expect(isMedianWithin(16_000, articles.map(htmlFile))).toBe(true);
  });

  it('keeps the first load of an article, without pictures and islands, below 42 kB', () => {
    const file = htmlFile('/user-guide/role' as Address);
    const styles = firstFiles(read(file)).filter((name) => name.endsWith('.css'));
    expect(styles.length).toBeGreaterThanOrEqual(3);
    expect(sum([file, ...styles, ...withImports('boot', 'attachZoom')])).toBeLessThanOrEqual(42_000);
  });

  it('keeps the style sheets of every page below 14 kB', () => {
    const sheetsOf = (address: Address) =>
      firstFiles(read(htmlFile(address))).filter((file) => file.endsWith('.css'));
    // Many pages have the same ones.
    const sets = new Set(addresses.map((address) => sheetsOf(address).join()));
    const sums = [...sets].map((names) => [names, sum(names.split(','))] as const);
    expect(sums.filter(([names, bytes]) => !names.includes(',') || bytes > 14_000)).toEqual([]);
  });

  it('keeps a navigation below 6 kB (median of all chunks)', () => {
    const names = articles.map((address) =>
      address
        .slice(1)
        .replace(/\/$/, '')
        .replace(/[^\w-]+/g, '.'),
    );
    const chunks = scripts.filter((file) => names.includes(file.split('.').slice(0, -2).join('.')));
    expect(chunks).toHaveLength(articles.length);
    const files = chunks.map((file) => `assets/js/${file}`);
    expect(isMedianWithin(6_000, files)).toBe(true);
  });
});
