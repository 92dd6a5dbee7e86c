import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import type { ComponentMeta } from './components.ts';
import { type ContainerParts, containersNamed } from './containers.ts';

/**
 * `:::: tabs group` with `::: tab Label` in it is another spelling of a code group, for any content. Groups of one name
 * switch together.
 */
export function tabs(md: MarkdownIt): void {
  md.core.ruler.after('block', 'tabs', (state) => {
    const groups = containersNamed(state.tokens, 'tabs');
    const inGroup = new Set(groups.flatMap(({ children }) => children));
    for (const tab of containersNamed(state.tokens, 'tab')) makeTab(state, tab, inGroup.has(tab.open));
    for (const group of groups) makeGroup(state, group);
  });
}

function makeGroup(state: StateCore, { open, close, children }: ContainerParts): void {
  const page = pageOf(state.env);
  const line = lineOf(page, open);
  // Tabs have become components by now.
  if (children.length === 0 || children.some(({ type }) => type !== 'component_open')) {
    reportError(page, line, '"::: tabs" holds something else than tabs.', TAB_HINT);
    return;
  }
  const group = titleOf(open);
  makeComponent(page, open, close, 'CodeGroup', group === '' ? {} : { group });
}

function makeTab(state: StateCore, { open, close }: ContainerParts, isInGroup: boolean): void {
  const page = pageOf(state.env);
  const line = lineOf(page, open);
  if (!isInGroup) {
    reportError(page, line, '"::: tab" stands outside of tabs.', TAB_HINT);
    return;
  }
  const title = titleOf(open);
  if (title === '') reportError(page, line, 'a tab has no label.', 'Write "::: tab Label".');
  makeComponent(page, open, close, 'CodeBlock', { title });
}

const TAB_HINT = 'Write ":::: tabs group", then "::: tab Label" … ":::" for each tab, then "::::".';

function titleOf(open: Token): string {
  return String(open.meta?.title ?? '').trim();
}

function makeComponent(
  page: PageState,
  open: Token,
  close: Token,
  name: string,
  props: Record<string, unknown>,
): void {
  const meta: ComponentMeta = { name, props, line: lineOf(page, open) };
  Object.assign(open, { type: 'component_open', tag: '', meta: { ...meta } });
  Object.assign(close, { type: 'component_close', tag: '', map: open.map, meta: { ...meta } });
}
