import type { ExcerptPart, SearchHit } from '../app/hooks.ts';
import { useSite } from '../app/hooks.ts';
import { withBase } from '../shared/address.ts';
import { groupHits, markWords } from './groupHits.ts';
import type { SearchAnswer } from './useSearchHits.ts';

interface Props {
  id: string;
  answer: SearchAnswer;
  /** Position of the marked hit, counted over all groups; -1 for none. */
  active: number;
  setActive: (index: number) => void;
}

/** Hits by page, as the list of a combobox. */
export function SearchResults({ id, answer, active, setActive }: Props) {
  const site = useSite();
  const groups = groupHits(answer.hits);
  let index = 0;
  return (
    <div id={id} className="search-results" role="listbox" aria-label="Search results">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box groups its options by this role, not by a fieldset
        <div key={group.address} role="group" aria-label={group.title}>
          <p className="hit-page" aria-hidden="true">
            {group.title}
            <span>{site.guides.find(({ key }) => key === group.guide)?.title}</span>
          </p>
          {group.hits.map((hit) => {
            const position = index++;
            return (
              <a
                key={hit.hash}
                id={`${id}-${position}`}
                className="hit"
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                href={withBase(hit.address, site.base) + hit.hash}
                data-highlight={answer.query}
                onPointerMove={() => setActive(position)}
              >
                <HitText hit={hit} query={answer.query} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function HitText({ hit, query }: { hit: SearchHit; query: string }) {
  const trail = hit.trail.slice(1).filter((title) => title !== hit.title);
  return (
    <>
      <span className="hit-title">
        {trail.length === 0 ? null : <span className="hit-trail">{trail.join(' › ')} › </span>}
        <Marked parts={markWords(hit.title, query)} />
      </span>
      {hit.excerpt.length === 0 ? null : (
        <span className="hit-excerpt">
          <Marked parts={hit.excerpt} />
        </span>
      )}
    </>
  );
}

function Marked({ parts }: { parts: ExcerptPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which change together or not at all
  return parts.map(({ text, match }, i) => (match ? <mark key={i}>{text}</mark> : text));
}

/** What stands in place of hits: nothing asked, nothing found, no index. */
export function SearchNotice({ answer, query }: { answer: SearchAnswer; query: string }) {
  const { base } = useSite();
  if (answer.status === 'empty')
    return <p className="search-notice">Searches titles and text of every guide.</p>;
  if (answer.status === 'waiting') return <p className="search-notice">Searching …</p>;
  if (answer.status === 'failed') {
    return (
      <p className="search-notice">
        The search index could not be loaded.{' '}
        <button className="button" type="button" onClick={answer.retry}>
          Try again
        </button>{' '}
        or look through <a href={withBase('/search', base)}>all pages</a>.
      </p>
    );
  }
  if (answer.hits.length > 0) return null;
  return (
    <p className="search-notice">
      Nothing found for <strong>{query.trim()}</strong>. Try fewer or other words, or look through{' '}
      <a href={withBase('/search', base)}>all pages</a>.
    </p>
  );
}

/** The count, for those who do not see the list. */
export function SearchCount({ answer }: { answer: SearchAnswer }) {
  const count = answer.hits.length;
  const words = answer.status !== 'answered' ? '' : count === 1 ? '1 result' : `${count} results`;
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}
