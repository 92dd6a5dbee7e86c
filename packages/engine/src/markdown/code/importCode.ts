import { readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { MarkdownIt, StateBlock } from 'markdown-it';
import { suggest } from '../../core/errors.ts';
import { pageOf } from '../pageState.ts';
import { addBlock, type Fault } from '../tokens.ts';

const IMPORT = /^<<<[ \t]*([^\s{#][^\s{#]*)(?:#([\w*-]+))?[ \t]*(\{[\d,\- \t]*\})?[ \t]*(.*)$/;
/** Where a region begins or ends, as a comment of any language: `# region name`. */
const REGION = /^(?:\/\/ ?#?|\/\* ?#|#pragma |<!-- #?|# ?)(end)?region ([\w*-]+)(?: ?\*\/| -->)?$/;

/** `<<< @/samples/a.py#region {1,3-5}`: a file, or a region of it, as code. All paths count from the site's root. */
export function codeImport(md: MarkdownIt): void {
  addBlock(md, 'fence', 'code-import', IMPORT, readImport);
}

function readImport(state: StateBlock, match: RegExpExecArray, line: number): Fault | undefined {
  const [, path = '', region, lines = '', rest = ''] = match;
  const page = pageOf(state.env);
  const { root } = page.context;
  const fault = (message: string, hint: string): Fault => ({ message, hint, check: 'missingCode' });
  state.line = line + 1;
  const absolute = join(root, path.replace(/^@?\/?/, ''));
  const file = relative(root, absolute).split(sep).join('/');
  if (file === '' || file.startsWith('../'))
    return fault(`the import "${path}" leads out of the site.`, 'Import files below its root.');
  page.dependencies.add(file);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile())
    return fault(`the imported file "${file}" does not exist.`, 'Paths count from the root of the site.');
  const text = readFileSync(absolute, 'utf8').replace(/^\uFEFF/, '');
  const all = text.split(/\r\n?|\n/);
  const code = region === undefined ? all : regionOf(all, region);
  if (code === undefined) {
    const mark = `Mark it with "#region ${region}" and "#endregion ${region}".`;
    const names = all.flatMap((one) => REGION.exec(one.trim())?.[2] ?? []);
    return fault(`"${file}" has no region "${region}".`, suggest(region ?? '', names, mark) ?? mark);
  }
  const token = state.push('fence', 'code', 0);
  token.info = `${/\.([a-z]+)$/i.exec(path)?.[1] ?? ''} ${lines} ${rest}`.trim();
  token.content = code.join('\n');
  token.map = [line, line + 1];
  token.meta = { sample: file };
  return undefined;
}

/** The lines of a region, without the marks of regions in it and without common indentation. */
export function regionOf(lines: readonly string[], name: string): string[] | undefined {
  const marks = lines.map((line) => REGION.exec(line.trim()));
  const start = marks.findIndex((mark) => mark?.[2] === name && mark[1] === undefined);
  const end = marks.findIndex((mark, at) => at > start && mark?.[2] === name && mark[1] !== undefined);
  if (start < 0 || end < 0) return undefined;
  const inside = lines.filter((_, at) => at > start && at < end && marks[at] === null);
  const indents = inside.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = Math.min(...indents);
  return inside.map((line) => line.slice(least));
}
