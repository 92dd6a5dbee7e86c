import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { EditionName, Manifest } from '../../../core/types.ts';
import { capQuery } from '../../../search/query/parseQuery.ts';
import { loadManifest } from '../../navigation/loadManifest.ts';
import { hostedSearch } from '../../search/hostedSearch.ts';
import { LocalSearch } from '../../search/localSearch.ts';
import { createStore } from '../../search/store.ts';
import type { SearchClient, SearchResult, SearchSite, SearchState } from '../../search/types.ts';

export const SearchContext = createContext<SearchSite>({
  base: '/',
  guides: [],
  forums: [],
  service: undefined,
});

export function useSearchSite(): SearchSite {
  return useContext(SearchContext);
}

/** How much of the index is there. */
const searchState = createStore<SearchState>('idle');

/** One for all fields. */
let searchClient: SearchClient | undefined;

function client({ base, service }: SearchSite): SearchClient {
  if (searchClient === undefined) {
    const local = new LocalSearch(base, searchState);
    searchClient = service === undefined ? local : hostedSearch(service, base, local, searchState);
  }
  return searchClient;
}

/** Key of the guide and edition that the reader is in, as the document says. */
function readersPlace(): { guide: string; edition: EditionName | undefined } {
  const { guide = '', edition } = document.getElementById('content')?.dataset ?? {};
  // The build has written it.
  return { guide, edition: edition as EditionName | undefined };
}

/** What readers of the guide want most; empty until the manifest is there, or when it cannot be had. */
export function useSearchTasks(): Manifest['searchTasks'][string] {
  const { base } = useSearchSite();
  const [tasks, setTasks] = useState<Manifest['searchTasks']>({});
  useEffect(() => {
    loadManifest(base).then(
      ({ searchTasks = {} }) => setTasks(searchTasks),
      () => {},
    );
  }, [base]);
  const guide = typeof document === 'undefined' ? '' : readersPlace().guide;
  const key = Object.keys(tasks)
    .filter((prefix) => guide.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0];
  return tasks[key ?? ''] ?? [];
}

/** What a search field shows below itself. */
export interface SearchAnswer extends SearchResult {
  /** `waiting`: no answer yet; `behind`: the answer is that of the query before. */
  status: 'empty' | 'waiting' | 'behind' | 'answered' | 'failed';
  query: string;
  /** Whether all parts of the index were there when it was asked, so that the number of hits is final. */
  isFinal: boolean;
  retry: () => void;
}

interface Answered extends SearchResult {
  query: string;
  only: string | undefined;
  isFinal: boolean;
}

const NOTHING: Answered = {
  query: '',
  only: undefined,
  isFinal: false,
  hits: [],
  also: [],
  suggestion: undefined,
};

/** Answers a query as it is typed, in one guide or all. Hits of the one before stay until the new ones are there. */
export function useSearchHits(query: string, only: string | undefined): SearchAnswer {
  const site = useSearchSite();
  const state = useSyncExternalStore(searchState.subscribe, searchState.get, () => 'idle' as const);
  const [answer, setAnswer] = useState(NOTHING);
  const asked = capQuery(query).trim();

  const load = () => client(site).load();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(load, []);
  useEffect(() => {
    if (asked === '') return setAnswer(NOTHING);
    let isStale = false;
    const place = { ...readersPlace(), ...(only === undefined ? {} : { only }) };
    void client(site)
      .search(asked, place)
      .then((result) => {
        if (!isStale) setAnswer({ ...result, query: asked, only, isFinal: state === 'ready' });
      });
    return () => {
      isStale = true;
    };
  }, [asked, only, state, site]);

  const isCurrent = asked === answer.query && only === answer.only;
  return { ...answer, retry: load, status: statusOf(asked, answer, isCurrent, state) };
}

function statusOf(
  asked: string,
  { query, hits }: Answered,
  isCurrent: boolean,
  state: SearchState,
): SearchAnswer['status'] {
  if (asked === '') return 'empty';
  if (state === 'failed') return 'failed';
  if (query === '') return 'waiting';
  // "Nothing found" is not said of half an index.
  if (hits.length === 0 && (state === 'loading' || state === 'idle')) return 'waiting';
  return isCurrent ? 'answered' : 'behind';
}
