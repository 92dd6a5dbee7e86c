import type { MarkdownIt } from 'markdown-it';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import type { ComponentMeta } from './components.ts';
import { type ContainerParts, containersNamed } from './containers.ts';

/**
 * `:::: tabs group` with `::: tab Label` in it is another spelling of a code group, for any content. Groups of one name
 * switch together.
 */
export function tabs(md: MarkdownIt): void {
  md.core.ruler.after('block', 'tabs', (state) => {
    const page = pageOf(state.env);
    const groups = containersNamed(state.tokens, 'tabs');
    const inGroup = new Set(groups.flatMap(({ children }) => children));
    for (const tab of containersNamed(state.tokens, 'tab')) makeTab(page, tab, inGroup.has(tab.open));
    for (const group of groups) makeGroup(page, group);
  });
}

function makeGroup(page: PageState, group: ContainerParts): void {
  const name = titleOf(group);
  // Tabs have become components by now.
  if (group.children.length > 0 && group.children.every(({ type }) => type === 'component_open'))
    makeComponent(page, group, 'CodeGroup', name === '' ? {} : { group: name });
  else report(page, group, '"::: tabs" holds something else than tabs.');
}

function makeTab(page: PageState, tab: ContainerParts, isInGroup: boolean): void {
  const title = titleOf(tab);
  if (!isInGroup) report(page, tab, '"::: tab" stands outside of tabs.');
  else if (title === '') report(page, tab, 'a tab has no label.');
  if (isInGroup) makeComponent(page, tab, 'CodeBlock', { title });
}

function report(page: PageState, { open }: ContainerParts, message: string): void {
  const hint = 'Write ":::: tabs group", then "::: tab Label" … ":::" for each tab, then "::::".';
  reportError(page, lineOf(page, open), message, hint);
}

function titleOf({ open }: ContainerParts): string {
  return String(open.meta?.title ?? '').trim();
}

function makeComponent(
  page: PageState,
  { open, close }: ContainerParts,
  name: string,
  props: ComponentMeta['props'],
): void {
  const meta = { name, props, line: lineOf(page, open) } satisfies ComponentMeta;
  Object.assign(open, { type: 'component_open', tag: '', meta });
  Object.assign(close, { type: 'component_close', tag: '', map: open.map, meta });
}
