import { useId, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { SearchCount, SearchNotice, SearchResults } from './SearchResults.tsx';
import { useSearchHits } from './useSearchHits.ts';
import { useSearchKeys } from './useSearchKeys.ts';

/** Search over the page: a field and, below it, what it finds. */
export function SearchDialog({ close }: { close: () => void }) {
  const [query, setQuery] = useState('');
  const list = useId();
  const answer = useSearchHits(query);
  const hasHits = answer.status !== 'empty' && answer.status !== 'failed' && answer.hits.length > 0;
  const { active, setActive, activeId, onKeyDown } = useSearchKeys(
    list,
    hasHits ? answer.hits.length : 0,
    answer.query,
  );
  return (
    <Dialog label="Search" className="search-dialog" close={close}>
      <div className="search-box">
        <span className="icon icon-search" aria-hidden="true" />
        <input
          type="search"
          role="combobox"
          aria-label="Search the documentation"
          aria-expanded={hasHits}
          aria-controls={hasHits ? list : undefined}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          placeholder="Search the documentation"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button className="icon-button" type="button" aria-label="Close the search" onClick={close}>
          <span className="icon icon-x-lg" aria-hidden="true" />
        </button>
      </div>
      <div className="search-body">
        {hasHits ? <SearchResults id={list} answer={answer} active={active} setActive={setActive} /> : null}
        <SearchNotice answer={answer} query={query} />
      </div>
      <SearchCount answer={answer} />
      <p className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
    </Dialog>
  );
}
