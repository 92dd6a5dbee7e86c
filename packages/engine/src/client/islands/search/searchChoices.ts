/** A guide as a filter of the search offers it. */
export interface SearchChoice {
  key: string;
  name: string;
}

/**
 * The guides to choose from, in the order of the site, those inside another after it.
 *
 * @example searchChoices([{ key: '/user-guide/', title: 'User Guide' }]) // [{ key: '/user-guide/', name: 'User' }]
 */
export function searchChoices(guides: readonly { key: string; title: string }[]): SearchChoice[] {
  const isInside = (inner: string, outer: string) => inner !== outer && inner.startsWith(outer);
  return guides
    .filter(({ key }) => !guides.some((other) => isInside(key, other.key)))
    .flatMap((outer) => [outer, ...guides.filter(({ key }) => isInside(key, outer.key))])
    .map(({ key, title }) => ({ key, name: title.replace(/\s+(?:guide|reference)$/i, '') }));
}

/**
 * A guide as it stands in an address.
 *
 * @example choiceParameter('/dev-guide/api/') // 'dev-guide/api'
 */
export function choiceParameter(key: string): string {
  return key.replace(/^\/|\/$/g, '');
}
