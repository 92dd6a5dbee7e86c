import { ARTICLE_PLACE } from '../../core/places.ts';

/** The place of the page's text, which the build puts in last. */
export function Article() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark that the build replaces
  return <div className="content" dangerouslySetInnerHTML={{ __html: ARTICLE_PLACE }} />;
}
