/** First and last line, 1-based, both included. */
export type LineRange = readonly [first: number, last: number];

/** What the info string of a fence says. */
export interface CodeInfo {
  /** First word as written, '' when there is none. */
  language: string;
  /** Lines to highlight. */
  highlighted: LineRange[];
  /** Name shown above the code. */
  title: string | undefined;
  /** Whether lines are numbered; undefined: as usual for this kind of code. */
  lineNumbers: boolean | undefined;
  /** False: no copy button. */
  copy: boolean;
  /** How this block was proved, as its mark is to read; undefined: as its language or sample is. */
  proof: string | undefined;
  /** Words that mean nothing here. */
  unknown: string[];
}

/** Words of an info string besides language, lines, title and proof. */
export const CODE_OPTIONS: readonly string[] = ['nocopy', 'line-numbers', 'no-line-numbers'];

const PROOF = /(?:^|\s)proof=(?:"([^"]*)"|'([^']*)')/;
const TITLE = /(?:^|\s)(?:title=(?:"([^"]*)"|'([^']*)'|(\S+))|\[([^\]]+)\](?=\s|\{|$))/;
const LINES = /\{([\d,\- \t]+)\}/;

/**
 * Reads an info string.
 *
 * @example codeInfo('py{1,3-5} title="run.py"') // { language: 'py', highlighted: [[1, 1], [3, 5]], title: 'run.py', … }
 */
export function codeInfo(info: string): CodeInfo {
  const proof = PROOF.exec(info);
  const unproved = info.replace(PROOF, ' ');
  const title = TITLE.exec(unproved);
  const untitled = unproved.replace(TITLE, ' ');
  const lines = LINES.exec(untitled);
  const [language = '', ...words] = untitled.replace(LINES, ' ').replace(/^\s+/, '').split(/\s+/);
  const isOption = CODE_OPTIONS.includes(language);
  const options = (isOption ? [language, ...words] : words).filter((word) => word !== '');
  return {
    language: isOption ? '' : language,
    highlighted: lineRanges(lines?.[1] ?? ''),
    title: title?.[1] ?? title?.[2] ?? title?.[3] ?? title?.[4],
    lineNumbers: numbersAskedFor(options),
    proof: proof?.[1] ?? proof?.[2],
    copy: !options.includes('nocopy'),
    unknown: options.filter((word) => !CODE_OPTIONS.includes(word)),
  };
}

/** Ranges of `1,3-5`. A range without an end is its start; a reversed one is nothing. */
function lineRanges(text: string): LineRange[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = ''] = part.split('-').map((number) => number.trim());
    const start = Number(first);
    const end = last === '' ? start : Number(last);
    return first === '' || !(end >= start) ? [] : [[start, end] as const];
  });
}

/** For each of `count` lines, whether a range covers it. */
export function coveredLines(ranges: readonly LineRange[], count: number): boolean[] {
  const isCovered = (line: number) => ranges.some(([first, last]) => first <= line && line <= last);
  return Array.from({ length: count }, (_, index) => isCovered(index + 1));
}

function numbersAskedFor(options: string[]): boolean | undefined {
  if (options.includes('line-numbers')) return true;
  return options.includes('no-line-numbers') ? false : undefined;
}

/** Lines that comments such as `// [!code ++]` single out. */
export interface CodeMarks {
  add: LineRange[];
  remove: LineRange[];
  focus: LineRange[];
  highlight: LineRange[];
}

const MARK_START = '[!code ';
const MARK = /^\[!code (\+\+|--|focus|highlight|hl)(?::(\d{1,5}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;
const COMMENT_STARTS = ['//', '/*', '<!--', '#', '--', ';', '%', "'", '{/*', '"', 'REM', '!'];

const KINDS: Record<string, keyof CodeMarks> = {
  '++': 'add',
  '--': 'remove',
  focus: 'focus',
  highlight: 'highlight',
  hl: 'highlight',
};

/**
 * Takes the marks out of code. A mark is a comment at the end of its line, in any language's comment syntax;
 * `[!code ++:3]` counts for three lines.
 *
 * @example readMarks('a = 1 # [!code ++]') // { text: 'a = 1', marks: { add: [[1, 1]], remove: [], … } }
 */
export function readMarks(code: string): { text: string; marks: CodeMarks } {
  const marks: CodeMarks = { add: [], remove: [], focus: [], highlight: [] };
  if (!code.includes(MARK_START)) return { text: code, marks };
  const lines = code.split('\n').map((line, index) => {
    const found = readMark(line);
    if (found === undefined) return line;
    marks[found.kind].push([index + 1, index + found.count]);
    return found.text;
  });
  return { text: lines.join('\n'), marks };
}

function readMark(line: string): { text: string; kind: keyof CodeMarks; count: number } | undefined {
  const at = line.lastIndexOf(MARK_START);
  if (at < 0) return undefined;
  const match = MARK.exec(line.slice(at));
  const kind = KINDS[match?.[1] ?? ''];
  if (kind === undefined) return undefined;
  const before = line.slice(0, at).trimEnd();
  // The longest first, so that of `{/*` no brace stays behind.
  const start = COMMENT_STARTS.filter((sign) => before.endsWith(sign)).sort((a, b) => b.length - a.length)[0];
  if (start === undefined) return undefined;
  return { text: before.slice(0, -start.length).trimEnd(), kind, count: Number(match?.[2] ?? 1) };
}
