import { memo, useLayoutEffect, useRef } from 'react';
import { type PageBody, useIslands } from '../app/hooks.ts';
import { useArticleAids } from './useArticleAids.ts';
import './article/prose.css';
import './article/code.css';
import './article/tables.css';
import './article/terms.css';

/** The text of a page: HTML that React puts in place and never looks into again, apart from the islands in it. */
export const Article = memo(function Article({ body }: { body: PageBody }) {
  const root = useRef<HTMLDivElement>(null);
  const mountIslands = useIslands();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new body holds new islands
  useLayoutEffect(() => {
    if (root.current !== null) return mountIslands(root.current);
  }, [body, mountIslands]);
  const message = useArticleAids(root);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of our own build, never of a reader */}
      <div ref={root} className="content" dangerouslySetInnerHTML={body} />
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  );
});
