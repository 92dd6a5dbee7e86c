import { withBase } from '../../core/address.ts';
import { useSite } from '../layout/context.ts';

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
          placeholder="Search the documentation"
          aria-label="Search the documentation"
          autoComplete="off"
        />
        <button className="button primary" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}
