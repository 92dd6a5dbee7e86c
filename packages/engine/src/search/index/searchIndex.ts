import type { Site } from '../../config/siteSchema.ts';
import { guideOf } from '../../core/address.ts';
import type { Address, Manifest, SearchDocument } from '../../core/types.ts';
import { nameHash } from '../../files/contentHash.ts';
import type { PlannedFile } from '../../files/plan.ts';
import type { GlossaryTerm } from '../../markdown/inline/glossary.ts';
import { packJson } from '../query/packedText.ts';
import { OWN_HASH, type SearchBody, type SearchHead } from '../query/searchIndex.ts';
import { spellingKeys } from '../query/searchSynonyms.ts';
import { foldTerm, processTerm, wordsOf } from '../query/searchWords.ts';
import { storeSections } from '../query/storedSections.ts';

/** The URLs, with base, that `manifest.json` names. */
export type SearchUrls = NonNullable<Manifest['search']>;

/** What the search worker reads, as hashed files: titles first. It makes the index of terms itself. */
export function searchIndexFiles(
  pages: readonly SearchDocument[],
  base: string,
  glossary: readonly GlossaryTerm[] = [],
  guideKeys: readonly string[] = [],
  { translations, pageEditions }: Pick<Site, 'translations' | 'pageEditions'> = {
    translations: {},
    pageEditions: {},
  },
): { files: PlannedFile[]; urls: SearchUrls } {
  const isOther = (edition = '') => (pageEditions[edition]?.weight ?? 1) < 1;
  // Compiling does not know which guide a page is in.
  const documents = [...pages, ...glossaryDocuments(glossary)].map((one) => ({
    ...one,
    guide: guideOf(`${one.address}/`, guideKeys),
    edition: isOther(one.edition) ? one.edition : undefined,
  }));
  const guides = documents.filter(({ api }) => !api);
  const operations = documents.filter(({ api }) => api);
  const head: SearchHead = {
    sections: storeSections(guides),
    synonyms: glossary
      .map(({ term, synonyms }) => [term, ...synonyms])
      .filter((spellings) => spellings.length > 1),
    guides: [...guideKeys],
    editions: Object.fromEntries(
      Object.entries(pageEditions).map(([key, { words, weight }]) => [key, { words, weight }]),
    ),
  };
  const all = [...guides, ...operations];
  const body: SearchBody = {
    questions: all.map(({ questions }) => questions.map(withoutCommon).sort().join('\n')),
    texts: all.map(withoutHash),
    operations: storeSections(operations),
    translations: Object.fromEntries(
      Object.entries(translations).map(([label, others]) => [label, spellingKeys(others)]),
    ),
  };
  const files = [hashed('titles', head), hashed('text', body)];
  const [headUrl = '', bodyUrl = ''] = files.map(({ path }) => base + path);
  return { files, urls: { head: headUrl, body: bodyUrl } };
}

/** Definitions of the glossary that lead to a page, as sections of their own. */
function glossaryDocuments(glossary: readonly GlossaryTerm[]): SearchDocument[] {
  return glossary.flatMap(({ term, definition, to }) => {
    if (to === undefined) return [];
    const [address = '', slug] = to.split('#');
    return [
      {
        address: address as Address,
        hash: slug === undefined ? '' : `#${slug}`,
        title: term,
        trail: [],
        questions: [],
        text: definition,
        kind: 'term',
        guide: '',
        edition: undefined,
        api: false,
      },
    ];
  });
}

/** The text of an operation has its anchor as a word. */
function withoutHash({ hash, text }: SearchDocument): string {
  return text.replace(` ${hash.slice(1)} `, OWN_HASH);
}

/** A question without common words, which the index does not have, and capitals that say nothing. */
function withoutCommon(text: string): string {
  const words = wordsOf(text).filter(({ whole }) => processTerm(whole) !== null);
  return words.map(({ whole, parts }) => (parts.length > 0 ? whole : foldTerm(whole))).join(' ');
}

function hashed(name: string, part: SearchHead | SearchBody): PlannedFile {
  const content = packJson(part);
  return { path: `assets/search/${name}.${nameHash(content)}.txt`, content };
}
