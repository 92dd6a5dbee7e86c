import { editDistance } from './editDistance.ts';
import type { CheckKind, Problem } from './types.ts';

/** Thrown when the author's files cannot be built: carries every problem found, not only the first. */
export class DocsError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'DocsError';
    this.problems = problems;
  }
}

/** A problem for which no file of the site is to blame. */
export function problem(severity: Problem['severity'], message: string, hint?: string): Problem {
  return { severity, file: undefined, line: undefined, message, hint };
}

/** A mistake in a file of the site. `check`: see `Problem`. */
export function mistake(
  file: string,
  line: number | undefined,
  message: string,
  hint?: string,
  check?: CheckKind,
): Problem {
  return { severity: 'error', file, line, message, hint, check };
}

/** The error of a command that cannot do what it was asked for. */
export function failure(message: string, hint?: string): DocsError {
  return new DocsError([problem('error', message, hint)]);
}

/**
 * One problem as text.
 *
 * @example
 * formatProblem({ severity: 'error', file: 'docs/a.md', line: 3, message: 'link to "/x" leads nowhere.', hint: 'Did
 * you mean "/y"?' }) // 'docs/a.md:3  link to "/x" leads nowhere.\n    Did you mean "/y"?'
 */
export function formatProblem({ file, line, message, hint }: Problem): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}  `;
  return `${place}${message}${hint === undefined ? '' : `\n    ${hint}`}`;
}

/** Fails with a message for us: a broken invariant is a fault of the engine, never of the author. */
export function invariant(condition: unknown, belief: string): asserts condition {
  if (!condition) throw new Error(`Engine fault, please report it: expected ${belief}`);
}

/**
 * The candidate nearest to a misspelt word, if one is near enough to be worth suggesting.
 *
 * @example nearest('/user-guide/rolse', ['/user-guide/role', '/']) // '/user-guide/role'
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  // Two letters of four are another word: "head" is not "team". Far below the 99 that stand for "too many".
  const limit = word.length <= 4 ? 1 : Math.max(2, Math.min(30, Math.floor(word.length / 3)));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const { whole } = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance - 1);
    if (whole < bestDistance) [best, bestDistance] = [candidate, whole];
  }
  return best;
}

/** What an error says, without the colors that bundlers put in; `stack` with where it came from, if that is known. */
export function errorText(error: unknown, { stack = false } = {}): string {
  if (!(error instanceof Error)) return String(error);
  const text = (stack ? error.stack : undefined) ?? error.message;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it starts a color.
  return text.replace(/\u001b\[[\d;]*m/g, '').trim();
}

/** "Did you mean …?" for a misspelt word, or the other hint when nothing is near. */
export function suggest(word: string, candidates: Iterable<string>, otherwise?: string): string | undefined {
  const near = nearest(word, candidates);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}
