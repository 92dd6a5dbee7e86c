import type { Site } from '../../config/siteSchema.ts';
import { guideOf } from '../../core/address.ts';
import type { Address, Manifest, SearchDocument } from '../../core/types.ts';
import { nameHash } from '../../files/contentHash.ts';
import type { PlannedFile } from '../../files/plan.ts';
import type { GlossaryTerm } from '../../markdown/inline/glossary.ts';
import type {
  IndexedSection,
  SearchApi,
  SearchBody,
  SearchHead,
  SectionTexts,
} from '../query/searchIndex.ts';
import { readSpelling } from '../query/searchSynonyms.ts';

/** The URLs, with base, that `manifest.json` names. */
export type SearchUrls = NonNullable<Manifest['search']>;

/**
 * What the search worker reads, as hashed files: titles first, text after, operations of the API last. The worker
 * makes the index of terms itself, which takes it a fraction of a second and readers no bytes.
 */
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
    sections: guides.map(sectionOf),
    synonyms: glossary
      .map(({ term, synonyms }) => [term, ...synonyms])
      .filter((spellings) => spellings.length > 1)
      .map((spellings) => spellings.map(readSpelling)),
    guides: [...guideKeys],
    editions: Object.fromEntries(
      Object.entries(pageEditions).map(([key, { words, weight }]) => [key, { words, weight }]),
    ),
  };
  const body: SearchBody = { ...textsOf(guides), translations };
  const api: SearchApi = { sections: operations.map(sectionOf), ...textsOf(operations) };
  const files = [hashed('titles', head), hashed('text', body)];
  // A site without operations of an API has no file for them.
  if (operations.length > 0) files.push(hashed('api', api));
  const [headUrl = '', bodyUrl = '', apiUrl] = files.map(({ path }) => base + path);
  return { files, urls: { head: headUrl, body: bodyUrl, api: apiUrl } };
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

/** What results show of a section. */
function sectionOf({ questions, text, api, ...section }: SearchDocument): IndexedSection {
  return section;
}

function textsOf(documents: readonly SearchDocument[]): SectionTexts {
  return {
    texts: documents.map(({ text }) => text),
    questions: documents.map(({ questions }) => questions.join('\n')),
  };
}

function hashed(name: string, data: object): PlannedFile {
  const content = JSON.stringify(data);
  return { path: `assets/search/${name}.${nameHash(content)}.json`, content };
}
