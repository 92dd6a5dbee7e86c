import type { MarkdownIt, StateBlock } from 'markdown-it';
import { markdownTable } from '../../core/text.ts';
import type { CompileContext } from '../compiled.ts';
import type { GlossaryTerm } from '../inline/glossary.ts';
import { pageOf, reportError, suggest } from '../pageState.ts';
import { CODE_INDENT, indentOf, lineText } from '../tokens.ts';
import { type ComponentTag, readComponentTag } from './components.ts';

const TAG = /^<(DataTable|Glossary)[\s/>]/;

/**
 * `<DataTable name="…" />` is a table of the configuration, `<Glossary />` all terms of the glossary. They are parsed
 * as if the page itself had them, so that links are checked, and search and the Markdown for machines have them, too.
 */
export function dataTables(md: MarkdownIt): void {
  md.block.ruler.before('component', 'data_table', dataTableRule, { alt: ['paragraph', 'reference'] });
}

function dataTableRule(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  if (indentOf(state, startLine) >= CODE_INDENT || !TAG.test(lineText(state, startLine))) return false;
  if (silent) return true;
  const { context, ...page } = pageOf(state.env);
  const tag = readComponentTag(lineText(state, startLine));
  const fault = faultOf(tag, context);
  if (fault !== undefined)
    reportError(pageOf(state.env), startLine + page.lineOffset + 1, fault.message, fault.hint);
  else if (tag !== undefined) parseHere(state, startLine, markdownOf(tag, context));
  // Its terms need no explanation where all of them are explained.
  if (tag?.name === 'Glossary') state.env.hasGlossary = true;
  state.line = startLine + 1;
  return true;
}

function faultOf(
  tag: ComponentTag | undefined,
  { tables }: CompileContext,
): { message: string; hint: string | undefined } | undefined {
  const example = '<DataTable name="image-rights" />';
  if (tag === undefined || !tag.isSelfClosing)
    return { message: 'the tag of the table has no end.', hint: `Write it on one line, such as ${example}.` };
  if (tag.name === 'Glossary') return undefined;
  const { name } = tag.props;
  if (typeof name !== 'string')
    return { message: '<DataTable> lacks the property "name".', hint: `Write for instance ${example}.` };
  if (Object.hasOwn(tables, name)) return undefined;
  return {
    message: `there is no table "${name}" in the configuration.`,
    hint: suggest(name, Object.keys(tables), `Known: ${Object.keys(tables).join(', ') || 'none'}.`),
  };
}

function markdownOf({ name, props }: ComponentTag, { tables, glossary }: CompileContext): string {
  if (name === 'Glossary') return glossaryMarkdown(glossary);
  const { lead = '', head = [], rows = [] } = tables[String(props.name)] ?? {};
  return [lead, '', markdownTable(head, rows)].join('\n');
}

/**
 * The terms in alphabetical order under their first letters: definition lists, with links to the pages that say more.
 */
function glossaryMarkdown(glossary: readonly GlossaryTerm[]): string {
  const compare = new Intl.Collator('en').compare;
  let letter = '';
  return [...glossary]
    .sort((a, b) => compare(a.term, b.term))
    .map(({ term, definition, synonyms, to }) => {
      const first = term.charAt(0).toUpperCase();
      const heading = first === letter ? '' : `## ${first}\n\n`;
      letter = first;
      const name = to === undefined ? term : `[${term}](${to})`;
      const also = synonyms.length === 0 ? '' : ` Also: ${synonyms.join(', ')}.`;
      return `${heading}${name}\n: ${definition}${also}\n`;
    })
    .join('\n');
}

/** Parses text as if it stood on one line of the page, which its problems then name. */
function parseHere(state: StateBlock, line: number, text: string): void {
  const before = state.tokens.length;
  state.md.block.parse(text, state.md, state.env, state.tokens);
  for (const token of state.tokens.slice(before)) {
    token.level += state.level;
    if (token.map) token.map = [line, line + 1];
  }
}
