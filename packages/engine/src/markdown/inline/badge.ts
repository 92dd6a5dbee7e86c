import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { suggest } from '../../core/errors.ts';
import { escapeHtml } from '../../core/text.ts';
import { type ComponentTag, readComponentTag } from '../containers/components.ts';
import { lineOf, pageOf, reportError } from '../pageState.ts';
import { type Fault, lineText, metaOf, tokenAt } from '../tokens.ts';

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
const CLOSING = '</Badge>';
const START = /^<Badge[\s/>]/;
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
function paragraphRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const paragraph = state.md.block.ruler.getRules('').at(-1);
  return START.test(lineText(state, startLine)) && paragraph?.(state, startLine, endLine, silent) === true;
}

function badgeRule(state: StateInline, silent: boolean): boolean {
  const text = state.src.slice(state.pos, Math.min(state.posMax, state.pos + MAX_TAG));
  const tag = START.test(text) ? readComponentTag(text) : undefined;
  if (!tag) return false;
  const close = tag.isSelfClosing ? tag.end : text.indexOf(CLOSING, tag.end);
  if (!silent) {
    const token = state.push('badge', '', 0);
    const inside = close < 0 ? '' : state.md.utils.unescapeAll(text.slice(tag.end, close));
    token.content = String(tag.props.text ?? inside).trim();
    token.meta = { tag, isClosed: close >= 0 } satisfies BadgeMeta;
  }
  state.pos += close < 0 || tag.isSelfClosing ? tag.end : close + CLOSING.length;
  return true;
}

function faultOf({ tag, isClosed }: BadgeMeta): Fault | undefined {
  const { props, mistakes } = tag;
  if (!isClosed) return { message: '<Badge> is never closed.', hint: 'Write <Badge text="…"/>.' };
  if (props.type === undefined || TYPES.has(props.type)) return mistakes[0];
  const hint = suggest(
    String(props.type),
    [...TYPES.keys()].map(String),
    'Known are tip, warning and error.',
  );
  return { message: `unknown badge type "${props.type}".`, hint };
}
