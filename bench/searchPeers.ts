import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import type { SearchIndex } from '../packages/engine/src/search/query/searchIndex.ts';
import { type Find, sectionId } from '../test/search/loadIndex.ts';

/** What every engine gets: the same sections with the same text. */
interface Section {
  id: number;
  title: string;
  trail: string;
  text: string;
}

const FIELDS = ['title', 'trail', 'text'];
const LIMIT = 24;
const PAGEFIND_VERSION = '1.6.0';

/** Sections of the guides and the API; definitions of the glossary are our own invention and stay out. */
function sectionsOf({ sections, texts }: SearchIndex): Section[] {
  return sections.flatMap(({ title, trail, kind }, id) =>
    kind === 'term' ? [] : [{ id, title, trail: trail.join(' \n'), text: texts[id] ?? '' }],
  );
}

/** MiniSearch with its own defaults. */
export function miniSearch(index: SearchIndex): Find {
  const search = new MiniSearch<Section>({ fields: FIELDS });
  search.addAll(sectionsOf(index));
  return async (query) => search.search(query).map(({ id }) => sectionId(index, Number(id)));
}

/** FlexSearch with its own defaults; fields in their order, since it does not weigh them against each other. */
export function flexSearch(index: SearchIndex): Find {
  const search = new Document({ document: { id: 'id', index: FIELDS } });
  for (const section of sectionsOf(index)) search.add({ ...section });
  return async (query) => {
    const ids = search.search(query, { limit: LIMIT }).flatMap(({ result }) => result);
    return [...new Set(ids)].map((id) => sectionId(index, Number(id)));
  };
}

/** Pagefind with its own defaults, each section as a page with headings; it needs a server. `end` stops it. */
export async function startPagefind(
  index: SearchIndex,
  cache: string,
): Promise<{ find: Find; end: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-pagefind-'));
  const { createIndex, close } = await installPagefind(cache);
  const made = await createIndex();
  for (const { id, title, trail, text } of sectionsOf(index)) {
    const [h2, p1, p2] = [title, trail, text].map(escapeHtml);
    const content = `<html lang="en"><body><h1>${h2}</h1><p>${p1}</p><p>${p2}</p></body></html>`;
    await made.index.addHTMLFile({ url: `/?${id}`, content });
  }
  await made.index.writeFiles({ outputPath: folder });
  await close();
  const server = createServer((request, response) => {
    response.end(readFileSync(join(folder, decodeURI(request.url ?? '').replace(/\?.*/, ''))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const basePath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const pagefind: Pagefind = await import(pathToFileURL(join(folder, 'pagefind.js')).href);
  await pagefind.options({ basePath });
  await pagefind.init();
  return {
    find: async (query) => {
      const { results } = await pagefind.search(query);
      const pages = await Promise.all(results.slice(0, LIMIT).map(({ data }) => data()));
      return pages.map(({ url }) => sectionId(index, Number(url.slice(2))));
    },
    end: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Its packages of programs do not exist for every platform in every registry, so it is no dependency of the project: it
 * is installed into a folder of its own when it is wanted.
 */
async function installPagefind(cache: string): Promise<PagefindIndexer> {
  const folder = join(cache, 'pagefind');
  const main = join(folder, 'node_modules/pagefind/lib/index.js');
  if (!existsSync(main)) {
    console.log(`Installing pagefind@${PAGEFIND_VERSION} into ${folder}, for the comparison alone.\n`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `pagefind@${PAGEFIND_VERSION}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return import(pathToFileURL(main).href);
}

/** What we use of Pagefind's package. */
interface PagefindIndexer {
  createIndex(): Promise<{
    index: {
      addHTMLFile(page: { url: string; content: string }): Promise<unknown>;
      writeFiles(to: { outputPath: string }): Promise<unknown>;
    };
  }>;
  close(): Promise<unknown>;
}

/** What we use of Pagefind's script for browsers. */
interface Pagefind {
  options(options: { basePath: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
