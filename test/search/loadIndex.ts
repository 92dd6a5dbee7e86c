import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../packages/engine/src/core/types.ts';
import { unpackJson } from '../../packages/engine/src/search/query/packedText.ts';
import {
  type SearchBody,
  type SearchHead,
  SearchIndex,
} from '../../packages/engine/src/search/query/searchIndex.ts';
import { queryIndex } from '../../packages/engine/src/search/query/searchQuery.ts';
import {
  addTranslations,
  type SynonymTable,
  synonymTable,
} from '../../packages/engine/src/search/query/searchSynonyms.ts';

/** A search index as the search worker has it, from a built site. */
export interface LoadedIndex {
  index: SearchIndex;
  table: SynonymTable;
  /** Files of the index, in the order in which they are loaded. */
  files: string[];
}

/** Any engine: finds sections, best first, as `address#hash`. */
export type Find = (query: string) => Promise<string[]>;

/** So many as the dialog shows. */
const LIMIT = 24;

/** Reads all parts of the index of a built site. */
export function loadIndex(dist: string): LoadedIndex {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  if (manifest.search === undefined) throw new Error(`${dist} has no search index.`);
  const { head, body } = manifest.search;
  const files = [head, body].map((url) => join(dist, url.slice(manifest.base.length)));
  const read = <T>(file = '') => unpackJson<T>(readFileSync(file));
  const titles = read<SearchHead>(files[0]);
  const texts = read<SearchBody>(files[1]);
  const index = new SearchIndex();
  index.addHead(titles);
  index.addSections(texts.operations);
  index.addTexts(0, texts);
  const table = synonymTable(titles.synonyms);
  addTranslations(table, texts.translations);
  return { index, table, files };
}

/** Our own search, with the reader outside of all guides. */
export function ourSearch({ index, table }: LoadedIndex): Find {
  return async (query) =>
    queryIndex(index, table, query, { guide: '', edition: undefined }, LIMIT).matches.map(({ id }) =>
      sectionId(index, id),
    );
}

/** `address#hash` of a section. */
export function sectionId({ sections }: SearchIndex, id: number): string {
  return `${sections[id]?.address}${sections[id]?.hash}`;
}
