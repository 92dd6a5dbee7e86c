import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { SEARCH } from '../../../core/strings.ts';
import { MAX_QUERY_LENGTH } from '../../../search/query/parseQuery.ts';
import { SearchHints, SearchNotice } from './SearchNotice.tsx';
import { SearchResults } from './SearchResults.tsx';
import { forgetSearches, recentSearches, rememberSearch, SearchStart } from './SearchStart.tsx';
import { type SearchQuestion, searchChoices } from './searchQuestion.ts';
import { type SearchAnswer, useSearchHits, useSearchSite, useSearchTasks } from './useSearch.ts';

interface Props {
  question: SearchQuestion;
  setQuestion: (question: SearchQuestion) => void;
  children?: ReactNode;
  field: RefObject<HTMLInputElement | null>;
}

/** A field, the guides to choose from, and what is found: the inside of the dialog and of the search page. */
export function SearchPanel({ question, setQuestion, children, field }: Props) {
  const { query, only } = question;
  const list = useId();
  const [recent, setRecent] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty field begins anew
  useEffect(() => setRecent(recentSearches()), [query === '']);
  // What was typed before this came to life counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (field.current?.value) ask(field.current.value);
  }, []);
  const answer = useSearchHits(query, only);
  const isEmpty = answer.status === 'empty';
  const tasks = useSearchTasks();
  const shown = isEmpty ? recent.length + tasks.length : answer.status === 'failed' ? 0 : answer.hits.length;
  const keys = useSearchKeys(list, shown, `${answer.query} ${only}`, isEmpty ? -1 : 0);
  const ask = (text: string) => setQuestion({ query: text, only });
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <>
      <div className="search-box">
        <span className="icon icon-search" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={SEARCH.field}
          aria-expanded={shown > 0}
          aria-controls={shown > 0 ? list : undefined}
          aria-activedescendant={keys.activeId}
          aria-autocomplete="list"
          placeholder={SEARCH.field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={keys.onKeyDown}
        />
        {children}
      </div>
      <Filters only={only} choose={(key) => setQuestion({ query, only: key })} />
      {/* biome-ignore lint/a11y: what is clicked is a link inside, by pointer or by the field's Enter */}
      <div
        className="search-body"
        onClick={(event) => isHit(event.target) && answer.query !== '' && rememberSearch(answer.query)}
      >
        {answer.isFallback ? (
          <p className="search-hints" role="alert">
            {SEARCH.fallback}
          </p>
        ) : null}
        {isEmpty ? (
          <SearchStart id={list} searches={recent} tasks={tasks} {...keys} ask={ask} forget={forget} />
        ) : (
          <>
            <SearchHints answer={answer} ask={ask} />
            {shown > 0 ? <SearchResults id={list} answer={answer} {...keys} /> : null}
            <SearchNotice answer={answer} question={question} setQuestion={setQuestion} />
          </>
        )}
      </div>
      <SearchCount answer={answer} />
    </>
  );
}

function isHit(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.hit') !== null;
}

function Filters({ only, choose }: { only: string | undefined; choose: (key: string | undefined) => void }) {
  const { guides } = useSearchSite();
  const name = useId();
  return (
    <fieldset className="search-filters">
      <legend className="visually-hidden">{SEARCH.guide}</legend>
      {[{ key: undefined, name: SEARCH.allGuides }, ...searchChoices(guides)].map((choice) => (
        <label key={choice.name}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={choice.key === only}
            onChange={() => choose(choice.key)}
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}

/** The count, for those who do not see the list. It is said once: parts of the index come one after the other. */
function SearchCount({ answer: { status, hits, isFinal } }: { answer: SearchAnswer }) {
  return (
    <p className="visually-hidden" role="status">
      {status === 'answered' && isFinal ? SEARCH.count(hits.length) : ''}
    </p>
  );
}

/** The option that the arrow keys mark. `subject`: what the list is about; `first`: marked at the start, -1 for none. */
function useSearchKeys(listId: string, count: number, subject: string, first: number) {
  const [active, setActive] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list about something else begins anew
  useEffect(() => setActive(first), [subject, first]);
  const marked = Math.min(active, count - 1);
  const activeId = marked >= 0 ? `${listId}-${marked}` : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? (marked + 1) % count : (marked <= 0 ? count : marked) - 1;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  };
  return { active: marked, setActive, activeId, onKeyDown };
}
