import type { z } from 'zod';
import { nearest } from '../core/errors.ts';
import { shorten } from '../core/text.ts';
import type { Problem } from '../core/types.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const MAX_SHOWN = 80;

/** What is wrong with a site configuration, by the issues of `parseSite`. `text`: the file as written. */
export function siteProblems(issues: readonly Issue[], file: string, text: string): Problem[] {
  return issues
    .flatMap((issue) => ownIssues(issue, []))
    .flatMap(({ issue, path }) => {
      const line = fieldLine(text, issue.code === 'unrecognized_keys' ? [...path, ...issue.keys] : path);
      return messagesOf(issue, path).map((found): Problem => ({ severity: 'error', file, line, ...found }));
    });
}

/** Line of a field: its names are looked up one after the other, as far as they are found. */
function fieldLine(text: string, path: Path): number | undefined {
  const [first, ...names] = path.filter((key) => typeof key !== 'number').map(String);
  if (first === undefined) return undefined;
  // The outermost field of that name is the least indented one.
  const places = [...text.matchAll(new RegExp(`^([ \\t]*)["']?${first.replace(/\W/g, '\\$&')}\\b`, 'gm'))];
  places.sort((a, b) => (a[1]?.length ?? 0) - (b[1]?.length ?? 0));
  const start = places[0];
  if (start === undefined) return undefined;
  const indent = start[1] ?? '';
  let at = start.index + indent.length;
  // What is missing in a field is not looked for in the next one.
  const length = text.slice(at).search(new RegExp(`\\n${indent}[\\w"']`));
  const end = length < 0 ? text.length : at + length;
  for (const name of names) {
    const next = text.indexOf(name, at + 1);
    if (next < 0 || next >= end) break;
    at = next;
  }
  return text.slice(0, at).split('\n').length;
}

/** A union fails once per member: keep the issues of the member that the author meant. */
function ownIssues(issue: Issue, parent: Path): { issue: Issue; path: Path }[] {
  const path = [...parent, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ issue, path }];
  const meant = issue.errors
    .filter((errors) => !errors.some((inner) => inner.path.length === 0 && inner.code === 'invalid_type'))
    .sort((a, b) => missing(a) - missing(b));
  const best = meant[0];
  if (
    best === undefined ||
    best.some((inner) => inner.path.length === 0 && inner.code !== 'unrecognized_keys')
  )
    return [{ issue, path }];
  return best.flatMap((inner) => ownIssues(inner, path));
}

/** How far a member is from what was written: a wrong value is nearer than an unknown or missing field. */
function missing(errors: readonly Issue[]): number {
  return errors.filter(({ code }) => code === 'unrecognized_keys').length * 2 + errors.length;
}

function messagesOf(issue: Issue, path: Path): Pick<Problem, 'message' | 'hint'>[] {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(', ');
    return issue.keys.map((key) => unknownField(key, known, path));
  }
  const name = `\`${pathText(path)}\``;
  if (issue.code === 'invalid_key') {
    const hint = 'Start and end it with "/", like "/user-guide/".';
    return [{ message: `${name} is no prefix of addresses.`, hint }];
  }
  // Fields that do not go together: what is the matter is said where they are compared.
  if (issue.code === 'custom')
    return [{ message: `${name} ${issue.params?.fault ?? 'is missing.'}`, hint: issue.message }];
  if (issue.input === undefined)
    return [{ message: `${name} is missing.`, hint: `Give it ${issue.message}.` }];
  const hint = `It has to be ${issue.message}.`;
  if (path.length === 0) return [{ message: 'The default export is no configuration.', hint }];
  return [{ message: `${name} is ${shorten(String(JSON.stringify(issue.input)), MAX_SHOWN)}.`, hint }];
}

function unknownField(key: string, known: readonly string[], path: Path): Pick<Problem, 'message' | 'hint'> {
  const near = nearest(key, known);
  return {
    message: `\`${pathText([...path, key])}\` is not a field of the site configuration.`,
    hint: near === undefined ? `Known here: ${known.join(', ')}.` : `Did you mean \`${near}\`?`,
  };
}

/** @example pathText(['homePage', 'targets', 0, 'title']) // 'homePage.targets[0].title' */
function pathText(path: Path): string {
  return path
    .map((key) => (/^[A-Za-z_]\w*$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`))
    .join('')
    .replace(/^\./, '');
}
