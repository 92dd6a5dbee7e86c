import { memo, useDeferredValue } from 'react';
import { withBase } from '../../../core/address.ts';
import { SEARCH } from '../../../core/strings.ts';
import type { ExcerptPart, SearchHit } from '../../search/types.ts';
import { type SearchAnswer, useSearchSite } from './useSearch.ts';

interface Props {
  id: string;
  answer: SearchAnswer;
  /** Position of the marked hit, in the order shown; -1 for none. */
  active: number;
  setActive: (index: number) => void;
}

/** So many are drawn at once, which fills the dialog; the rest follows when the browser has shown these. */
const FIRST_HITS = 8;
const NO_HITS: SearchHit[] = [];

/** Hits by page, as the list of a combobox; a definition comes before all. */
export function SearchResults({ id, answer, active, setActive }: Props) {
  const settled = useDeferredValue(answer.hits, NO_HITS);
  const { card, groups } = arrangeHits(answer.hits);
  const last = settled === answer.hits ? answer.hits.length : FIRST_HITS;
  let position = 0;
  const draw = (hit: SearchHit) => {
    const index = position++;
    return index >= last ? null : (
      <Hit
        key={hit.address + hit.hash + hit.title}
        id={`${id}-${index}`}
        index={index}
        hit={hit}
        isCard={hit === card}
        isActive={index === active}
        query={answer.query}
        setActive={setActive}
      />
    );
  };
  return (
    <div id={id} className="search-results" role="listbox" aria-label={SEARCH.results}>
      {card === undefined ? null : draw(card)}
      {groups.map(({ key, title, guide, hits }) =>
        position >= last ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a list box groups its options by this role, not by a fieldset
          <div key={key} role="group" aria-label={title} className="hit-group">
            <p className="hit-page" aria-hidden="true">
              {title}
              <GuideName guide={guide} />
            </p>
            {hits.map(draw)}
          </div>
        ),
      )}
    </div>
  );
}

function GuideName({ guide }: { guide: string }) {
  const { guides } = useSearchSite();
  return <span>{guides.find(({ key }) => key === guide)?.title}</span>;
}

interface HitProps {
  id: string;
  index: number;
  hit: SearchHit;
  isCard: boolean;
  isActive: boolean;
  query: string;
  setActive: (index: number) => void;
}

/** Drawn anew only when it is another hit, or the mark comes to it or leaves it. */
const Hit = memo(function Hit({ id, index, hit, isCard, isActive, query, setActive }: HitProps) {
  const { base } = useSearchSite();
  const trail = hit.trail.slice(1).filter((title) => title !== hit.title);
  return (
    <a
      id={id}
      className={isCard ? 'hit hit-card' : 'hit'}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={withBase(hit.address, base) + hit.hash}
      data-highlight={[query, ...hit.also].join(' ')}
      onPointerMove={() => setActive(index)}
    >
      {isCard ? <span className="hit-kind">{SEARCH.definition}</span> : null}
      <span className="hit-title">
        {trail.length === 0 ? null : <span className="hit-trail">{trail.join(' › ')} › </span>}
        <Marked parts={hit.heading} />
        {hit.edition === undefined ? null : <span className="hit-edition">{hit.edition}</span>}
      </span>
      {hit.excerpt.length === 0 ? null : (
        <span className="hit-excerpt">
          <Marked parts={hit.excerpt} />
        </span>
      )}
    </a>
  );
});

function Marked({ parts }: { parts: ExcerptPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which change together or not at all
  return parts.map(({ text, match }, i) => (match ? <mark key={i}>{text}</mark> : text));
}

/** The hits on one page. */
export interface HitGroup {
  key: string;
  title: string;
  guide: string;
  hits: SearchHit[];
}

/** A definition on top, if nothing answers better, then hits by page, each where its best hit stood. */
export function arrangeHits(hits: readonly SearchHit[]) {
  const card = hits[0]?.kind === 'term' ? hits[0] : undefined;
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    if (hit === card) continue;
    const isTerm = hit.kind === 'term';
    const key = isTerm ? 'term' : hit.address;
    const group = groups.get(key);
    if (group) group.hits.push(hit);
    else {
      const title = isTerm ? SEARCH.glossary : (hit.trail[0] ?? hit.title);
      groups.set(key, { key, title, guide: isTerm ? '' : hit.guide, hits: [hit] });
    }
  }
  return { card, groups: [...groups.values()] };
}
