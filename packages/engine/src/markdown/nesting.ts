import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import type { ComponentMeta } from './containers/components.ts';
import { type PageState, pageOf, reportError } from './pageState.ts';
import { metaOf, tokenAt } from './tokens.ts';

/** The `meta` of a `component` token: the component and its content. */
interface NestedComponentMeta extends ComponentMeta {
  slots: Token[][];
}

/** Last step: a component and what is in it become one token; rendered, a place in the HTML and a list entry. */
export function nesting(md: MarkdownIt): void {
  md.core.ruler.push('nesting', (state: StateCore) => {
    state.tokens = nest(state, pageOf(state.env));
  });
  md.renderer.rules.component = (tokens, index, options, env, self) => {
    const page = pageOf(env);
    const { name, props, slots, line } = metaOf<NestedComponentMeta>(tokenAt(tokens, index));
    if (name === 'CodeBlock') return slots.map((slot) => self.render(slot, options, env)).join('');
    // The number is taken before the slots are rendered: components in them come later in the list.
    const use = { name, props, slots: [] as string[], line };
    const number = page.components.push(use) - 1;
    use.slots = slots.map((slot) => self.render(slot, options, env));
    return `<!--island:${number}-->\n`;
  };
}

function nest(state: StateCore, page: PageState): Token[] {
  const levels: { name: string; tokens: Token[] }[] = [{ name: '', tokens: [] }];
  for (const token of state.tokens) {
    if (token.type === 'component_open') {
      levels.push({ name: metaOf<ComponentMeta>(token).name, tokens: [] });
    } else if (token.type === 'component_close') {
      const inside = levels.pop()?.tokens ?? [];
      levels.at(-1)?.tokens.push(componentToken(state, page, token, inside, levels.at(-1)?.name));
    } else levels.at(-1)?.tokens.push(token);
  }
  return levels.flatMap(({ tokens }) => tokens);
}

function componentToken(
  state: StateCore,
  page: PageState,
  close: Token,
  inside: Token[],
  parent: string | undefined,
): Token {
  const written = metaOf<ComponentMeta>(close);
  if (written.name === 'CodeBlock' && parent !== 'CodeGroup') {
    const message = 'a CodeBlock stands outside of a CodeGroup.';
    reportError(page, written.line, message, 'Put <CodeGroup> around it.');
  }
  const token = new state.Token('component', '', 0);
  token.map = close.map;
  token.block = true;
  token.meta =
    written.name === 'CodeGroup'
      ? { ...codeGroup(page, written, inside) }
      : { ...written, slots: inside.length > 0 ? [inside] : [] };
  return token;
}

/** `<CodeGroup>` with `<CodeBlock title="…" active>` in it are tabs. */
function codeGroup(page: PageState, written: ComponentMeta, inside: Token[]): NestedComponentMeta {
  const blocks = inside.filter(isCodeBlock).map((token) => metaOf<NestedComponentMeta>(token));
  if (blocks.length === 0 || blocks.length < inside.length) {
    const hint = 'Put each piece of code into <CodeBlock title="…">.';
    reportError(page, written.line, 'a CodeGroup holds something else than CodeBlocks.', hint);
  }
  const labels = blocks.map(({ props, line }, index) => {
    if (typeof props.title === 'string') return props.title;
    reportError(page, line, 'a CodeBlock has no title.', 'Write <CodeBlock title="…">.');
    return `${index + 1}`;
  });
  const active = Math.max(
    0,
    blocks.findIndex(({ props }) => props.active === true || props.active === ''),
  );
  const group = typeof written.props.group === 'string' ? { group: written.props.group } : {};
  return {
    ...written,
    name: 'Tabs',
    props: { labels, ...group, active },
    slots: blocks.map(({ slots }) => slots.flat()),
  };
}

function isCodeBlock(token: Token): boolean {
  return token.type === 'component' && metaOf<ComponentMeta>(token).name === 'CodeBlock';
}
