import type { Option } from '../controls/Choice.tsx';
import type { Person, Topic } from './decide.ts';
import { modes, platforms, projectRoles, topics } from './describe.ts';

/** What the explorer shows. */
export interface Question extends Omit<Person, 'isMine'> {
  about: Topic;
}

const OPTIONS: { [Key in keyof Question]: readonly Option<Question[Key]>[] } = {
  about: topics,
  platform: platforms,
  project: projectRoles,
  mode: modes,
};
const KEYS = Object.keys(OPTIONS) as (keyof Question)[];

/**
 * The question that the query of an address asks; what it leaves open, or asks in unknown words, stays as it was.
 *
 * @example readQuestion('?about=image', first) // { ...first, about: 'image' }
 */
export function readQuestion(search: string, before: Question): Question {
  const query = new URLSearchParams(search);
  const asked = KEYS.flatMap((key) => {
    const value = query.get(key);
    return OPTIONS[key].some(([option]) => option === value) ? [[key, value]] : [];
  });
  return { ...before, ...Object.fromEntries(asked) };
}

/** The query that asks a question. */
export function queryOf(question: Question): string {
  return `?${new URLSearchParams(KEYS.map((key) => [key, question[key]]))}`;
}
