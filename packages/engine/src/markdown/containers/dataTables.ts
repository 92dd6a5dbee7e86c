import type { MarkdownIt, StateBlock } from 'markdown-it';
import { TEXT } from '../../core/strings.ts';
import { markdownTable } from '../../core/text.ts';
import type { GlossaryTerm } from '../inline/glossary.ts';
import { pageOf, suggest } from '../pageState.ts';
import { addBlock, type Fault } from '../tokens.ts';
import { type ComponentTag, readComponentTag } from './components.ts';

const TAG = /^<(?:DataTable|Glossary)[\s/>].*/;

/**
 * `<DataTable name="…" />` is a table of the configuration, `<Glossary />` all terms of the glossary. They are parsed
 * as if the page itself had them, so that links are checked, and search and the Markdown for machines have them, too.
 */
export function dataTables(md: MarkdownIt): void {
  addBlock(md, 'component', 'data_table', TAG, (state, [text], line) => {
    state.line = line + 1;
    const markdown = markdownOf(state, readComponentTag(text));
    if (typeof markdown !== 'string') return markdown;
    parseHere(state, line, markdown);
    return undefined;
  });
}

/** What stands for the tag, or what is wrong with it. */
function markdownOf({ env }: StateBlock, tag: ComponentTag | undefined): string | Fault {
  const { tables, glossary } = pageOf(env).context;
  const example = '<DataTable name="image-rights" />';
  if (!tag?.isSelfClosing)
    return { message: 'the tag of the table has no end.', hint: `Write it on one line, such as ${example}.` };
  if (tag.name === 'Glossary') {
    // Its terms need no explanation where all of them are explained.
    env.hasGlossary = true;
    return glossaryMarkdown(glossary);
  }
  const name = String(tag.props.name ?? '');
  if (name === '')
    return { message: '<DataTable> lacks the property "name".', hint: `Write for instance ${example}.` };
  const table = tables[name];
  if (table !== undefined) return `${table.lead ?? ''}\n\n${markdownTable(table.head, table.rows)}`;
  return {
    message: `there is no table "${name}" in the configuration.`,
    hint: suggest(name, Object.keys(tables), `Known: ${Object.keys(tables).join(', ') || 'none'}.`),
  };
}

/** The terms in alphabetical order under their first letters, with links to the pages that say more. */
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
      const also = synonyms.length === 0 ? '' : ` ${TEXT.synonyms(synonyms.join(', '))}`;
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
