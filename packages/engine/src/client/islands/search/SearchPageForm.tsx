import { useRef } from 'react';
import type { SearchSite } from '../../search/types.ts';
import { SearchContext } from './context.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { useAddressQuestion } from './useAddressQuestion.ts';

/** The search as it stands on its own page, with the question in the address. */
export function SearchPageForm(site: SearchSite) {
  return (
    <SearchContext value={site}>
      <Panel />
    </SearchContext>
  );
}

function Panel() {
  const [question, setQuestion] = useAddressQuestion();
  return <SearchPanel question={question} setQuestion={setQuestion} field={useRef(null)} />;
}
