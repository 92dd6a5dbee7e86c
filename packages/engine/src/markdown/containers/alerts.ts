import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { BOXES } from '../../core/strings.ts';
import { makeToken } from '../tokens.ts';

type AlertName = keyof typeof BOXES.alerts;

/** Classes of the kinds of GitHub alerts; each looks like one of the old containers at least. */
const ALERTS: Record<AlertName, string> = {
  NOTE: 'tip note',
  TIP: 'tip',
  IMPORTANT: 'tip important',
  WARNING: 'warning',
  CAUTION: 'danger caution',
};

const MARKER = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Block quotes that start with `[!NOTE]` and its relatives become boxes like those of `:::`. */
export function alerts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'alerts', markAlerts);
}

function markAlerts(state: StateCore): void {
  const opened: (AlertName | undefined)[] = [];
  state.tokens = state.tokens.flatMap((token, index) => {
    if (token.type === 'blockquote_close') {
      const name = opened.pop();
      if (name !== undefined) Object.assign(token, { type: 'alert_close', tag: 'div' });
    }
    if (token.type !== 'blockquote_open') return [token];
    const paragraph = state.tokens.slice(index + 1, index + 4);
    const name = takeMarker(paragraph);
    opened.push(name);
    return name === undefined ? [token] : openAlert(state, token, name);
  });
}

/** Name in the marker that a quote's first paragraph begins with; the marker is taken out. */
function takeMarker([open, inline, close]: Token[]): AlertName | undefined {
  if (open?.type !== 'paragraph_open' || inline?.type !== 'inline') return undefined;
  const match = MARKER.exec(inline.content);
  if (match === null) return undefined;
  inline.content = inline.content.slice(match[0].length);
  if (inline.map && match[0].endsWith('\n')) inline.map = [inline.map[0] + 1, inline.map[1]];
  // A marker alone in its paragraph leaves nothing to show.
  if (inline.content === '') for (const token of [open, inline, close]) if (token) token.hidden = true;
  return match[1]?.toUpperCase() as AlertName;
}

function openAlert(state: StateCore, token: Token, name: AlertName): Token[] {
  const title = BOXES.alerts[name];
  Object.assign(token, { type: 'alert_open', tag: 'div' });
  token.attrSet('class', `custom-block ${ALERTS[name]}`);
  return [
    token,
    makeToken(state, 'container_title_open', 'p', 1, { attrs: [['class', 'custom-block-title']] }),
    makeToken(state, 'inline', '', 0, { content: title, map: token.map, children: [] }),
    makeToken(state, 'container_title_close', 'p', -1),
  ];
}
