import type { Env, MarkdownIt, StateCore, Token } from 'markdown-it';
import abbreviations from 'markdown-it-abbr';
import { withBase } from '../../core/address.ts';
import { TERM } from '../../core/strings.ts';
import { escapeHtml } from '../../core/text.ts';
import { lineOf, type PageState, pageOf } from '../pageState.ts';
import { makeToken, metaOf, tokenAt } from '../tokens.ts';
import type { GlossaryTerm } from './glossary.ts';

/** What the tokens `term_open` and `term_close` carry in `meta`. */
interface TermMeta {
  /** Counts the terms of the page, from 1. */
  number: number;
  term: GlossaryTerm;
}

/** What marking one page needs and remembers. */
interface Marking {
  page: PageState;
  match: ReturnType<typeof termMatcher>;
  /** Explained by the page itself: later uses show their meaning too. */
  own: ReadonlySet<GlossaryTerm>;
  used: Set<GlossaryTerm>;
}

/** Tokens in which nothing is marked: links cannot hold more to point at, and the rest is not running text. */
const CLOSED = new Set(['link', 'kbd', 'term', 'comment']);
const CLOSED_BLOCKS = new Set(['heading', 'container_title', 'figcaption', 'dt']);
const CLOSED_HTML = /^<(\/?)(?:a|abbr|button|code|dfn|kbd|label|summary|samp)\b/i;

const LETTER = '[\\p{L}\\p{N}_]';
/** Between letters these make a name, an address or a compound, which is something else than the term. */
const JOINT = '[-./@:]';

/** `*[HTML]: …` explains an abbreviation; the glossary explains terms. Each is marked where a page first uses it. */
export function terms(md: MarkdownIt): void {
  md.use(abbreviations);
  // The plugin reads the definitions; where they show is the same as for the glossary.
  md.core.ruler.disable('abbr_replace');
  md.core.ruler.push('terms', markTerms);
  md.renderer.rules.term_open = (tokens, index) =>
    `<dfn class="term" tabindex="0" aria-describedby="term_${metaOf<TermMeta>(tokenAt(tokens, index)).number}">`;
  md.renderer.rules.term_close = (tokens, index, _options, env) => {
    const { number, term } = metaOf<TermMeta>(tokenAt(tokens, index));
    const about = `${TERM.more}<span class="visually-hidden">${TERM.about(escapeHtml(term.term))}</span>`;
    const to = withBase(term.to ?? '', pageOf(env).context.base);
    const more = to === '' ? '' : ` <a href="${escapeHtml(to)}">${about}</a>`;
    return `<span class="term-note" role="tooltip" id="term_${number}">${escapeHtml(term.definition)}${more}</span></dfn>`;
  };
}

function abbreviationsOf(env: Env): GlossaryTerm[] {
  // The plugin puts a colon before each.
  const found = Object.entries((env.abbreviations ?? {}) as Record<string, string>);
  return found.map(([label, definition]) => ({
    term: label.slice(1),
    synonyms: [],
    definition,
    abbreviation: true,
    match: true,
  }));
}

function markTerms(state: StateCore): void {
  const page = pageOf(state.env);
  const own = abbreviationsOf(state.env);
  const glossary = state.env.hasGlossary ? [] : page.context.glossary;
  if (own.length + glossary.length === 0) return;
  const match = termMatcher([...own, ...glossary]);
  const marking: Marking = { page, match, own: new Set(own), used: new Set() };
  let closed = 0;
  for (const token of state.tokens) {
    if (CLOSED_BLOCKS.has(withoutSide(token.type))) closed += token.nesting;
    if (token.type === 'inline' && closed === 0) token.children = markInline(state, token, marking);
  }
}

function markInline(state: StateCore, inline: Token, marking: Marking): Token[] {
  let closed = 0;
  return (inline.children ?? []).flatMap((token) => {
    if (CLOSED.has(withoutSide(token.type))) closed += token.nesting;
    if (token.type === 'html_inline') {
      const side = CLOSED_HTML.exec(token.content)?.[1];
      if (side !== undefined) closed += side === '' ? 1 : -1;
    }
    return token.type === 'text' && closed <= 0 ? markText(state, token, marking) : [token];
  });
}

function markText(state: StateCore, token: Token, marking: Marking): Token[] {
  const result: Token[] = [];
  let done = 0;
  for (const { start, end, term } of marking.match(token.content)) {
    const isFirst = !marking.used.has(term);
    if (!(isFirst || marking.own.has(term)) || term.to === marking.page.address) continue;
    marking.used.add(term);
    result.push(textToken(state, token, token.content.slice(done, start)));
    const word = textToken(state, token, token.content.slice(start, end));
    result.push(...(isFirst ? wrapTerm(state, word, term, marking) : wrapAbbreviation(state, word, term)));
    done = end;
  }
  if (done === 0) return [token];
  result.push(textToken(state, token, token.content.slice(done)));
  return result.filter(({ type, content }) => type !== 'text' || content !== '');
}

function wrapTerm(state: StateCore, word: Token, term: GlossaryTerm, { page, used }: Marking): Token[] {
  const line = lineOf(page, word);
  const meta = { number: used.size, term };
  page.ids.push({ id: `term_${meta.number}`, line });
  if (term.to !== undefined) page.links.push({ href: term.to, line });
  return [
    makeToken(state, 'term_open', 'dfn', 1, { meta }),
    word,
    makeToken(state, 'term_close', 'dfn', -1, { meta }),
  ];
}

function wrapAbbreviation(state: StateCore, word: Token, { definition }: GlossaryTerm): Token[] {
  const open = makeToken(state, 'abbr_open', 'abbr', 1, { attrs: [['title', definition]] });
  return [open, word, makeToken(state, 'abbr_close', 'abbr', -1)];
}

function textToken(state: StateCore, { map, level }: Token, content: string): Token {
  return makeToken(state, 'text', '', 0, { content, map, level });
}

/** `link_open` and `link_close` -> `link`. */
function withoutSide(type: string): string {
  return type.replace(/_(?:open|close)$/, '');
}

/** Makes what finds whole terms, the longest of each place, with an English plural; abbreviations in their exact case. */
export function termMatcher(terms: readonly GlossaryTerm[]) {
  const spellings = terms
    .filter(({ match }) => match)
    .flatMap((term) => [term.term, ...term.synonyms].map((text) => ({ text, term })))
    .sort((a, b) => b.text.length - a.text.length);
  const words = spellings.map(({ text }) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const pattern = new RegExp(
    `(?<!${LETTER}|${LETTER}${JOINT})(${words})(?:e?s)?(?!${LETTER}|${JOINT}${LETTER})`,
    'giu',
  );
  return (text: string) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: word = '', index: start }) => {
      const meant = spellings.find(({ text, term }) =>
        term.abbreviation ? text === word : text.toLowerCase() === word.toLowerCase(),
      );
      return meant === undefined ? [] : [{ start, end: start + found.length, term: meant.term }];
    });
}
