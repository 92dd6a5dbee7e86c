import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { guideOf } from '../../core/address.ts';
import { invariant } from '../../core/errors.ts';
import type { Address, Manifest, SearchDocument } from '../../core/types.ts';
import { NAME_LENGTH, nameHash } from '../../files/contentHash.ts';
import type { PlannedCopy, PlannedFile } from '../../files/plan.ts';
import type { GlossaryTerm } from '../../markdown/compiled.ts';
import { FIELDS } from '../query/searchFields.ts';
import type { SearchSection } from '../query/searchIndex.ts';
import { readSpelling } from '../query/searchSynonyms.ts';
import { type SectionTerms, sectionTerms, TermTable } from './searchTerms.ts';

/** What search needs of one page. */
export interface SearchPage {
  documents: SearchDocument[];
  terms: SectionTerms[];
}

/** The URLs, with base, that `manifest.json` names. */
export type SearchUrls = NonNullable<Manifest['search']>;

/** Takes a text piece by piece. */
type Write = (text: string) => void;

/** What a page is for search. */
export function searchPage(documents: SearchDocument[]): SearchPage {
  return { documents, terms: documents.map(sectionTerms) };
}

/** The parts of the index: titles first, text after, operations of the API last. */
const PARTS = ['titles', 'text', 'api'] as const;
type Writers = Record<(typeof PARTS)[number], Write>;

/**
 * The search index as hashed files. The documents' order decides ids, so that equal input gives equal bytes.
 */
export function searchIndexFiles(
  documents: SearchDocument[],
  base: string,
  glossary: readonly GlossaryTerm[] = [],
  guideKeys: readonly string[] = [],
): { files: PlannedFile[]; urls: SearchUrls } {
  const texts: Record<string, string[]> = { titles: [], text: [], api: [] };
  const write = (part: string) => (text: string) => void texts[part]?.push(text);
  const pages = [withGuides(searchPage(documents), guideKeys), glossaryPage(glossary, guideKeys)];
  const hasApi = writeIndex(pages, glossary, guideKeys, {
    titles: write('titles'),
    text: write('text'),
    api: write('api'),
  });
  const files = PARTS.map((part) => {
    const content = texts[part]?.join('') ?? '';
    return { path: searchFile(part, nameHash(content)), content };
  });
  return chosen(files, base, hasApi);
}

/** The same for a site of any size: pages come one by one, and the files are written to `folder` as they are made. */
export function writeSearchIndex(
  pages: Iterable<SearchPage>,
  base: string,
  glossary: readonly GlossaryTerm[],
  guideKeys: readonly string[],
  folder: string,
): { files: PlannedCopy[]; urls: SearchUrls } {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [titles, text, api] = PARTS.map((part) => openHashed(folder, part));
  invariant(titles && text && api, 'a file for each part');
  const hasApi = writeIndex(pages, glossary, guideKeys, {
    titles: titles.write,
    text: text.write,
    api: api.write,
  });
  return chosen([titles.close(), text.close(), api.close()], base, hasApi);
}

/** Compiling does not know which guide a page is in. */
export function withGuides({ documents, terms }: SearchPage, guideKeys: readonly string[]): SearchPage {
  return {
    documents: documents.map((one) => ({ ...one, guide: guideOf(`${one.address}/`, guideKeys) })),
    terms,
  };
}

/** Definitions of the glossary that lead to a page, as sections of their own. */
export function glossaryPage(glossary: readonly GlossaryTerm[], guideKeys: readonly string[]): SearchPage {
  const documents = glossary.flatMap(({ term, definition, to }): SearchDocument[] => {
    if (to === undefined) return [];
    const [address = '', slug] = to.split('#');
    return [
      {
        id: `term ${term}`,
        address: address as Address,
        hash: slug === undefined ? '' : `#${slug}`,
        title: term,
        trail: [],
        labels: [],
        summary: '',
        questions: [],
        text: definition,
        kind: 'term',
        guide: '',
        edition: undefined,
        api: false,
      },
    ];
  });
  return withGuides(searchPage(documents), guideKeys);
}

/** A site without operations of an API has no file for them. */
function chosen<T extends PlannedFile>(
  files: T[],
  base: string,
  hasApi: boolean,
): { files: T[]; urls: SearchUrls } {
  const [head = '', body = '', api = ''] = files.map(({ path }) => base + path);
  return hasApi
    ? { files, urls: { head, body, api } }
    : { files: files.slice(0, 2), urls: { head, body, api: undefined } };
}

/** Writes a `SearchHead`, a `SearchBody` and a `SearchApi` as JSON; true if the last has something in it. */
function writeIndex(
  pages: Iterable<SearchPage>,
  glossary: readonly GlossaryTerm[],
  guideKeys: readonly string[],
  write: Writers,
): boolean {
  write.titles('{"sections":');
  write.text('{"texts":');
  write.api('{"sections":');
  const [writeSection, writeText, writeOperation] = [write.titles, write.text, write.api].map(listWriter);
  invariant(writeSection && writeText && writeOperation, 'a list for each part');
  const operationTexts: string[] = [];
  const guides = new TermTable();
  const operations = new TermTable();
  for (const { documents, terms } of pages) {
    for (const [i, document] of documents.entries()) {
      const own = terms[i] ?? [];
      if (document.api) {
        writeOperation(sectionJson(document));
        operationTexts.push(document.text);
        operations.add(own);
      } else {
        writeSection(sectionJson(document));
        writeText(JSON.stringify(document.text));
        guides.add(own);
      }
    }
  }
  const synonyms = glossary
    .map(({ term, synonyms }) => [term, ...synonyms])
    .filter((spellings) => spellings.length > 1)
    .map((spellings) => spellings.map(readSpelling));
  write.titles(`],"synonyms":${JSON.stringify(synonyms)},"guides":${JSON.stringify(guideKeys)},"index":`);
  write.text('],"index":');
  write.api(`],"texts":${JSON.stringify(operationTexts)},"index":`);
  for (const part of guides.json(['title', 'trail'])) write.titles(part);
  for (const part of guides.json(['label', 'text'])) write.text(part);
  for (const part of operations.json(FIELDS)) write.api(part);
  for (const end of Object.values(write)) end('}');
  return operationTexts.length > 0;
}

/** What results show of a section. */
function sectionJson({ address, hash, title, trail, guide, kind, edition }: SearchDocument): string {
  return JSON.stringify({ address, hash, title, trail, guide, kind, edition } satisfies SearchSection);
}

/** Opens a list, and puts commas between its entries. */
function listWriter(write: Write): Write {
  write('[');
  let isFirst = true;
  return (json) => {
    write(isFirst ? json : `,${json}`);
    isFirst = false;
  };
}

/** A file that is named by its content once that is complete. */
function openHashed(folder: string, name: string): { write: Write; close: () => PlannedCopy } {
  const partial = join(folder, name);
  const handle = openSync(partial, 'w');
  const hash = createHash('sha256');
  let pending = '';
  const flush = () => {
    const bytes = Buffer.from(pending);
    hash.update(bytes);
    writeSync(handle, bytes);
    pending = '';
  };
  return {
    write: (text) => {
      pending += text;
      if (pending.length > BUFFER_CHARACTERS) flush();
    },
    close: () => {
      flush();
      closeSync(handle);
      const path = searchFile(name, hash.digest('base64url').slice(0, NAME_LENGTH));
      const copyFrom = join(folder, path.replace(/^.*\//, ''));
      renameSync(partial, copyFrom);
      return { path, copyFrom, identity: path };
    },
  };
}

const BUFFER_CHARACTERS = 1 << 18;

function searchFile(name: string, hash: string): string {
  return `assets/search/${name}.${hash}.json`;
}
