import { createHash } from 'node:crypto';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { GlossaryTerm } from '../content/compiled.ts';
import { bodyOptions, headOptions, type IndexedSection } from '../shared/searchOptions.ts';
import type { SearchBody, SearchHead } from '../shared/searchQuery.ts';
import type { SearchDocument } from '../shared/types.ts';
import type { PlannedFile } from './plan.ts';

/**
 * The search index as two hashed files: titles first, bodies after. `urls` (with base) go into `manifest.json`.
 * The documents' order decides ids, so that equal input gives equal bytes.
 */
export function searchIndexFiles(
  documents: readonly SearchDocument[],
  base: string,
  glossary: readonly GlossaryTerm[] = [],
): { files: PlannedFile[]; urls: { head: string; body: string } } {
  const sections = documents.map(indexedSection);
  const head: SearchHead<AsPlainObject> = {
    index: indexOf(sections, headOptions),
    sections: documents.map(({ address, hash, title, trail, guide, kind, edition }) => ({
      address,
      hash,
      title,
      trail,
      guide,
      kind,
      edition,
    })),
    synonyms: glossary
      .map(({ term, synonyms }) => [term, ...synonyms])
      .filter((spellings) => spellings.length > 1),
  };
  const body: SearchBody<AsPlainObject> = {
    index: indexOf(sections, bodyOptions),
    texts: documents.map(({ text }) => text),
  };
  const headFile = hashedJson('titles', head);
  const bodyFile = hashedJson('text', body);
  return { files: [headFile, bodyFile], urls: { head: base + headFile.path, body: base + bodyFile.path } };
}

function indexedSection({ title, trail, text }: SearchDocument, id: number): IndexedSection {
  return { id, title, trail: trail.join(' \n'), text };
}

function indexOf(sections: readonly IndexedSection[], options: typeof headOptions): AsPlainObject {
  const index = new MiniSearch<IndexedSection>(options);
  index.addAll(sections);
  return index.toJSON();
}

function hashedJson(name: string, value: unknown): { path: string; content: string } {
  const content = JSON.stringify(value);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { path: `assets/search/${name}.${hash}.json`, content };
}
