/** What the info string of a fence says. */
export interface CodeInfo {
  /** First word as written, '' when there is none. */
  language: string;
  /** Lines to highlight, 1-based, both ends included. */
  highlighted: LineRange[];
  /** Name shown above the code. */
  title: string | undefined;
}

export type LineRange = readonly [first: number, last: number];

const LINES = /\{([\d,\- \t]+)\}/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;

/**
 * Reads an info string.
 *
 * @example codeInfo('py{1,3-5} title="run.py"') // { language: 'py', highlighted: [[1, 1], [3, 5]], title: 'run.py' }
 */
export function codeInfo(info: string): CodeInfo {
  const title = TITLE.exec(info);
  return {
    language: /^[^\s{]+/.exec(info.trim())?.[0] ?? '',
    highlighted: lineRanges(LINES.exec(info)?.[1] ?? ''),
    title: title?.[1] ?? title?.[2],
  };
}

/** Ranges of `1,3-5`. A range without an end is its start; a reversed one is nothing. */
export function lineRanges(text: string): LineRange[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = ''] = part.split('-').map((number) => number.trim());
    const start = Number(first);
    const end = last === '' ? start : Number(last);
    return first === '' || end < start ? [] : [[start, end] as const];
  });
}

/** True when a line is in one of the ranges. */
export function isInRanges(line: number, ranges: readonly LineRange[]): boolean {
  return ranges.some(([first, last]) => line >= first && line <= last);
}
