import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { indentOf, lineText } from '../blockState.ts';
import { COMPONENT_START, readComponentTag } from '../containers/components.ts';
import { lineOf, pageOf, reportError, suggest } from '../pageState.ts';
import { metaOf, tokenAt } from '../tokens.ts';

/** What a `badge` token carries in `meta`; its text is the token's content. */
interface BadgeMeta {
  type: string;
  vertical: string;
  mistake: { message: string; hint: string | undefined } | undefined;
}

const TYPES: Record<string, string> = {
  tip: 'tip',
  green: 'tip',
  warning: 'warning',
  warn: 'warning',
  yellow: 'warning',
  error: 'error',
};
const LESS_THAN = 60;
const CLOSING = '</Badge>';
/** Tags longer than this are not badges; it bounds the search for their end. */
const MAX_TAG = 1000;

/** `<Badge text="beta" type="warning"/>` and `<Badge>beta</Badge>` in text. */
export function badge(md: MarkdownIt): void {
  md.block.ruler.before('html_block', 'badge-paragraph', paragraphRule);
  md.inline.ruler.before('html_inline', 'badge', badgeRule);
  md.core.ruler.push('badge', (state) => {
    const page = pageOf(state.env);
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      const mistake = token.type === 'badge' ? metaOf<BadgeMeta>(token).mistake : undefined;
      if (mistake) reportError(page, lineOf(page, token), mistake.message, mistake.hint);
    }
  });
  md.renderer.rules.badge = (tokens, index) => {
    const token = tokenAt(tokens, index);
    const { type, vertical } = metaOf<BadgeMeta>(token);
    const place = vertical === 'top' ? '' : ` ${md.utils.escapeHtml(vertical)}`;
    return `<span class="badge ${type}${place}">${md.utils.escapeHtml(token.content)}</span>`;
  };
}

/** A line that is a lone badge is a paragraph; markdown-it takes it for a block of HTML. */
function paragraphRule(state: StateBlock, startLine: number, endLine: number): boolean {
  if (!/^<Badge[\s/>]/.test(lineText(state, startLine))) return false;
  const terminators = state.md.block.ruler.getRules('paragraph');
  let line = startLine + 1;
  for (; line < endLine && !state.isEmpty(line) && indentOf(state, line) >= 0; line++) {
    if (terminators.some((rule) => rule(state, line, endLine, true))) break;
  }
  state.push('paragraph_open', 'p', 1).map = [startLine, line];
  const inline = state.push('inline', '', 0);
  inline.content = state.getLines(startLine, line, state.blkIndent, false).trim();
  inline.map = [startLine, line];
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = line;
  return true;
}

function badgeRule(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== LESS_THAN) return false;
  const text = state.src.slice(state.pos, Math.min(state.posMax, state.pos + MAX_TAG));
  if (!COMPONENT_START.test(text)) return false;
  const tag = readComponentTag(text);
  if (!tag) return false;
  const close = tag.isSelfClosing ? tag.end : text.indexOf(CLOSING, tag.end);
  const isBadge = tag.name === 'Badge';
  if (!silent) {
    const token = state.push('badge', '', 0);
    const inside = close < 0 ? '' : state.md.utils.unescapeAll(text.slice(tag.end, close));
    token.content = isBadge ? String(tag.props.text ?? inside).trim() : '';
    token.meta = { ...describe(tag.name, tag.props, close < 0, tag.mistakes[0]) };
  }
  if (close < 0 || !isBadge || tag.isSelfClosing) state.pos += tag.end;
  else state.pos += close + CLOSING.length;
  return true;
}

function describe(
  name: string,
  props: Record<string, unknown>,
  isUnclosed: boolean,
  mistake: BadgeMeta['mistake'],
): BadgeMeta {
  const type = String(props.type ?? 'tip');
  const known = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  const vertical = String(props.vertical ?? 'top');
  const meta: BadgeMeta = { type: known ?? 'tip', vertical, mistake };
  if (name !== 'Badge') {
    meta.mistake = { message: `<${name}> stands in text.`, hint: 'A component stands on a line of its own.' };
  } else if (isUnclosed) {
    meta.mistake = { message: '<Badge> is never closed.', hint: 'Write <Badge text="…"/>.' };
  } else if (known === undefined) {
    const hint = suggest(type, Object.keys(TYPES), 'Known are tip, warning and error.');
    meta.mistake = { message: `unknown badge type "${type}".`, hint };
  }
  return meta;
}
