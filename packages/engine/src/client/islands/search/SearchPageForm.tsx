import { useEffect, useRef, useState } from 'react';
import type { SearchSite } from '../../search/types.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { questionOf, type SearchQuestion, searchAddress } from './searchQuestion.ts';
import { SearchContext } from './useSearch.ts';

/** The search as it stands on its own page, with the question in the address. */
export function SearchPageForm(site: SearchSite) {
  const [question, setQuestion] = useAddressQuestion(site);
  return (
    <SearchContext value={site}>
      <SearchPanel question={question} setQuestion={setQuestion} field={useRef(null)} />
    </SearchContext>
  );
}

/** The address follows when the reader rests: browsers limit how often it may change. */
const FOLLOW_MS = 300;

/** The question in the address of the search page, and the way to change both. */
function useAddressQuestion({
  base,
  guides,
}: SearchSite): [SearchQuestion, (question: SearchQuestion) => void] {
  const [question, setQuestion] = useState<SearchQuestion>({ query: '', only: undefined });
  const known = useRef<string>(undefined);
  useEffect(() => {
    const adopt = () => {
      if (location.search === known.current) return;
      known.current = location.search;
      setQuestion(
        questionOf(
          location.search,
          guides.map(({ key }) => key),
        ),
      );
    };
    adopt();
    addEventListener('popstate', adopt);
    return () => removeEventListener('popstate', adopt);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(searchAddress(question, base), location.href);
      if (known.current === undefined || address.search === location.search) return;
      known.current = address.search;
      // The state holds the router's own notes, which must stay.
      history.replaceState(history.state, '', address.pathname + address.search);
    }, FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [question, base]);
  return [question, setQuestion];
}
