import type { GlossaryTerm } from '../content/compiled.ts';
import { bodyOptions, headOptions } from '../shared/searchOptions.ts';
import type { SearchHead } from '../shared/searchQuery.ts';
import type { SearchDocument } from '../shared/types.ts';
import { nameHash } from './contentHash.ts';
import type { PlannedFile } from './plan.ts';
import { indexJson, joinTerms, type SectionTerms, sectionTerms } from './searchTerms.ts';

/**
 * The search index as two hashed files: titles first, bodies after. `urls` (with base) go into `manifest.json`.
 * The documents' order decides ids, so that equal input gives equal bytes. `terms`: those of each document, for a caller
 * that has kept them.
 */
export function searchIndexFiles(
  documents: readonly SearchDocument[],
  base: string,
  glossary: readonly GlossaryTerm[] = [],
  terms: Iterable<SectionTerms> = documents.map(sectionTerms),
): { files: PlannedFile[]; urls: { head: string; body: string } } {
  const table = joinTerms(terms);
  const synonyms = glossary
    .map(({ term, synonyms }) => [term, ...synonyms])
    .filter((spellings) => spellings.length > 1);
  const sections: SearchHead<unknown>['sections'] = documents.map(
    ({ address, hash, title, trail, guide, kind, edition }) => ({
      address,
      hash,
      title,
      trail,
      guide,
      kind,
      edition,
    }),
  );
  const head = {
    index: indexJson(table, headOptions.fields),
    sections: JSON.stringify(sections),
    synonyms: JSON.stringify(synonyms),
  };
  const texts = JSON.stringify(documents.map(({ text }) => text));
  const headFile = hashedJson('titles', head);
  const bodyFile = hashedJson('text', { index: indexJson(table, bodyOptions.fields), texts });
  return { files: [headFile, bodyFile], urls: { head: base + headFile.path, body: base + bodyFile.path } };
}

/** A `SearchHead` or `SearchBody` whose parts are JSON already. */
function hashedJson(name: string, parts: Record<string, string>): { path: string; content: string } {
  const content = `{${Object.entries(parts)
    .map(([key, json]) => `"${key}":${json}`)
    .join(',')}}`;
  return { path: `assets/search/${name}.${nameHash(content)}.json`, content };
}
