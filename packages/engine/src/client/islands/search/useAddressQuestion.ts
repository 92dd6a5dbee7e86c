import { useEffect, useRef, useState } from 'react';
import { useSearchSite } from './context.ts';
import { questionOf, type SearchQuestion, searchAddress } from './searchAddress.ts';

/** The address follows when the reader rests: browsers limit how often it may change. */
const FOLLOW_MS = 300;

/** The question in the address of the search page, and the way to change both. */
export function useAddressQuestion(): [SearchQuestion, (question: SearchQuestion) => void] {
  const { base, guides } = useSearchSite();
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
