import { withBase } from '../../core/address.ts';
import { SEARCH } from '../../core/strings.ts';
import { useRendered, useSite } from '../layout/context.ts';
import { PageIndex } from '../navigation/PageIndex.tsx';

/** The dialog that `/` opens (`enhanceDialogs`), with an island that is mounted when it is first opened. */
export function SearchDialog() {
  return (
    <dialog id="search-dialog" className="dialog search-dialog" aria-label={SEARCH.title}>
      <SearchIsland name="SearchDialog" />
    </dialog>
  );
}

/** The search as a page of its own, `/search?q=…&guide=…`. Without scripts it is the list of all pages. */
export function SearchPage() {
  return (
    <div className="plain-page">
      <h1>{SEARCH.title}</h1>
      <search className="search-panel scripted">
        <SearchIsland name="SearchPageForm" />
      </search>
      <noscript>
        <p>{SEARCH.needsScripts}</p>
      </noscript>
      <PageIndex />
    </div>
  );
}

/** One of the two search islands; the server bundle passes in how to render it. */
function SearchIsland({ name }: { name: 'SearchDialog' | 'SearchPageForm' }) {
  const { renderSearch } = useRendered();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of our own build, never of a reader
  return <div dangerouslySetInnerHTML={{ __html: renderSearch(name) }} />;
}

/** A field that leads to the search page. */
export function SearchForm() {
  const { base } = useSite();
  return (
    <search>
      <form className="search-box framed scripted" action={withBase('/search', base)} method="get">
        <span className="icon icon-search" aria-hidden="true" />
        <input
          type="search"
          name="q"
          placeholder={SEARCH.field}
          aria-label={SEARCH.field}
          autoComplete="off"
        />
        <button className="button" type="submit">
          {SEARCH.title}
        </button>
      </form>
    </search>
  );
}
