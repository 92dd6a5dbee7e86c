import { memo, useLayoutEffect, useRef, useState } from 'react';
import { type PageBody, useArticle } from '../app/hooks.ts';
import { useArticleAids } from './useArticleAids.ts';
import './article/prose.css';
import './article/code.css';
import './article/tables.css';
import './article/terms.css';

/** The text of a page: HTML that React puts in place once and never looks into again; that of other pages is put in its place. */
export const Article = memo(function Article({ body }: { body: PageBody }) {
  const root = useRef<HTMLDivElement>(null);
  const { fillArticle, mountIslands } = useArticle();
  const [first] = useState(body);
  const shown = useRef(first);
  useLayoutEffect(() => {
    const place = root.current;
    if (place === null) return;
    if (shown.current !== body) fillArticle(place, body);
    shown.current = body;
    return mountIslands(place);
  }, [body, fillArticle, mountIslands]);
  const message = useArticleAids(root);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of our own build, never of a reader */}
      <div ref={root} className="content" dangerouslySetInnerHTML={first} />
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  );
});
