import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { GlossaryTerm } from '../content/compiled.ts';
import { bodyOptions, headOptions } from '../shared/searchOptions.ts';
import type { SearchDocument } from '../shared/types.ts';
import { NAME_LENGTH, nameHash } from './contentHash.ts';
import type { PlannedCopy, PlannedFile } from './plan.ts';
import { indexJson, joinTerms, type SectionTerms, sectionTerms } from './searchTerms.ts';

/** What search needs of one page. */
export interface SearchPage {
  documents: SearchDocument[];
  terms: SectionTerms[];
}

/** The two URLs, with base, that `manifest.json` names. */
export interface SearchUrls {
  head: string;
  body: string;
}

/** Takes a text piece by piece. */
type Write = (text: string) => void;

/** What a page is for search. */
export function searchPage(documents: SearchDocument[]): SearchPage {
  return { documents, terms: documents.map(sectionTerms) };
}

/**
 * The search index as two hashed files: titles first, bodies after. The documents' order decides ids, so that equal
 * input gives equal bytes.
 */
export function searchIndexFiles(
  documents: SearchDocument[],
  base: string,
  glossary: readonly GlossaryTerm[] = [],
): { files: PlannedFile[]; urls: SearchUrls } {
  const parts: { head: string[]; body: string[] } = { head: [], body: [] };
  writeIndex(
    [searchPage(documents)],
    glossary,
    (text) => parts.head.push(text),
    (text) => parts.body.push(text),
  );
  const file = (name: string, content: string) => ({ path: searchFile(name, nameHash(content)), content });
  const head = file('titles', parts.head.join(''));
  const body = file('text', parts.body.join(''));
  return { files: [head, body], urls: { head: base + head.path, body: base + body.path } };
}

/** The same for a site of any size: pages come one by one, and the files are written to `folder` as they are made. */
export function writeSearchIndex(
  pages: Iterable<SearchPage>,
  base: string,
  glossary: readonly GlossaryTerm[],
  folder: string,
): { files: PlannedCopy[]; urls: SearchUrls } {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const head = openHashed(folder, 'titles');
  const body = openHashed(folder, 'text');
  writeIndex(pages, glossary, head.write, body.write);
  const files = [head.close(), body.close()];
  const [headPath = '', bodyPath = ''] = files.map(({ path }) => base + path);
  return { files, urls: { head: headPath, body: bodyPath } };
}

/** Writes a `SearchHead` and a `SearchBody` as JSON. */
function writeIndex(
  pages: Iterable<SearchPage>,
  glossary: readonly GlossaryTerm[],
  writeHead: Write,
  writeBody: Write,
): void {
  writeHead('{"sections":');
  writeBody('{"texts":');
  const table = joinTerms(eachSection(pages, listWriter(writeHead), listWriter(writeBody)));
  const synonyms = glossary
    .map(({ term, synonyms }) => [term, ...synonyms])
    .filter((spellings) => spellings.length > 1);
  writeHead(`],"synonyms":${JSON.stringify(synonyms)},"index":`);
  writeBody('],"index":');
  for (const part of indexJson(table, headOptions.fields)) writeHead(part);
  for (const part of indexJson(table, bodyOptions.fields)) writeBody(part);
  writeHead('}');
  writeBody('}');
}

/** Hands on the terms of every section, and writes what results show of it on the way. */
function* eachSection(
  pages: Iterable<SearchPage>,
  writeSection: Write,
  writeText: Write,
): Generator<SectionTerms> {
  for (const { documents, terms } of pages) {
    for (const { address, hash, title, trail, guide, kind, edition, text } of documents) {
      writeSection(JSON.stringify({ address, hash, title, trail, guide, kind, edition }));
      writeText(JSON.stringify(text));
    }
    yield* terms;
  }
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
