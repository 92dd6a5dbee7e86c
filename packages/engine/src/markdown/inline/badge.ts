import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { suggest } from '../../core/errors.ts';
import { escapeHtml } from '../../core/text.ts';
import { COMPONENT_START, type ComponentTag, readComponentTag } from '../containers/components.ts';
import { lineOf, pageOf, reportError } from '../pageState.ts';
import { indentOf, lineText, metaOf, pushText, tokenAt } from '../tokens.ts';

/** What a `badge` token carries in `meta`; its text is the token's content. */
interface BadgeMeta {
  tag: ComponentTag;
  isClosed: boolean;
}

const TYPES = new Map<unknown, string>([
  ['tip', 'tip'],
  ['green', 'tip'],
  ['warning', 'warning'],
  ['warn', 'warning'],
  ['yellow', 'warning'],
  ['error', 'error'],
]);
const LESS_THAN = 60;
const CLOSING = '</Badge>';
/** Tags longer than this are not badges; it bounds the search for their end. */
const MAX_TAG = 1000;

/** `<Badge text="beta" type="warning"/>` and `<Badge>beta</Badge>` in text. */
export function badge(md: MarkdownIt): void {
  md.block.ruler.before('html_block', 'badge-paragraph', paragraphRule);
  md.inline.ruler.before('html_inline', 'badge', badgeRule);
  md.renderer.rules.badge = (tokens, index, _options, env) => {
    const token = tokenAt(tokens, index);
    const meta = metaOf<BadgeMeta>(token);
    const page = pageOf(env);
    const fault = faultOf(meta);
    if (fault !== undefined) reportError(page, lineOf(page, token), fault.message, fault.hint);
    const { type, vertical } = meta.tag.props;
    const place = vertical === undefined || vertical === 'top' ? '' : ` ${escapeHtml(String(vertical))}`;
    return `<span class="badge ${TYPES.get(type) ?? 'tip'}${place}">${escapeHtml(token.content)}</span>`;
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
  const text = state.getLines(startLine, line, state.blkIndent, false).trim();
  pushText(state, 'paragraph', 'p', text, [startLine, line]);
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
    token.meta = { tag, isClosed: close >= 0 } satisfies BadgeMeta;
  }
  if (close < 0 || !isBadge || tag.isSelfClosing) state.pos += tag.end;
  else state.pos += close + CLOSING.length;
  return true;
}

function faultOf({ tag, isClosed }: BadgeMeta): { message: string; hint: string | undefined } | undefined {
  const { name, props, mistakes } = tag;
  if (name !== 'Badge')
    return { message: `<${name}> stands in text.`, hint: 'A component stands on a line of its own.' };
  if (!isClosed) return { message: '<Badge> is never closed.', hint: 'Write <Badge text="…"/>.' };
  if (props.type === undefined || TYPES.has(props.type)) return mistakes[0];
  const type = String(props.type);
  const known = [...TYPES.keys()].map(String);
  return {
    message: `unknown badge type "${type}".`,
    hint: suggest(type, known, 'Known are tip, warning and error.'),
  };
}
