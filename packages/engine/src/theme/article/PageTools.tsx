import type { ReactNode } from 'react';
import type { PageData } from '../../core/types.ts';
import { usePage, useSite } from '../layout/context.ts';
import { bibtex, type Citation, ris } from './cite.ts';

/** What the page is, and what a reader may do with it; `children` are tools that only pages of a kind have. */
export function PageTools({ children }: { children?: ReactNode }) {
  const page = usePage();
  return (
    <>
      <span className="page-facts">
        {page.kind === undefined ? null : `${page.kind.charAt(0).toUpperCase()}${page.kind.slice(1)} · `}
        {page.minutes} min<span className="visually-hidden">utes to read</span>
      </span>
      <div className="page-tools">
        {children}
        <button
          className="copy-page scripted"
          type="button"
          title="Copy this page as Markdown"
          data-url={page.markdownUrl}
        >
          Copy page
        </button>
        <a href={page.markdownUrl} title="This page as Markdown">
          Markdown
        </a>
        <Cite page={page} />
      </div>
    </>
  );
}

function Cite({ page }: { page: PageData }) {
  const site = useSite();
  const citation: Citation = {
    key: page.address,
    title: page.title,
    publication: site.homePage.title || site.title,
    author: site.team,
    url: page.canonical,
    updated: page.updated,
  };
  return (
    <details className="cite menu">
      <summary>Cite</summary>
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
        <button className="code-copy" type="button" aria-label={`Copy ${name}`}>
          Copy
        </button>
      </div>
      <pre>
        <code>{text}</code>
      </pre>
    </div>
  );
}
