import type { PageBody } from './runtime.ts';

const filled = new WeakMap<Element, PageBody>();

/** Puts the text of a page in place of another's, unless it stands there already. */
export function fillArticle(place: Element, body: PageBody): void {
  if (filled.get(place) === body) return;
  filled.set(place, body);
  place.innerHTML = body.__html as string;
}
