import type { Env, MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { CODE_INDENT, indentOf, lineText } from '../blockLines.ts';
import { lineOf, pageOf, reportWarning } from '../pageState.ts';
import { metaOf, tokenAt } from '../tokens.ts';

/** What the tokens `footnote_ref`, `footnote_open` and `footnote_back` carry in `meta`. */
interface FootnoteMeta {
  /** As shown, from 1. */
  number: number;
  /** Which of the references to this footnote, from 1. */
  use: number;
}

interface Footnote {
  label: string;
  number: number;
  uses: number;
}

/** Short labels without brackets or spaces: `[^a-z]` in text is then the only thing that can be mistaken for one. */
const DEFINITION = /^\[\^([^\s[\]^]{1,60})\]:/;
const REFERENCE = /\[\^([^\s[\]^]{1,60})\]/y;
const DANGLING = /\[\^([\w-]{1,60})\](?!:)/;
const OPEN_BRACKET = 91;

/** `[^1]` in the text and `[^1]: …` anywhere; the notes stand at the end, in the order of first use. */
export function footnotes(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'footnote', definitionRule, { alt: ['paragraph', 'reference'] });
  md.inline.ruler.before('link', 'footnote', referenceRule);
  md.core.ruler.after('lines', 'footnotes', moveNotes);
  md.renderer.rules.footnote_ref = (tokens, index) =>
    renderReference(metaOf<FootnoteMeta>(tokenAt(tokens, index)));
  md.renderer.rules.footnote_back = (tokens, index) =>
    renderBacklink(metaOf<FootnoteMeta>(tokenAt(tokens, index)));
}

/** Labels that have a definition. Known before any text is parsed, so that text may come first. */
function definedLabels(env: Env): Set<string> {
  const labels = (env.footnoteLabels as Set<string> | undefined) ?? new Set<string>();
  env.footnoteLabels = labels;
  return labels;
}

function definitionRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (indentOf(state, startLine) >= CODE_INDENT) return false;
  const match = DEFINITION.exec(lineText(state, startLine));
  if (match === null) return false;
  if (silent) return true;

  const label = match[1] ?? '';
  const isRepeated = definedLabels(state.env).has(label);
  definedLabels(state.env).add(label);
  const open = state.push('footnote_definition_open', '', 1);
  open.map = [startLine, startLine + 1];
  open.meta = { label };
  if (isRepeated) {
    const page = pageOf(state.env);
    reportWarning(
      page,
      lineOf(page, open),
      `the footnote "${label}" is defined twice.`,
      'The first one is shown.',
    );
  }
  parseNote(state, startLine, endLine, match[0].length);
  state.push('footnote_definition_close', '', -1).meta = { label };
  return true;
}

/** Parses the rest of the line and the lines that are indented below it. */
function parseNote(state: StateBlock, startLine: number, endLine: number, markerLength: number): void {
  const { parentType, blkIndent, tight } = state;
  const [bMark = 0, tShift = 0, sCount = 0] = [
    state.bMarks[startLine],
    state.tShift[startLine],
    state.sCount[startLine],
  ];
  const start = bMark + tShift + markerLength;
  const textStart = state.skipSpaces(start);
  state.blkIndent = blkIndent + CODE_INDENT;
  state.parentType = 'footnote';
  state.bMarks[startLine] = start;
  state.tShift[startLine] = textStart - start;
  state.sCount[startLine] = state.blkIndent;
  state.md.block.tokenize(state, startLine, endLine);
  Object.assign(state, { parentType, blkIndent, tight });
  state.bMarks[startLine] = bMark;
  state.tShift[startLine] = tShift;
  state.sCount[startLine] = sCount;
}

function referenceRule(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== OPEN_BRACKET || state.linkLevel > 0) return false;
  REFERENCE.lastIndex = state.pos;
  const match = REFERENCE.exec(state.src);
  const label = match?.[1] ?? '';
  if (match === null || !definedLabels(state.env).has(label)) return false;
  if (state.pos + match[0].length > state.posMax) return false;
  if (!silent) state.push('footnote_ref', '', 0).info = label;
  state.pos += match[0].length;
  return true;
}

function moveNotes(state: StateCore): void {
  const { body, notes } = separate(state.tokens);
  state.tokens = body;
  reportDangling(state);
  const order: Footnote[] = [];
  const known = new Map<string, Footnote>();
  numberReferences(body, order, known);
  // Notes may refer to further notes, which join the end of the list while it is walked.
  for (const { label } of order) numberReferences(notes.get(label)?.tokens ?? [], order, known);
  for (const [label, { open }] of notes) if (!known.has(label)) reportUnused(state, open, label);
  if (order.length === 0) return;
  const blocks = order.map((footnote) => noteBlock(state, footnote, notes.get(footnote.label)?.tokens ?? []));
  const open = new state.Token('footnotes_open', 'section', 1);
  open.attrs = [
    ['class', 'footnotes'],
    ['role', 'doc-endnotes'],
    ['aria-label', 'Footnotes'],
  ];
  const list = [
    new state.Token('footnote_list_open', 'ol', 1),
    new state.Token('footnote_list_close', 'ol', -1),
  ];
  const close = new state.Token('footnotes_close', 'section', -1);
  for (const token of [open, ...list, close]) token.block = true;
  state.tokens = [...body, open, ...list.slice(0, 1), ...blocks.flat(), ...list.slice(1), close];
}

/** The page without definitions, and the first definition of each label. */
function separate(tokens: Token[]): { body: Token[]; notes: Map<string, { open: Token; tokens: Token[] }> } {
  const notes = new Map<string, { open: Token; tokens: Token[] }>();
  const targets: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'footnote_definition_open') {
      const inside: Token[] = [];
      const label = String(token.meta?.label);
      if (!notes.has(label)) notes.set(label, { open: token, tokens: inside });
      targets.push(inside);
    } else if (token.type === 'footnote_definition_close') targets.pop();
    else targets.at(-1)?.push(token);
  }
  return { body: targets[0] ?? [], notes };
}

function numberReferences(tokens: Token[], order: Footnote[], known: Map<string, Footnote>): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'footnote_ref') continue;
    let footnote = known.get(token.info);
    if (footnote === undefined) {
      footnote = { label: token.info, number: order.length + 1, uses: 0 };
      known.set(token.info, footnote);
      order.push(footnote);
    }
    footnote.uses++;
    token.meta = { number: footnote.number, use: footnote.uses };
  }
}

function noteBlock(state: StateCore, { number, uses }: Footnote, tokens: Token[]): Token[] {
  const page = pageOf(state.env);
  const open = new state.Token('footnote_open', 'li', 1);
  open.attrSet('id', `fn_${number}`);
  page.ids.push({ id: `fn_${number}`, line: lineOf(page, tokens[0]) });
  const close = new state.Token('footnote_close', 'li', -1);
  open.block = true;
  close.block = true;
  const backlinks = Array.from({ length: uses }, (_, index) => {
    page.ids.push({ id: referenceId(number, index + 1), line: lineOf(page, tokens[0]) });
    const token = new state.Token('footnote_back', 'a', 0);
    token.meta = { number, use: index + 1 };
    return token;
  });
  const last = tokens.at(-1)?.type === 'paragraph_close' ? tokens.at(-2) : undefined;
  last?.children?.push(...backlinks);
  return [open, ...tokens, ...(last ? [] : backlinks), close];
}

/** Underscores keep these ids apart from those of headings, which never have one inside. */
function referenceId(number: number, use: number): string {
  return use === 1 ? `fnref_${number}` : `fnref_${number}_${use}`;
}

function renderReference({ number, use }: FootnoteMeta): string {
  const link = `<a href="#fn_${number}" id="${referenceId(number, use)}" role="doc-noteref"`;
  return `<sup class="footnote-ref">${link} aria-label="Footnote ${number}">${number}</a></sup>`;
}

function renderBacklink({ number, use }: FootnoteMeta): string {
  const label = `Back to reference ${number}${use === 1 ? '' : `, use ${use}`}`;
  const link = `<a href="#${referenceId(number, use)}" class="footnote-backref" role="doc-backlink"`;
  return ` ${link} aria-label="${label}">↩\uFE0E</a>`;
}

function reportUnused(state: StateCore, open: Token, label: string): void {
  const page = pageOf(state.env);
  reportWarning(
    page,
    lineOf(page, open),
    `nothing refers to the footnote "${label}".`,
    `Write [^${label}] in the text.`,
  );
}

function reportDangling(state: StateCore): void {
  const page = pageOf(state.env);
  const labels = definedLabels(state.env);
  for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
    const label = token.type === 'text' ? DANGLING.exec(token.content)?.[1] : undefined;
    if (label === undefined || labels.has(label)) continue;
    const hint = `Write "[^${label}]: …" below, or "\\[^${label}]" if it is just text.`;
    reportWarning(page, lineOf(page, token), `there is no footnote "${label}".`, hint);
  }
}
