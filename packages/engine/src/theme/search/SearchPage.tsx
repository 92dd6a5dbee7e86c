import { PageIndex } from '../navigation/PageIndex.tsx';
import { SearchIsland } from './SearchDialog.tsx';

/** The search as a page of its own, `/search?q=…&guide=…`. Without scripts it is the list of all pages. */
export function SearchPage() {
  return (
    <div className="plain-page">
      <h1>Search</h1>
      <search className="search-panel scripted">
        <SearchIsland name="SearchPageForm" />
      </search>
      <noscript>
        <p>Searching the text needs scripts. Below are all pages; your browser can search in them.</p>
      </noscript>
      <PageIndex />
    </div>
  );
}
