import type { Enhancer } from './enhancer.ts';

const FOLDED = 'details > template';

/** Content that waits in a template until its fold is opened, or the page is printed. */
export const enhanceFolded: Enhancer = (root) => {
  if (root.querySelector(FOLDED) === null) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  // `toggle` does not bubble.
  const onToggle = ({ target }: Event) => unpack(target as Element, ':scope > template');
  root.addEventListener('toggle', onToggle, { capture: true, signal });
  addEventListener('beforeprint', () => unpack(root, FOLDED), { signal });
  return () => listening.abort();
};

function unpack(within: ParentNode, selector: string): void {
  for (const template of within.querySelectorAll<HTMLTemplateElement>(selector))
    template.replaceWith(template.content);
}
