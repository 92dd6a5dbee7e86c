import { useState } from 'react';
import { useSite } from '../app/hooks.ts';
import { Dialog } from './Dialog.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { SingleKeys } from './SingleKeys.tsx';
import { type SearchWish, searchAddress } from './searchAddress.ts';

interface Props {
  close: () => void;
  /** What the field starts with. */
  query?: string;
  /** Said above what is found. */
  notice?: string | undefined;
}

/** Search over the page. */
export function SearchDialog({ close, query = '', notice }: Props) {
  const { base } = useSite();
  const [wish, setWish] = useState<SearchWish>({ query, only: undefined });
  return (
    <Dialog label="Search" className="search-dialog" close={close}>
      <SearchPanel wish={wish} setWish={setWish} notice={notice}>
        <button className="icon-button" type="button" aria-label="Close the search" onClick={close}>
          <span className="icon icon-x-lg" aria-hidden="true" />
        </button>
      </SearchPanel>
      <div className="search-foot">
        <p className="search-keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> choose
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </p>
        <SingleKeys />
        <a href={searchAddress(wish, base)}>As a page</a>
      </div>
    </Dialog>
  );
}
