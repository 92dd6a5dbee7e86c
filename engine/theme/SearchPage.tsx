import { useEffect, useId, useState } from 'react';
import { PageIndex } from './PageIndex.tsx';
import { SearchCount, SearchNotice, SearchResults } from './SearchResults.tsx';
import { useAskedQuery } from './useLocationPart.ts';
import { useSearchHits } from './useSearchHits.ts';
import { useSearchKeys } from './useSearchKeys.ts';

/** The search as a page of its own, `/search?q=…`. Without scripts it is the list of all pages. */
export function SearchPage() {
  return (
    <div className="plain-page">
      <h1>Search</h1>
      <SearchField />
      <noscript>
        <p>Searching the text needs scripts. Below are all pages; your browser can search in them.</p>
      </noscript>
      <PageIndex />
    </div>
  );
}

function SearchField() {
  const asked = useAskedQuery();
  const [query, setQuery] = useState('');
  const list = useId();
  useEffect(() => setQuery(asked), [asked]);
  const answer = useSearchHits(query);
  const count = answer.status === 'empty' ? 0 : answer.hits.length;
  const { active, setActive, activeId, onKeyDown } = useSearchKeys(list, count, answer.query);
  const ask = (text: string) => {
    setQuery(text);
    // The state holds the router's own notes, which must stay.
    history.replaceState(
      history.state,
      '',
      text === '' ? location.pathname : `?q=${encodeURIComponent(text)}`,
    );
  };
  return (
    <search className="scripted">
      <div className="search-box framed">
        <span className="icon icon-search" aria-hidden="true" />
        <input
          type="search"
          role="combobox"
          aria-label="Search the documentation"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? list : undefined}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          placeholder="Search the documentation"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {count > 0 ? <SearchResults id={list} answer={answer} active={active} setActive={setActive} /> : null}
      {query.trim() === '' ? null : <SearchNotice answer={answer} query={query} />}
      <SearchCount answer={answer} />
    </search>
  );
}
