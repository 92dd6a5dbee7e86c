import { Fragment } from 'react';
import { withBase } from '../../../core/address.ts';
import { SEARCH } from '../../../core/strings.ts';
import { type SearchQuestion, searchChoices } from './searchQuestion.ts';
import { type SearchAnswer, useSearchSite } from './useSearch.ts';

interface Props {
  answer: SearchAnswer;
  question: SearchQuestion;
  setQuestion: (question: SearchQuestion) => void;
}

/** Shown instead of hits: the index is loading, failed to load, or nothing was found. */
export function SearchNotice(props: Props) {
  const { answer } = props;
  if (answer.status === 'waiting') return <p className="search-notice waiting">{SEARCH.searching}</p>;
  if (answer.status === 'failed') return <Failed retry={answer.retry} />;
  if (answer.status === 'answered' && answer.hits.length === 0) return <NothingFound {...props} />;
  return null;
}

/** Other names are shown for so many words, and so many for each: the rest was searched all the same. */
const MAX_ASKED = 2;
const MAX_NAMES = 4;

/** Words above the hits: other names that were looked up too, and what was probably meant. */
export function SearchHints({ answer, ask }: { answer: SearchAnswer; ask: (query: string) => void }) {
  const { also, suggestion, hits } = answer;
  if (hits.length === 0 || (also.length === 0 && suggestion === undefined)) return null;
  return (
    <div className="search-hints">
      {also.slice(0, MAX_ASKED).map((one) => (
        <p key={one.asked}>
          {one.asked} <span>{SEARCH.also(one.also.slice(0, MAX_NAMES).join(', '))}</span>
        </p>
      ))}
      {suggestion === undefined ? null : <DidYouMean suggestion={suggestion} ask={ask} />}
    </div>
  );
}

function DidYouMean({ suggestion, ask }: { suggestion: string; ask: (query: string) => void }) {
  return (
    <p>
      {SEARCH.didYouMean}{' '}
      <button className="link-button" type="button" onClick={() => ask(suggestion)}>
        {suggestion}
      </button>
      ?
    </p>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const { base } = useSearchSite();
  return (
    <div className="search-notice">
      <p>
        <strong>{navigator.onLine ? SEARCH.indexFailed : SEARCH.offline}</strong>
      </p>
      <p>{navigator.onLine ? SEARCH.indexFailedMore : SEARCH.offlineMore}</p>
      <p>
        <button className="button" type="button" onClick={retry}>
          {SEARCH.tryAgain}
        </button>{' '}
        <a href={withBase('/search', base)}>{SEARCH.allPages}</a>
      </p>
    </div>
  );
}

function NothingFound({ answer, question, setQuestion }: Props) {
  const { guides } = useSearchSite();
  const { suggestion } = answer;
  const name = searchChoices(guides).find(({ key }) => key === question.only)?.name;
  return (
    <div className="search-notice">
      <p>
        {SEARCH.nothing} <strong>{question.query.trim()}</strong>
        {name === undefined ? '.' : SEARCH.inGuide(name)}
      </p>
      {suggestion === undefined ? null : (
        <DidYouMean suggestion={suggestion} ask={(query) => setQuestion({ ...question, query })} />
      )}
      {name === undefined ? null : (
        <p>
          <button
            className="button"
            type="button"
            onClick={() => setQuestion({ ...question, only: undefined })}
          >
            {SEARCH.searchAll}
          </button>
        </p>
      )}
      <Guides />
      <WhereToAsk />
    </div>
  );
}

function Guides() {
  const { base, guides } = useSearchSite();
  return (
    <>
      <p>{SEARCH.lookThrough}</p>
      <ul className="plain search-related">
        {searchChoices(guides).map(({ name, key }) => (
          <li key={key}>
            <a href={withBase(key, base)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={withBase('/search', base)}>{SEARCH.allPages}</a>
        </li>
      </ul>
    </>
  );
}

function WhereToAsk() {
  const { forums } = useSearchSite();
  if (forums.length === 0) return null;
  return (
    <p>
      {SEARCH.ask}{' '}
      {forums.map(({ name, url }, i) => (
        <Fragment key={url}>
          {i === 0 ? '' : SEARCH.or}
          <a href={url}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}
