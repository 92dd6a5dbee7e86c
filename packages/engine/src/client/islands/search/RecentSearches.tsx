import type { useSearchKeys } from './useSearchKeys.ts';

interface Props {
  id: string;
  searches: readonly string[];
  keys: Pick<ReturnType<typeof useSearchKeys>, 'active' | 'setActive'>;
  ask: (query: string) => void;
  forget: () => void;
}

/** What an empty field offers: the reader's own last searches, or a word about what it searches. */
export function RecentSearches({ id, searches, keys, ask, forget }: Props) {
  if (searches.length === 0) {
    return (
      <p className="search-notice">
        Words, labels, error messages, commands and API operations, in any order.
      </p>
    );
  }
  return (
    <>
      <div className="recent-head">
        <span>Recent searches</span>
        <button className="link-button" type="button" onClick={forget}>
          Clear
        </button>
      </div>
      <div id={id} className="search-results" role="listbox" aria-label="Recent searches">
        {searches.map((search, i) => (
          <button
            key={search}
            id={`${id}-${i}`}
            className="hit recent"
            type="button"
            role="option"
            aria-selected={i === keys.active}
            tabIndex={-1}
            onPointerMove={() => keys.setActive(i)}
            onClick={() => ask(search)}
          >
            {search}
          </button>
        ))}
      </div>
    </>
  );
}
