import { withBase } from '../../../core/address.ts';
import { capQuery } from '../../../search/query/capQuery.ts';
import { choiceParameter } from './searchChoices.ts';

/** What is searched for, and where. */
export interface SearchQuestion {
  query: string;
  /** Key of a guide; undefined for all. */
  only: string | undefined;
}

/**
 * The address of the search page with a question.
 *
 * @example searchAddress({ query: 'wsi', only: '/user-guide/' }, '/') // '/search?q=wsi&guide=user-guide'
 */
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
