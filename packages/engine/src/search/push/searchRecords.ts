import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '../../core/errors.ts';
import type { Manifest } from '../../core/types.ts';
import { contentHash } from '../../files/contentHash.ts';
import type { SearchRecord } from '../query/hostedSearch.ts';
import type { SearchApi, SearchBody, SearchHead, SearchSection } from '../query/searchIndex.ts';
import { readOut } from '../query/textRows.ts';

/** Services refuse larger records; the beginning of a text says most. */
const MAX_TEXT = 6000;

/** Reads the records of a built site from its own search index; operations of the API come last. */
export function readSearchRecords(outDir: string): SearchRecord[] {
  const read = (path: string) => JSON.parse(readFileSync(join(outDir, path), 'utf8'));
  const file = 'manifest.json';
  const { base, search }: Manifest = existsSync(join(outDir, file)) ? read(file) : {};
  if (search === undefined) throw failure(`${outDir} holds no search index.`, 'Build first.');
  const part = (url: string) => read(url.slice(base.length));
  const { sections }: SearchHead = part(search.head);
  const { texts }: SearchBody = part(search.body);
  const api: SearchApi | undefined = search.api === undefined ? undefined : part(search.api);
  return [
    ...sections.map((section, i) => toRecord(section, texts[i], false)),
    ...(api?.sections.map((section, i) => toRecord(section, api.texts[i], true)) ?? []),
  ];
}

/** Pages come before their sections, those of other editions later, operations of the API last. */
function toRecord(section: SearchSection, text = '', isApi: boolean): SearchRecord {
  const { address, hash, title, kind, edition } = section;
  const isPage = hash === '' && kind !== 'term';
  return {
    // A term may be explained in the section that has its name.
    objectID: contentHash(address, hash, title, kind === 'term' ? kind : '').slice(0, 24),
    ...section,
    text: readOut(text).slice(0, MAX_TEXT),
    weight: (isPage ? 10 : 5) - (edition === undefined ? 0 : 3) - (isApi ? 4 : 0),
  };
}
