import { withBase } from '../../../core/address.ts';
import { SEARCH } from '../../../core/strings.ts';
import type { Manifest } from '../../../core/types.ts';
import { readStored, writeStored } from '../../stored.ts';
import { useSearchSite } from './useSearch.ts';

const KEY = 'recent-searches';
/** As many as fit without scrolling. */
const MAX = 6;

/** What the reader of this browser searched for, the latest first. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    // Another application of the same origin wrote there: the search has to open all the same.
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
  tasks: Manifest['searchTasks'][string];
  /** Position of the marked one, searches before tasks; -1 for none. */
  active: number;
  setActive: (index: number) => void;
  ask: (query: string) => void;
  forget: () => void;
}

/** What an empty field offers: the reader's own last searches, then what readers of the guide want most. */
export function SearchStart({ id, searches, tasks, active, setActive, ask, forget }: Props) {
  const { base } = useSearchSite();
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onPointerMove: () => setActive(index),
  });
  return (
    <div id={id} className="search-results" role="listbox" aria-label={SEARCH.suggestions}>
      {searches.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a list box groups its options by this role, not by a fieldset
        <div role="group" aria-label={SEARCH.recent}>
          <div className="start-head">
            <span>{SEARCH.recent}</span>
            <button className="link-button" type="button" onClick={forget}>
              {SEARCH.clear}
            </button>
          </div>
          {searches.map((search, i) => (
            <button
              key={search}
              className="hit start"
              type="button"
              {...option(i)}
              onClick={() => ask(search)}
            >
              {search}
            </button>
          ))}
        </div>
      )}
      {tasks.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="group" aria-label={SEARCH.wanted}>
          <p className="start-head">{SEARCH.wanted}</p>
          {tasks.map(({ text, to }, i) => (
            <a key={to} className="hit start" href={withBase(to, base)} {...option(searches.length + i)}>
              {text}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
