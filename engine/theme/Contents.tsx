import { useRef } from 'react';
import { useActiveSlug, useFrame } from '../app/hooks.ts';
import { HeadingList } from './HeadingList.tsx';
import { useKeptInView } from './useKeptInView.ts';

/** The page's headings beside the article, on wide windows. */
export function ContentsColumn() {
  const column = useRef<HTMLElement>(null);
  useKeptInView(column, '[aria-current]', useActiveSlug());
  return (
    <nav ref={column} className="contents" aria-labelledby="contents-title">
      <p id="contents-title" className="contents-title">
        On this page
      </p>
      <HeadingList />
    </nav>
  );
}

/** The same above the article, folded, where there is no room beside it. */
export function ContentsFold() {
  const { page } = useFrame();
  return (
    <details key={page.address} className="card contents-fold">
      <summary className="row">On this page</summary>
      <nav aria-label="Contents">
        <HeadingList />
      </nav>
    </details>
  );
}
