import type { PageBody } from './runtime.ts';

const filled = new WeakMap<Element, PageBody>();

/** The article that a reader is about to ask for. */
let ahead: { body: PageBody; content: DocumentFragment } | undefined;

/** Parses an article before it is asked for; one is kept, the latest. Nothing in it is fetched until it is shown. */
export function parseAhead(body: PageBody): DocumentFragment {
  if (ahead?.body !== body) {
    const template = document.createElement('template');
    template.innerHTML = body.__html as string;
    ahead = { body, content: template.content };
  }
  return ahead.content;
}

/** Puts the text of a page in place of another's, unless it stands there already. */
export function fillArticle(place: Element, body: PageBody): void {
  if (filled.get(place) === body) return;
  filled.set(place, body);
  place.replaceChildren(parseAhead(body));
  ahead = undefined;
}
