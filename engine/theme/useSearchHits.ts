import { useEffect, useState } from 'react';
import { type SearchHit, usePage, useSearch } from '../app/hooks.ts';
import { capQuery } from '../shared/capQuery.ts';

/** What a search field shows below itself. */
export interface SearchAnswer {
  status: 'empty' | 'waiting' | 'answered' | 'failed';
  /** The query the hits belong to; behind the field while a new answer is on its way. */
  query: string;
  hits: SearchHit[];
  retry: () => void;
}

/** Answers a query as it is typed. The hits of the query before stay until the new ones are there. */
export function useSearchHits(query: string): SearchAnswer {
  const { state, search, load } = useSearch();
  const { guide, edition } = usePage();
  const [answer, setAnswer] = useState<{ query: string; hits: SearchHit[] }>({ query: '', hits: [] });
  const asked = capQuery(query).trim();

  useEffect(() => load(), [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an index that has just come gives another answer
  useEffect(() => {
    if (asked === '') return;
    let isStale = false;
    void search(asked, { guide, edition }).then(({ hits }) => {
      if (!isStale) setAnswer({ query: asked, hits });
    });
    return () => {
      isStale = true;
    };
  }, [asked, search, state, guide, edition]);

  return { ...answer, retry: load, status: statusOf(asked, answer.query, state) };
}

function statusOf(asked: string, answered: string, state: string): SearchAnswer['status'] {
  if (asked === '') return 'empty';
  if (state === 'failed') return 'failed';
  return answered === '' || (state === 'loading' && asked !== answered) ? 'waiting' : 'answered';
}
