import type { Site } from '../../config/siteSchema.ts';
import { guideOf } from '../../core/address.ts';
import type { Address, Manifest, SearchDocument } from '../../core/types.ts';
import { nameHash } from '../../files/contentHash.ts';
import type { PlannedFile } from '../../files/plan.ts';
import type { GlossaryTerm } from '../../markdown/inline/glossary.ts';
import { packText } from '../query/packedText.ts';
import type { SearchBody, SearchHead } from '../query/searchIndex.ts';
import { processTerm, wordsOf } from '../query/searchWords.ts';
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
    operations: storeSections(operations),
    texts: all.map(({ text }) => text),
    questions: all.map(({ questions }) => questions.map(withoutCommon).join('\n')),
    translations,
  };
  const files = [
    hashed('titles', 'json', JSON.stringify(head)),
    hashed('text', 'txt', packText(JSON.stringify(body))),
  ];
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
}

/** A question without its common words, which the index does not have. */
function withoutCommon(question: string): string {
  const words = wordsOf(question).map(({ whole }) => whole);
  return words.filter((word) => processTerm(word) !== null).join(' ');
}

function hashed(name: string, extension: string, content: string): PlannedFile {
  return { path: `assets/search/${name}.${nameHash(content)}.${extension}`, content };
}
