import { type ComponentType, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { ComponentEntry } from './components.ts';
import { trustHtml } from './trusted.ts';

/** An island begins to live when it is this near to the window. */
const MARGIN = '200px';

/** Gives the components that may live on a page; asked for only when a page has an island. */
export type LoadComponents = () => Promise<Record<string, ComponentEntry>>;

/**
 * Hydrates the islands under `root`, each when it comes into view, as a React root of its own. Returns what unmounts
 * them.
 */
export function mountIslands(root: HTMLElement, loadComponents: LoadComponents): () => void {
  const elements = root.querySelectorAll<HTMLElement>('[data-island]');
  if (elements.length === 0) return () => {};
  const roots: Root[] = [];
  let isOver = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void bringToLife(target as HTMLElement);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const element of elements) observer.observe(element);

  async function bringToLife(element: HTMLElement): Promise<void> {
    try {
      const entry = (await loadComponents())[element.dataset.island ?? ''];
      const Component = await entry?.load();
      if (Component && !isOver) roots.push(hydrateIsland(element, Component));
    } catch (error) {
      warn(element, error);
    }
  }

  return () => {
    isOver = true;
    observer.disconnect();
    // In the next task: React must not unmount a root while it renders another.
    setTimeout(() => {
      for (const mounted of roots) mounted.unmount();
    });
  };
}

function hydrateIsland(element: HTMLElement, Component: ComponentType<never>): Root {
  const { props = '{}', key = '' } = element.dataset;
  const staticHtml = element.innerHTML;
  // The build has checked the props against the component's own list.
  const checked: Record<string, unknown> = { ...JSON.parse(props), ...slotsOf(element) };
  const root = hydrateRoot(element, createElement(Component as ComponentType<typeof checked>, checked), {
    identifierPrefix: key,
    onUncaughtError(error) {
      warn(element, error);
      // In the next task, when React has emptied the element.
      setTimeout(() => {
        root.unmount();
        element.innerHTML = trustHtml(staticHtml) as string;
      });
    },
    onRecoverableError: (error) => warn(element, error),
  });
  return root;
}

/** The HTML of the element's own slots, not of those in islands within it. */
function slotsOf(element: HTMLElement): { slots?: (string | TrustedHTML)[] } {
  const own = [...element.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.parentElement?.closest('[data-island]') === element,
  );
  return own.length === 0 ? {} : { slots: own.map((slot) => trustHtml(slot.innerHTML)) };
}

function warn(element: HTMLElement, error: unknown): void {
  console.warn(`${element.dataset.island} stays as it was rendered.`, error);
}
