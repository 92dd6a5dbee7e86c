import { readStored, writeStored } from '../../stored.ts';

const KEY = 'recent-searches';
/** As many as fit without scrolling. */
const MAX = 6;

/** What the reader of this browser searched for, the latest first. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(readStored(KEY) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((entry) => typeof entry === 'string').slice(0, MAX);
  } catch {
    // Something else wrote there.
    return [];
  }
}

/** Puts a search first; case makes no difference. */
export function rememberSearch(query: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  writeStored(KEY, JSON.stringify([query, ...others].slice(0, MAX)));
}

/** Forgets them all. */
export function forgetSearches(): void {
  writeStored(KEY, '[]');
}

interface Props {
  id: string;
  searches: readonly string[];
  /** Position of the marked one; -1 for none. */
  active: number;
  setActive: (index: number) => void;
  ask: (query: string) => void;
  forget: () => void;
}

/** What an empty field offers: the reader's own last searches, or a word about what it searches. */
export function RecentSearches({ id, searches, active, setActive, ask, forget }: Props) {
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
            aria-selected={i === active}
            tabIndex={-1}
            onPointerMove={() => setActive(i)}
            onClick={() => ask(search)}
          >
            {search}
          </button>
        ))}
      </div>
    </>
  );
}
