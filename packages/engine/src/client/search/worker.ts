import { rowSlugOf } from '../../core/slug.ts';
import type { SearchPlace } from '../../search/query/orderMatches.ts';
import { unpackJson } from '../../search/query/packedText.ts';
import {
  type SearchBody,
  type SearchHead,
  SearchIndex,
  type SectionTexts,
} from '../../search/query/searchIndex.ts';
import { queryIndex, type SearchMatch } from '../../search/query/searchQuery.ts';
import { addTranslations, type SynonymTable, synonymTable } from '../../search/query/searchSynonyms.ts';
import { OWN_SLUG, proseOf, rowsOf } from '../../search/query/textRows.ts';
import { excerptOf, markText, rowExcerpt, rowFor } from './excerpt.ts';
import type { SearchHit, SearchReply, SearchRequest, SearchResult } from './types.ts';

/** The most hits in an answer. */
const MAX_HITS = 24;

const index = new SearchIndex();
let synonyms: SynonymTable = new Map();
/** Questions that came before the titles; undefined once these are there. */
let early: Question[] | undefined = [];

type Question = Extract<SearchRequest, { type: 'query' }>;

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.type === 'query') ask(data);
  else load(data.head, data.body).catch(() => reply({ type: 'failed' }));
});

/** Titles first and alone: they are a small part of the index, and answer most questions. */
async function load(headUrl: string, bodyUrl: string): Promise<void> {
  const head = unpackJson<SearchHead>(await fetchBytes(headUrl));
  const bodyBytes = fetchBytes(bodyUrl);
  // Reported where it is awaited, which may be later.
  bodyBytes.catch(() => {});
  index.addHead(head);
  synonyms = synonymTable(head.synonyms);
  // Before the text is read, which takes longer.
  const asked = early ?? [];
  early = undefined;
  for (const question of asked) ask(question);
  const body = unpackJson<SearchBody>(await bodyBytes);
  addTranslations(synonyms, body.translations);
  index.addSections(body.operations);
  await addInSlices(body);
  reply({ type: 'ready' });
}

/** Sections whose words are taken in at once: a question that comes meanwhile waits for no more. */
const SLICE = 50;

async function addInSlices({ texts, questions }: SectionTexts): Promise<void> {
  for (let from = 0; from < texts.length; from += SLICE) {
    const to = from + SLICE;
    index.addTexts(from, { texts: texts.slice(from, to), questions: questions.slice(from, to) });
    await new Promise((done) => setTimeout(done));
  }
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function ask(question: Question): void {
  if (early) early.push(question);
  else reply({ type: 'result', id: question.id, result: answer(question.query, question.place) });
}

function answer(query: string, place: SearchPlace): SearchResult {
  const { matches, also, suggestion } = queryIndex(index, synonyms, query, place, MAX_HITS);
  return { hits: matches.flatMap(toHit), also, suggestion };
}

function toHit({ id, terms, also }: SearchMatch): SearchHit[] {
  const section = index.sections[id];
  if (section === undefined) return [];
  const text = index.texts[id] ?? '';
  const heading = markText(section.title, terms);
  // A definition is shown whole.
  if (section.kind === 'term') return [{ ...section, also, heading, excerpt: markText(text, terms) }];
  const row = rowFor(text, terms);
  if (row === undefined)
    return [{ ...section, also, heading, excerpt: excerptOf(proseOrNames(text), terms) }];
  const slug = row.slug === OWN_SLUG ? rowSlugOf(section.hash.slice(1), row.cells[0] ?? '') : row.slug;
  const hash = slug === '' ? section.hash : `#${slug}`;
  return [{ ...section, hash, also, heading, excerpt: rowExcerpt(row.cells.filter(Boolean), terms) }];
}

/** What a section says beside its tables; of one that is nothing but tables, what their rows are about. */
function proseOrNames(text: string): string {
  return (
    proseOf(text) ||
    rowsOf(text)
      .map(({ cells }) => cells[0])
      .join(', ')
  );
}

/** A worker's `postMessage` takes no origin; the DOM's types know only the window's. */
function reply(message: SearchReply): void {
  (postMessage as (message: SearchReply) => void)(message);
}
