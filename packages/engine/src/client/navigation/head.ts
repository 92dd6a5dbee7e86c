import type { PageHead } from '../../core/types.ts';

/** Brings what the document says about itself in line with the page on show. */
export function updateHead(page: PageHead): void {
  document.title = page.documentTitle;
  const root = document.documentElement;
  // Setting even the same language makes browsers compute every style anew.
  if (root.lang !== page.lang) root.lang = page.lang;
  setAttribute('meta[name="description"]', 'content', page.description);
  setAttribute('link[rel="canonical"]', 'href', page.canonical);
  setAttribute('link[rel="alternate"][type="text/markdown"]', 'href', page.markdownUrl);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
