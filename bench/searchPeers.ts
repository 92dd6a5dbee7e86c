import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import { orderMatches } from '../packages/engine/src/search/query/orderMatches.ts';
import { parseQuery } from '../packages/engine/src/search/query/parseQuery.ts';
import { joinMatches, type WordMatches } from '../packages/engine/src/search/query/scoreSections.ts';
import type { SearchIndex } from '../packages/engine/src/search/query/searchIndex.ts';
import { findSynonyms } from '../packages/engine/src/search/query/searchSynonyms.ts';
import {
  FIELD_WEIGHTS,
  type FieldName,
  FIELDS as OUR_FIELDS,
  SATURATION,
  TYPO_LENGTHS,
} from '../packages/engine/src/search/query/searchWeights.ts';
import { processTerm, stemOf, tokenize } from '../packages/engine/src/search/query/searchWords.ts';
import type { IndexedSection } from '../packages/engine/src/search/query/storedSections.ts';
import { readOut, rowsOf } from '../packages/engine/src/search/query/textRows.ts';
import { type Find, type LoadedIndex, sectionId } from '../test/search/loadIndex.ts';

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

/**
 * MiniSearch with all that ours has around the index: words, fields and their weights, glossary, and our order of what
 * was found. What is compared is how words are looked up and scored.
 */
export function miniSearch({ index, table }: LoadedIndex): Find {
  const processed = (word: string) => {
    const term = processTerm(word);
    if (term === null) return null;
    const stem = stemOf(term);
    return stem === term ? term : [term, stem];
  };
  const options = { tokenize, processTerm: processed };
  const search = new MiniSearch({ fields: [...OUR_FIELDS], ...options });
  search.addAll(index.sections.map((section, id) => ({ id, ...fieldsOf(index, section, id) })));
  const lookUp = (words: string, isLast: boolean, combineWith: 'AND' | 'OR') =>
    search.search(words, {
      ...options,
      combineWith,
      boost: FIELD_WEIGHTS,
      bm25: { k: SATURATION, b: 0.5, d: 0 },
      prefix: (term) => isLast && term.length > 1,
      fuzzy: (term) => TYPO_LENGTHS.filter((length) => term.length >= length).length,
      weights: { prefix: 0.6, fuzzy: 0.2 },
    });
  return async (question) => {
    const query = parseQuery(question);
    const matches = query.words.map((word): WordMatches => {
      const scores = new Float64Array(index.sections.length);
      const terms = new Set<string>();
      for (const found of lookUp(word.term, word === query.words.at(-1), 'OR')) {
        scores[Number(found.id)] = found.score;
        for (const term of found.terms) terms.add(term);
      }
      const expansions = [...terms].map((term) => ({ term, weight: 1 }));
      return {
        word,
        expanded: { expansions, corrected: undefined },
        scores,
        rarity: 0,
        spellings: new Map(),
        names: new Set(),
      };
    });
    for (const { from, to, alternatives } of findSynonyms(query.all, table))
      for (const { spelling, terms, isPreferred } of alternatives)
        for (const { id, score } of lookUp(spelling, false, 'AND'))
          for (const { word, scores } of matches)
            if (word.position >= from && word.position < to)
              scores[id] = Math.max(scores[id] ?? 0, (score / terms.length) * (isPreferred ? 1.1 : 0.5));
    for (const match of matches) weighByRarity(match);
    const candidates = joinMatches(index, matches);
    const place = { guide: '', edition: undefined };
    return orderMatches(index, query, matches, candidates, place)
      .slice(0, LIMIT)
      .map(({ id }) => sectionId(index, id));
  };
}

/** MiniSearch's scores contain the rarity of a term; our order asks for it apart. */
function weighByRarity(match: WordMatches): void {
  const { scores } = match;
  const count = scores.filter((score) => score > 0).length;
  match.rarity = Math.log(1 + (scores.length - count + 0.5) / (count + 0.5));
  for (const [id, score] of scores.entries()) scores[id] = score / Math.max(match.rarity, 0.1);
}

function fieldsOf(index: SearchIndex, section: IndexedSection, id: number): Record<FieldName, string> {
  const { address, title, trail, edition = '' } = section;
  const text = index.texts[id] ?? '';
  return {
    title,
    trail: [...trail, decodeURI(address).split('/').slice(2).join(' '), edition].join(' \n'),
    label: rowsOf(text)
      .map(({ cells }) => cells[0] ?? '')
      .join('\n'),
    question: index.questionTextOf(id),
    text: readOut(text),
  };
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
