import MiniSearch, { type AsPlainObject } from 'minisearch';
import { bodyOptions, headOptions } from '../shared/searchOptions.ts';
import {
  queryIndex,
  type SearchBody,
  type SearchHead,
  type SearchMatch,
  type SearchSection,
} from '../shared/searchQuery.ts';
import { excerptOf } from './excerpt.ts';
import type { SearchReply, SearchRequest } from './searchMessages.ts';
import type { SearchHit } from './searchTypes.ts';

/** More hits than this nobody reads. */
const MAX_HITS = 24;

let index: MiniSearch | undefined;
let sections: SearchSection[] = [];
let synonyms: string[][] = [];
/** Empty until the second half of the index is there. */
let texts: string[] = [];

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.type === 'query') reply({ type: 'hits', id: data.id, hits: answer(data.query) });
  else load(data.head, data.body).catch(() => reply({ type: 'failed' }));
});

/** Titles first: they are a small part of the index, and answer most questions. */
async function load(headUrl: string, bodyUrl: string): Promise<void> {
  const bodyText = fetchText(bodyUrl);
  // Reported where it is awaited, which may be after the titles have failed.
  bodyText.catch(() => {});
  const head: SearchHead<AsPlainObject> = JSON.parse(await fetchText(headUrl));
  sections = head.sections;
  synonyms = head.synonyms;
  index = MiniSearch.loadJS(head.index, headOptions);
  reply({ type: 'titles' });
  const body: SearchBody<AsPlainObject> = JSON.parse(await bodyText);
  index = await MiniSearch.loadJSAsync(body.index, bodyOptions);
  texts = body.texts;
  reply({ type: 'ready' });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

function answer(query: string): SearchHit[] {
  if (index === undefined) return [];
  return queryIndex(index, query, sections, synonyms).slice(0, MAX_HITS).flatMap(toHit);
}

function toHit({ id, terms }: SearchMatch): SearchHit[] {
  const section = sections[id];
  if (section === undefined) return [];
  const { address, hash, title, trail, guide } = section;
  return [{ address, hash, title, trail, guide, excerpt: excerptOf(texts[id] ?? '', terms) }];
}

/** A worker's `postMessage` takes no origin; the DOM's types know only the window's. */
function reply(message: SearchReply): void {
  (postMessage as (message: SearchReply) => void)(message);
}
