import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import plugin from 'markdown-it-footnote';
import { TEXT } from '../../core/strings.ts';
import { lineOf, pageOf, reportError, reportWarning } from '../pageState.ts';
import { metaOf, tokenAt } from '../tokens.ts';

/** What the plugin's tokens carry in `meta`; both numbers count from 0. */
interface FootnoteMeta {
  /** Which footnote, in the order of first use. */
  id: number;
  subId?: number;
}

const DANGLING = /\[\^([\w-]+)\](?!:)/;

/** `[^1]` in the text and `[^1]: …` anywhere; the notes are at the end, in the order of first use. */
export function footnotes(md: MarkdownIt): void {
  md.use(plugin);
  // `^[…]` is text: in formulas and file names it is no note.
  md.inline.ruler.disable('footnote_inline');
  md.core.ruler.after('block', 'footnote_nesting', reportNested);
  md.core.ruler.after('lines', 'footnote_checks', (state) => {
    moveAnchors(state);
    reportDangling(state);
  });
  renderAsNotes(md);
}

/** Ids have underscores, which keep them apart from those of headings. */
function renderAsNotes({ renderer: { rules } }: MarkdownIt): void {
  rules.footnote_ref = (tokens, index, _options, env) => {
    const token = tokenAt(tokens, index);
    const page = pageOf(env);
    const { number, use } = numbersOf(token);
    page.ids.push({ id: referenceId(number, use), line: lineOf(page, token) });
    const link = `<a href="#fn_${number}" id="${referenceId(number, use)}" role="doc-noteref"`;
    return `<sup class="footnote-ref">${link} aria-label="${TEXT.footnote(number)}">${number}</a></sup>`;
  };
  rules.footnote_block_open = () =>
    `<section class="footnotes" role="doc-endnotes" aria-label="${TEXT.footnotes}">\n<ol>\n`;
  rules.footnote_open = (tokens, index, _options, env) => {
    const { number } = numbersOf(tokenAt(tokens, index));
    const page = pageOf(env);
    page.ids.push({ id: `fn_${number}`, line: lineOf(page, tokens[index + 1]) });
    return `<li id="fn_${number}">\n`;
  };
  rules.footnote_anchor = (tokens, index) => {
    const { number, use } = numbersOf(tokenAt(tokens, index));
    const link = `<a href="#${referenceId(number, use)}" class="footnote-backref" role="doc-backlink"`;
    return ` ${link} aria-label="${TEXT.backTo(number, use)}">↩\uFE0E</a>`;
  };
}

function numbersOf(token: Token): { number: number; use: number } {
  const { id, subId = 0 } = metaOf<FootnoteMeta>(token);
  return { number: id + 1, use: subId + 1 };
}

function referenceId(number: number, use: number): string {
  return use === 1 ? `fnref_${number}` : `fnref_${number}_${use}`;
}

/** The plugin would tear the outer note apart. */
function reportNested(state: StateCore): void {
  const page = pageOf(state.env);
  let depth = 0;
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === 'footnote_reference_close') depth--;
    if (token.type !== 'footnote_reference_open' || depth++ === 0) continue;
    const message = `the footnote "${token.meta?.label}" stands inside another one.`;
    reportError(page, lineOf(page, state.tokens[index + 1]), message, 'Write it below that one.');
  }
}

/** Puts the links back into the last line of their note: other steps expect a paragraph to hold text alone. */
function moveAnchors(state: StateCore): void {
  let last: Token | undefined;
  state.tokens = state.tokens.filter((token) => {
    const isMoved = token.type === 'footnote_anchor' && last?.type === 'inline';
    if (isMoved) last?.children?.push(token);
    else last = token;
    return !isMoved;
  });
}

function reportDangling(state: StateCore): void {
  const page = pageOf(state.env);
  const { refs = {} } = (state.env.footnotes ?? {}) as { refs?: Record<string, number> };
  for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
    const label = token.type === 'text' ? DANGLING.exec(token.content)?.[1] : undefined;
    if (label === undefined || `:${label}` in refs) continue;
    const hint = `Write "[^${label}]: …" below, or "\\[^${label}]" if it is just text.`;
    reportWarning(page, lineOf(page, token), `there is no footnote "${label}".`, hint);
  }
}
