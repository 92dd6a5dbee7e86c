import type { ReactNode } from 'react';
import { ARTICLE, COPY } from '../../core/strings.ts';
import type { PageData } from '../../core/types.ts';
import { usePage, useSite } from '../layout/context.ts';
import { bibtex, ris } from './cite.ts';

/** What the page is, and what a reader may do with it; `children` are tools that only pages of a kind have. */
export function PageTools({ children }: { children?: ReactNode }) {
  const page = usePage();
  return (
    <>
      <span className="page-facts">
        {page.kind === undefined ? null : `${ARTICLE.kinds[page.kind]} · `}
        {page.minutes} {ARTICLE.minutes}
        <span className="visually-hidden">{ARTICLE.minutesRest}</span>
      </span>
      <div className="page-tools">
        {children}
        <button
          className="copy-page scripted"
          type="button"
          title={ARTICLE.copyPageHow}
          data-url={page.markdownUrl}
        >
          {ARTICLE.copyPage}
        </button>
        <a href={page.markdownUrl} title={ARTICLE.markdownHow}>
          {ARTICLE.markdown}
        </a>
        <Cite page={page} />
      </div>
    </>
  );
}

function Cite({ page }: { page: PageData }) {
  const site = useSite();
  const citation = { ...page, publication: site.homePage.title || site.title, author: site.team };
  return (
    <details className="cite menu">
      <summary>{ARTICLE.cite}</summary>
      <div className="menu-panel">
        <Entry name="BibTeX" text={bibtex(citation)} />
        <Entry name="RIS" text={ris(citation)} />
      </div>
    </details>
  );
}

function Entry({ name, text }: { name: string; text: string }) {
  return (
    <div data-lang={name}>
      <div className="code-bar">
        <span>{name}</span>
        <button className="code-copy" type="button" aria-label={`${COPY.copy} ${name}`}>
          {COPY.copy}
        </button>
      </div>
      <pre>
        <code>{text}</code>
      </pre>
    </div>
  );
}
