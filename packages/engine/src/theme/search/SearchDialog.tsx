import { useRendered } from '../layout/context.ts';

/** The dialog that `/` opens; see `enhanceDialogs`. Its inside is an island, which comes to life when it is first opened. */
export function SearchDialog() {
  return (
    <dialog id="search-dialog" className="dialog search-dialog" aria-label="Search">
      <SearchIsland name="SearchDialog" />
    </dialog>
  );
}

/** One of the two islands of the search, rendered by whoever composes the document. */
export function SearchIsland({ name }: { name: 'SearchDialog' | 'SearchPageForm' }) {
  const { renderSearch } = useRendered();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of our own build, never of a reader
  return <div dangerouslySetInnerHTML={{ __html: renderSearch(name) }} />;
}
