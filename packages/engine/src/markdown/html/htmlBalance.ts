import type { MarkdownIt, Token } from 'markdown-it';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import { htmlTags, VOID_ELEMENTS } from './htmlTags.ts';

/** Elements whose closing tag HTML lets one leave out. */
const OPTIONAL_END = new Set(
  'p li dt dd tr td th thead tbody tfoot colgroup option optgroup rp rt html head body'.split(' '),
);

/** An element that is open, or, without a name, the edge of the Markdown element it has to close in. */
interface Open {
  name: string;
  line: number;
}

/** Raw HTML has to close what it opens, where it opened it; else it would swallow the rest of the page. */
export function htmlBalance(md: MarkdownIt): void {
  md.core.ruler.push('html-balance', (state) => {
    const page = pageOf(state.env);
    const open: Open[] = [];
    walk(page, state.tokens, open);
    closeEdge(page, open);
  });
}

function walk(page: PageState, tokens: readonly Token[], open: Open[]): void {
  for (const token of tokens) {
    if (token.nesting < 0) closeEdge(page, open);
    if (token.nesting > 0) open.push({ name: '', line: 0 });
    if (token.type === 'inline') {
      open.push({ name: '', line: 0 });
      walk(page, token.children ?? [], open);
      closeEdge(page, open);
    }
    if (token.type === 'html_block' || token.type === 'html_inline') readTags(page, token, open);
  }
}

function readTags(page: PageState, token: Token, open: Open[]): void {
  for (const { name, isClosing, component, isSelfClosing, start } of htmlTags(token.content)) {
    // A component among raw HTML is an error of its own.
    if (component !== undefined || VOID_ELEMENTS.has(name) || (isSelfClosing && !isClosing)) continue;
    const line = lineOf(page, token) + token.content.slice(0, start).split('\n').length - 1;
    if (isClosing) close(page, name, line, open);
    else open.push({ name, line });
  }
}

function close(page: PageState, name: string, line: number, open: Open[]): void {
  const edge = open.findLastIndex((element) => element.name === '');
  const place = open.findLastIndex((element) => element.name === name);
  if (place > edge) {
    for (const inner of open.splice(place).slice(1)) reportUnclosed(page, inner);
  } else if (!OPTIONAL_END.has(name)) {
    reportError(
      page,
      line,
      `</${name}> closes nothing.`,
      'Its opening tag has to stand in the same block or list.',
    );
  }
}

/** Reports what is open in the Markdown element that ends here. */
function closeEdge(page: PageState, open: Open[]): void {
  const edge = open.findLastIndex(({ name }) => name === '');
  for (const element of open.splice(Math.max(0, edge))) reportUnclosed(page, element);
}

function reportUnclosed(page: PageState, { name, line }: Open): void {
  if (name === '' || OPTIONAL_END.has(name)) return;
  reportError(
    page,
    line,
    `<${name}> is never closed.`,
    `Add "</${name}>" in the same block, list or line of text.`,
  );
}
