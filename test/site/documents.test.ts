import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { addressOf, htmlFile, markdownFile } from '../../engine/shared/address.ts';
import type { Address } from '../../engine/shared/types.ts';
import { allAddresses } from '../support/browser.ts';

const dist = inject('dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const sizes = new Map<string, number>();

/** Bytes of a file on the wire; of lesser quality they are a few more, and counted in a tenth of the time. */
function brotli(file: string, quality = constants.BROTLI_MAX_QUALITY): number {
  const key = `${quality} ${file}`;
  const size =
    sizes.get(key) ??
    brotliCompressSync(readFileSync(join(dist, file)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }).length;
  sizes.set(key, size);
  return size;
}

/** The files that have more bytes than a budget: only what is close to it is compressed as well as can be. */
const largerThan = (bytes: number, files: readonly string[]) =>
  files.filter((file) => brotli(file, 5) > bytes && brotli(file) > bytes);
const addresses = allAddresses() as Address[];
const documents = [...addresses.map(htmlFile), '404.html', 'search.html'];

/** Files that a document asks for before any script has run: style sheets and entry scripts. */
const firstFiles = (html: string) =>
  [...html.matchAll(/<(?:link rel="stylesheet" href|script type="module" src)="\/([^"]+)"/g)].map(
    (m) => m[1] ?? '',
  );

describe('every document', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes void elements and boolean attributes its own, valid, way.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // HTML lets optional white space and long titles be.
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      // Whatever a document loads itself carries the hash of its content.
      'require-sri': ['error', { target: 'all' }],
      // A table in a box that scrolls, and a drawer, are regions with names on purpose.
      'prefer-native-element': 'off',
      // In running text an address breaks where it must.
      'tel-non-breaking': 'off',
    },
  });

  it.each(documents)('%s is valid HTML', async (file) => {
    const report = await validator.validateString(read(file), file);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
    );
    expect(messages).toEqual([]);
  });

  it.each(documents)('%s has one h1, a language, a title, no inline style or handler', (file) => {
    const html = read(file);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en/i);
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/);
  });

  it.each(addresses)(
    '%s names its description, canonical address, picture and structured data',
    (address) => {
      const html = read(htmlFile(address));
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
      expect(html).toContain(`<link rel="canonical" href="https://doc.uliege.cytomine.org${address}">`);
      for (const property of ['title', 'description', 'type', 'url', 'image', 'image:alt']) {
        expect(html).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+">`));
      }
      const data = JSON.parse(
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
      );
      expect(data['@context']).toBe('https://schema.org');
    },
  );

  it.each(addresses)('%s has a Markdown version without component tags', (address) => {
    const text = read(markdownFile(address));
    expect(text.length).toBeGreaterThan(20);
    expect(text.replace(/`[^`]*`|```[\s\S]*?```/g, '')).not.toMatch(/<[A-Z][A-Za-z]+\s/);
  });

  it('shows each picture with its size', () => {
    for (const file of documents) {
      for (const [img] of read(file).matchAll(/<img\s[^>]*>/g)) {
        expect(img, file).toMatch(/\swidth="\d+"/);
        expect(img, file).toMatch(/\sheight="\d+"/);
      }
    }
  });
});

describe('style sheets', () => {
  /** Classes that a rule begins with, so that they look like something by themselves. */
  const stylesOf = (file: string) =>
    new Set(
      [...read(`assets/css/${file}`).matchAll(/(?:^|[{},])\.([a-z][\w-]*)(?=[{\s,:>+~])/g)].map(
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
    const sources = readdirSync(join(import.meta.dirname, '../../docs'), {
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

  it('has a static page for every old address that can be a file', () => {
    for (const old of ['How-to-install-Cytomine', 'Code-of-Conduct', 'admin-guide/ce/ce-install']) {
      const file = [`${old}.html`, `${old}/index.html`].find((name) => existsSync(join(dist, name)));
      expect(file, old).toBeDefined();
      expect(read(file ?? '')).toMatch(/<meta http-equiv="refresh" content="0; ?url=[^"]+">/);
    }
  });
});

describe('budgets', () => {
  const articles = addresses.filter((address) => address !== '/');

  it('keeps an article complete below 28 kB before React, HTML below 14 kB (medians, brotli)', () => {
    const first = firstFiles(read(htmlFile(articles[0] as Address)));
    expect(first.length).toBeGreaterThanOrEqual(3);
    const shared = first.reduce((sum, file) => sum + brotli(file), 0);
    const documents = articles.map(htmlFile);
    // A median is within a budget when at least half are.
    for (const bytes of [14_000, 28_000 - shared])
      expect(largerThan(bytes, documents).length, `${bytes}`).toBeLessThan(documents.length / 2);
  });

  it('keeps the style sheets of every page below 10 kB', () => {
    for (const address of addresses) {
      const sheets = firstFiles(read(htmlFile(address))).filter((file) => file.endsWith('.css'));
      expect(sheets.length).toBeGreaterThanOrEqual(2);
      const bytes = sheets.reduce((sum, file) => sum + brotli(file), 0);
      expect(bytes, address).toBeLessThanOrEqual(10_000);
    }
  });

  it('keeps the JavaScript of the shell, all of it, below 72 kB', () => {
    const known = readdirSync(join(dist, 'assets/js'));
    const files = new Set(known.filter((name) => /^(?:boot|shell)\./.test(name)));
    expect(files.size).toBe(2);
    // A set also visits what is added on the way: the static imports of each.
    for (const file of files) {
      const imports = read(`assets/js/${file}`).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
      for (const [, name = ''] of imports) files.add(name);
    }
    expect(files.size).toBeGreaterThanOrEqual(3);
    const bytes = [...files].map((file) => brotli(`assets/js/${file}`));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(72_000);
  });

  it('keeps a navigation below 6 kB (median of all chunks)', () => {
    const names = articles.map((address) =>
      address
        .slice(1)
        .replace(/\/$/, '')
        .replace(/[^\w-]+/g, '.'),
    );
    const chunks = readdirSync(join(dist, 'assets/js')).filter((file) =>
      names.includes(file.split('.').slice(0, -2).join('.')),
    );
    expect(chunks).toHaveLength(articles.length);
    const files = chunks.map((file) => `assets/js/${file}`);
    expect(largerThan(6_000, files).length).toBeLessThan(files.length / 2);
  });
});
