import { readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { MarkdownIt, StateBlock } from 'markdown-it';
import { suggest } from '../../core/errors.ts';
import type { CompileContext } from '../compiled.ts';
import { pageOf, reportError } from '../pageState.ts';
import { CODE_INDENT, indentOf, lineText } from '../tokens.ts';

/** Imported code, or why there is none. */
type ImportResult =
  | { code: string; file: string }
  | { code: undefined; file: string | undefined; message: string; hint: string };

/** How a region may be marked; the name is the first group, and `end` is what makes it an end mark. */
const MARKERS = [
  /^\/\/ ?#?(?<end>end)?region ([\w*-]+)$/,
  /^\/\* ?#(?<end>end)?region ([\w*-]+) ?\*\/$/,
  /^#pragma (?<end>end)?region ([\w*-]+)$/,
  /^<!-- #?(?<end>end)?region ([\w*-]+) -->$/,
  /^# ?(?<end>end)?region ([\w*-]+)$/,
];

const IMPORT = /^<<<[ \t]*([^\s{#][^\s{#]*)(?:#([\w*-]+))?[ \t]*(\{[\d,\- \t]*\})?[ \t]*(.*)$/;

/** Reads a file, or a region of it, for a page. `@/` and relative paths both count from the site's root. */
export function importCode(context: CompileContext, path: string, region: string | undefined): ImportResult {
  const absolute = join(context.root, path.replace(/^@?\/?/, ''));
  const file = relative(context.root, absolute).split(sep).join('/');
  if (file === '' || file.startsWith('../'))
    return failure(undefined, `the import "${path}" leads out of the site.`, 'Import files below its root.');
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) {
    const hint = 'Paths count from the root of the site.';
    return failure(file, `the imported file "${file}" does not exist.`, hint);
  }
  const text = readFileSync(absolute, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (region === undefined) return { code: text, file };
  const lines = text.split('\n');
  const found = findRegion(lines, region);
  if (found !== undefined) return { code: `${found.join('\n')}\n`, file };
  const mark = `Mark it with "#region ${region}" and "#endregion ${region}".`;
  const hint = suggest(region, regionNames(lines), mark) ?? mark;
  return failure(file, `"${file}" has no region "${region}".`, hint);
}

function failure(file: string | undefined, message: string, hint: string): ImportResult {
  return { code: undefined, file, message, hint };
}

/** The lines of a region, without nested marks of its kind and without common indentation. */
function findRegion(lines: readonly string[], name: string): string[] | undefined {
  for (const [index, line] of lines.entries()) {
    const marker = MARKERS.find((candidate) => isMark(candidate.exec(line.trim()), name, false));
    if (!marker) continue;
    const rest = lines.slice(index + 1);
    const length = rest.findIndex((other) => isMark(marker.exec(other.trim()), name, true));
    if (length < 0) return undefined;
    return dedent(rest.slice(0, length).filter((inner) => !marker.test(inner.trim())));
  }
  return undefined;
}

function isMark(match: RegExpExecArray | null, name: string, isEnd: boolean): boolean {
  return match !== null && match[2] === name && (match.groups?.end !== undefined) === isEnd;
}

function regionNames(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const match = MARKERS.map((marker) => marker.exec(line.trim())).find(Boolean);
    return match?.[2] === undefined ? [] : [match[2]];
  });
}

function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = indents.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(Math.min(least, line.length)));
}

/** `<<< @/samples/a.py#region {1,3-5}`: a file, or a region of it, as a code block. */
export function codeImport(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'code-import', importRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

function importRule(state: StateBlock, line: number, _endLine: number, silent: boolean): boolean {
  if (indentOf(state, line) >= CODE_INDENT) return false;
  const match = IMPORT.exec(lineText(state, line));
  if (!match) return false;
  if (silent) return true;
  state.line = line + 1;
  const [, path = '', region, lines = '', rest = ''] = match;
  const page = pageOf(state.env);
  const result = importCode(page.context, path, region);
  if (result.file !== undefined) page.dependencies.add(result.file);
  if (result.code === undefined) {
    reportError(page, line + page.lineOffset + 1, result.message, result.hint, 'missingCode');
    return true;
  }
  const token = state.push('fence', 'code', 0);
  token.info = `${/\.([a-z]+)$/i.exec(path)?.[1] ?? ''} ${lines} ${rest}`.trim();
  token.content = result.code;
  token.markup = '```';
  token.map = [line, line + 1];
  token.meta = { sample: result.file };
  return true;
}
