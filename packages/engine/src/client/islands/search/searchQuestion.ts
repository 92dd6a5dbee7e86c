import { withBase } from '../../../core/address.ts';
import { capQuery } from '../../../search/query/parseQuery.ts';

/** What is searched for, and where. */
export interface SearchQuestion {
  query: string;
  /** Key of a guide; undefined for all. */
  only: string | undefined;
}

/** @example searchAddress({ query: 'wsi', only: '/user-guide/' }, '/') // '/search?q=wsi&guide=user-guide' */
export function searchAddress({ query, only }: SearchQuestion, base: string): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (only !== undefined) parameters.set('guide', choiceParameter(only));
  const search = parameters.toString().replaceAll('%2F', '/');
  return withBase('/search', base) + (search === '' ? '' : `?${search}`);
}

/** The question that an address holds; an unknown guide counts for none. */
export function questionOf(search: string, guideKeys: readonly string[]): SearchQuestion {
  const parameters = new URLSearchParams(search);
  const guide = parameters.get('guide');
  return {
    query: capQuery(parameters.get('q') ?? ''),
    only: guideKeys.find((key) => choiceParameter(key) === guide),
  };
}

/**
 * The guides to choose from, in the order of the site, those inside another after it.
 *
 * @example searchChoices([{ key: '/user-guide/', title: 'User Guide' }]) // [{ key: '/user-guide/', name: 'User' }]
 */
export function searchChoices(guides: readonly { key: string; title: string }[]) {
  const isInside = (inner: string, outer: string) => inner !== outer && inner.startsWith(outer);
  return guides
    .filter(({ key }) => !guides.some((other) => isInside(key, other.key)))
    .flatMap((outer) => [outer, ...guides.filter(({ key }) => isInside(key, outer.key))])
    .map(({ key, title }) => ({ key, name: title.replace(/\s+(?:guide|reference)$/i, '') }));
}

/** @example choiceParameter('/dev-guide/api/') // 'dev-guide/api' */
function choiceParameter(key: string): string {
  return key.replace(/^\/|\/$/g, '');
}
