import { memo, useEffect, useRef } from 'react';
import { useActiveSlug, useFrame } from '../app/hooks.ts';
import { HeadingList } from './HeadingList.tsx';
import { keepInView } from './keepInView.ts';

/** The page's headings beside the article, on wide windows. */
export const ContentsColumn = memo(function ContentsColumn() {
  const column = useRef<HTMLElement>(null);
  const active = useActiveSlug();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading has another entry
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const entry = column.current?.querySelector('[aria-current]');
      if (column.current && entry) keepInView(column.current, entry);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return (
    <nav ref={column} className="contents" aria-labelledby="contents-title">
      <p id="contents-title" className="contents-title">
        On this page
      </p>
      <HeadingList />
    </nav>
  );
});

/** The same above the article, folded, where there is no room beside it. */
export const ContentsFold = memo(function ContentsFold() {
  const { page } = useFrame();
  return (
    <details key={page.address} className="card contents-fold">
      <summary className="row">On this page</summary>
      <nav aria-label="Contents">
        <HeadingList />
      </nav>
    </details>
  );
});
