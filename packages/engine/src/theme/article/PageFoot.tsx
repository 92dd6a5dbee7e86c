import { Fragment } from 'react';
import { withBase } from '../../core/address.ts';
import { reportUrl } from '../../core/feedback.ts';
import { ARTICLE, REPORT } from '../../core/strings.ts';
import type { PageLink, ProofNote } from '../../core/types.ts';
import { usePage, useSite } from '../layout/context.ts';
import { SmartLink } from '../layout/SmartLink.tsx';
import { sourceUrl } from './repositoryLinks.ts';

/** Below an article: what it rests on, where to read on. */
export function PageFoot() {
  const page = usePage();
  return (
    <footer className="page-foot">
      <Feedback />
      <PageFacts />
      {page.previous === undefined && page.next === undefined ? null : (
        <nav className="neighbours" aria-label={ARTICLE.neighbors}>
          {page.previous === undefined ? null : <Neighbour link={page.previous} way="previous" />}
          {page.next === undefined ? null : <Neighbour link={page.next} way="next" />}
        </nav>
      )}
    </footer>
  );
}

/** Filled in and not sent: that is left to the reader. */
function Feedback() {
  const { feedback, version } = useSite();
  const { title, canonical } = usePage();
  if (feedback === undefined) return null;
  return (
    <p className="feedback">
      {ARTICLE.wasOfHelp}
      {feedback.mail === '' ? null : (
        <a href={`mailto:${feedback.mail}?subject=${encodeURIComponent(ARTICLE.thankSubject(title))}`}>
          {ARTICLE.thank}
        </a>
      )}
      <a className="report" href={reportUrl(feedback, title, canonical, version?.name ?? '')}>
        {REPORT}
      </a>
    </p>
  );
}

function PageFacts() {
  const page = usePage();
  return (
    <div className="page-history">
      {page.editUrl === undefined ? null : (
        <SmartLink className="edit-link" to={page.editUrl}>
          {ARTICLE.edit}
        </SmartLink>
      )}
      {page.updated === undefined ? null : (
        <span>
          {ARTICLE.updated} <time dateTime={page.updated}>{page.updatedText}</time>
        </span>
      )}
      {page.proofs.length === 0 ? null : (
        <details className="sources">
          <summary>{ARTICLE.proofs}</summary>
          <ul>
            {page.proofs.map((proof) => (
              <li key={proof.text}>
                {proof.text}: <Places of={proof} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {page.sources.length === 0 ? null : (
        <details className="sources">
          <summary>{ARTICLE.sources}</summary>
          <p>{ARTICLE.checkedAgainst}</p>
          <ul>
            {page.sources.map((source) => (
              <li key={source}>
                <Source name={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Places({ of }: { of: ProofNote }) {
  return of.places.map(({ title, slug }, index) => (
    <Fragment key={slug + title}>
      {index === 0 ? '' : ' · '}
      {slug === '' ? title : <a href={`#${slug}`}>{title}</a>}
    </Fragment>
  ));
}

function Source({ name }: { name: string }) {
  const url = sourceUrl(name);
  const text = <code>{name}</code>;
  return url === undefined ? text : <SmartLink to={url}>{text}</SmartLink>;
}

function Neighbour({ link, way }: { link: PageLink; way: 'previous' | 'next' }) {
  const { base } = useSite();
  return (
    <a
      className={`card neighbour ${way}`}
      href={withBase(link.to, base)}
      rel={way === 'next' ? 'next' : 'prev'}
    >
      <span>{way === 'next' ? ARTICLE.next : ARTICLE.previous}</span>
      <strong>{link.text}</strong>
    </a>
  );
}
