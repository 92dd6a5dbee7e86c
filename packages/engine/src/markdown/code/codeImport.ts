import type { MarkdownIt, StateBlock } from 'markdown-it';
import { CODE_INDENT, indentOf, lineText } from '../blockLines.ts';
import { pageOf, reportError } from '../pageState.ts';
import { importCode } from './importCode.ts';

const IMPORT = /^<<<[ \t]*([^\s{#][^\s{#]*)(?:#([\w*-]+))?[ \t]*(\{[\d,\- \t]*\})?[ \t]*(.*)$/;

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
