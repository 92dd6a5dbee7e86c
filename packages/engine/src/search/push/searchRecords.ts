import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../config/siteSchema.ts';
import { withBase } from '../../core/address.ts';
import { DocsError } from '../../core/errors.ts';
import type { Manifest } from '../../core/types.ts';
import { contentHash } from '../../files/contentHash.ts';
import type { SearchApi, SearchBody, SearchHead, SearchSection } from '../query/searchIndex.ts';

/** A section as a hosted search keeps it: the form that DocSearch shows. */
export type SearchRecord = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: `lvl${1 | 2 | 3 | 4 | 5 | 6}` | 'content';
  hierarchy: Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;
  content: string | null;
  guide: string;
  edition: string;
  /** Pages before their sections, the Community Edition before others, operations of the API last. */
  weight: number;
};

/** Services refuse larger records; the beginning of a text says most. */
const MAX_TEXT = 6000;
/** Of headings, the group of pages included. */
const LEVELS = 7;

/** Reads the records of a built site from its own search index; operations of the API come last. */
export function readSearchRecords(outDir: string, site: Pick<Site, 'title' | 'guides'>): SearchRecord[] {
  const read = (path: string) => JSON.parse(readFileSync(join(outDir, path), 'utf8'));
  if (!existsSync(join(outDir, 'manifest.json'))) throw noIndex(outDir);
  const manifest: Manifest = read('manifest.json');
  if (manifest.search === undefined) throw noIndex(outDir);
  const part = (url: string) => read(url.slice(manifest.base.length));
  const { sections }: SearchHead = part(manifest.search.head);
  const { texts }: SearchBody = part(manifest.search.body);
  const api: SearchApi | undefined =
    manifest.search.api === undefined ? undefined : part(manifest.search.api);
  const record = (isApi: boolean, all: readonly string[]) => (section: SearchSection, i: number) =>
    toRecord(section, all[i] ?? '', { isApi, base: manifest.base, site });
  return [...sections.map(record(false, texts)), ...(api?.sections.map(record(true, api.texts)) ?? [])];
}

interface Surroundings {
  isApi: boolean;
  base: string;
  site: Pick<Site, 'title' | 'guides'>;
}

function toRecord(section: SearchSection, text: string, { isApi, base, site }: Surroundings): SearchRecord {
  const { address, hash, title, trail, guide, kind, edition } = section;
  const page = withBase(address, base);
  const isPage = hash === '' && kind !== 'term';
  const group = site.guides.find(({ key }) => key === guide)?.title ?? site.title;
  const path = [...(isPage ? [] : trail), title].filter((name, i, all) => name !== all[i - 1]);
  const names = [group, ...path].slice(0, LEVELS);
  const level = (i: number) => names[i] ?? null;
  const isOther = edition !== undefined && edition !== 'community';
  return {
    // A term may be explained in the section that has its name.
    objectID: contentHash(page, hash, title, kind === 'term' ? kind : '').slice(0, 24),
    url: page + hash,
    url_without_anchor: page,
    anchor: hash === '' ? null : hash.slice(1),
    type: text === '' ? (`lvl${names.length - 1}` as SearchRecord['type']) : 'content',
    hierarchy: {
      lvl0: level(0),
      lvl1: level(1),
      lvl2: level(2),
      lvl3: level(3),
      lvl4: level(4),
      lvl5: level(5),
      lvl6: level(6),
    },
    content: text === '' ? null : text.slice(0, MAX_TEXT),
    guide,
    edition: edition ?? 'community',
    weight: (isPage ? 10 : 5) - (isOther ? 3 : 0) - (isApi ? 4 : 0),
  };
}

function noIndex(outDir: string): DocsError {
  const message = `${outDir} holds no search index.`;
  return new DocsError([
    { severity: 'error', file: undefined, line: undefined, message, hint: 'Build first.' },
  ]);
}
