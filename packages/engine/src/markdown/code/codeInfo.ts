/** First and last line, 1-based, both included. */
type LineRange = readonly [first: number, last: number];

/** What the info string of a fence says. */
export interface CodeInfo {
  /** First word as written, '' when there is none. */
  language: string;
  /** Lines to highlight. */
  highlighted: LineRange[];
  /** Name shown above the code. */
  title: string | undefined;
  /** False: no copy button. */
  copy: boolean;
  /** How this block was proved, as its mark is to read; undefined: as its language or sample is. */
  proof: string | undefined;
  /** Words that mean nothing here. */
  unknown: string[];
}

/** Words of an info string besides language, lines, title and proof. */
export const CODE_OPTIONS: readonly string[] = ['nocopy'];

const PROOF = /(?:^|\s)proof=(?:"([^"]*)"|'([^']*)')/;
const TITLE = /(?:^|\s)(?:title=(?:"([^"]*)"|'([^']*)'|(\S+))|\[([^\]]+)\](?=\s|\{|$))/;
const LINES = /\{([\d,\- \t]+)\}/;

/** @example codeInfo('py{1,3-5} title="run.py"') // { language: 'py', highlighted: [[1, 1], [3, 5]], … } */
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
