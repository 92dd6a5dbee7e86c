import { formatProblem } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';

/** Gives problems without a line that of the value they quote; tells nothing twice, file by file from top to bottom. */
export function locateProblems(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined,
): Problem[] {
  const located = problems.map((problem) => {
    const { file, line, message } = problem;
    const quoted = /"([^"]+)"/.exec(message)?.[1];
    if (file === undefined || line !== undefined || quoted === undefined) return problem;
    return { ...problem, line: lineOf(textOf(file) ?? '', quoted) };
  });
  const once = [...new Map(located.map((problem) => [formatProblem(problem), problem])).values()];
  return once.sort(inReadingOrder);
}

/** Line of the value where it stands alone, between quotes or at the end of a line; not as a part of another. */
function lineOf(text: string, value: string): number | undefined {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const before = text[at - 1] ?? '\n';
    const after = text[at + value.length] ?? '\n';
    if (/['"`\s:[-]/.test(before) && /['"`\s,\]]/.test(after)) return text.slice(0, at).split('\n').length;
  }
  return undefined;
}

function inReadingOrder(a: Problem, b: Problem): number {
  const [fileA, fileB] = [a.file ?? '', b.file ?? ''];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
