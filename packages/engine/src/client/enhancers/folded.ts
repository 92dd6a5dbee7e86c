import type { Enhancer } from './enhancer.ts';

const FOLDED = 'details > template';

/** Content that waits in a template until its fold is opened, or the page is printed. */
export const enhanceFolded: Enhancer = (root, signal) => {
  if (root.querySelector(FOLDED) === null) return;
  // `toggle` does not bubble.
  const onToggle = ({ target }: Event) => unfold(target as Element);
  root.addEventListener('toggle', onToggle, { capture: true, signal });
  addEventListener('beforeprint', () => unfold(root, FOLDED), { signal });
};

/** Puts what waits in templates into the document. */
export function unfold(within: ParentNode, selector = ':scope > template'): void {
  for (const template of within.querySelectorAll<HTMLTemplateElement>(selector))
    template.replaceWith(template.content);
}
