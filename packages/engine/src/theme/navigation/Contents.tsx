import { FRAME } from '../../core/strings.ts';
import { HeadingList } from './HeadingList.tsx';

/** The page's headings beside the article, on wide windows. */
export function ContentsColumn() {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title" className="contents-title">
        {FRAME.onThisPage}
      </p>
      <HeadingList />
    </nav>
  );
}

/** The same above the article, folded, where there is no room beside it. */
export function ContentsFold() {
  return (
    <details className="card contents-fold">
      <summary className="row">{FRAME.onThisPage}</summary>
      <nav aria-label={FRAME.contents}>
        <HeadingList />
      </nav>
    </details>
  );
}
