import type { LineRange } from './codeInfo.ts';

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
 * Takes the marks out of code. A mark stands in a comment at the end of its line, in any language's comment syntax;
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
