import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePage, useSite } from '../app/hooks.ts';
import type { PageData } from '../shared/types.ts';
import { bibtex, type Citation, ris } from './cite.ts';
import './PageTools.css';

type CopyState = 'idle' | 'done' | 'failed';

const COPY_WORDS: Record<CopyState, string> = { idle: 'Copy page', done: 'Copied', failed: 'Copy failed' };

/** How long a button says what became of the copy. */
const SAID_MS = 2000;

/** Not worth a word when it cannot be fetched. */
const KeepOffline = __OFFLINE__
  ? lazy(() =>
      import('./KeepOffline.tsx').then(
        (module) => ({ default: module.KeepOffline }),
        () => ({ default: () => null }),
      ),
    )
  : undefined;

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
        <CopyPage key={page.address} url={page.markdownUrl} />
        <a href={page.markdownUrl} title="This page as Markdown">
          Markdown
        </a>
        <Cite key={`cite ${page.address}`} page={page} />
        {__OFFLINE__ ? <OfflineTool /> : null}
      </div>
    </>
  );
}

/** Nothing without scripts, and so nothing in the document as the build writes it. */
function OfflineTool() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!isLive || KeepOffline === undefined) return null;
  return (
    <Suspense fallback={null}>
      <KeepOffline />
    </Suspense>
  );
}

function CopyPage({ url }: { url: string }) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <button
        className="scripted"
        type="button"
        title="Copy this page as Markdown"
        onClick={() => void copyText(url).then(setState)}
      >
        {COPY_WORDS[state]}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : COPY_WORDS[state]}
      </span>
    </>
  );
}

async function copyText(url: string): Promise<CopyState> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return 'failed';
    await navigator.clipboard.writeText(await answer.text());
    return 'done';
  } catch {
    return 'failed';
  }
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
        <p className="menu-title">BibTeX</p>
        <pre>{bibtex(citation)}</pre>
        <p className="menu-title">RIS</p>
        <pre>{ris(citation)}</pre>
      </div>
    </details>
  );
}
