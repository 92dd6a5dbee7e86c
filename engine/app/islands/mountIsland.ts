import { islands as demos } from 'virtual:islands';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ComponentEntry } from '../components.ts';
import { trustHtml } from '../trusted.ts';

const registry: Record<string, Pick<ComponentEntry, 'load'>> = {
  ...demos,
  SearchDialog: { load: () => import('./search/SearchDialog.tsx').then((m) => m.SearchDialog) },
  SearchPageForm: { load: () => import('./search/SearchPageForm.tsx').then((m) => m.SearchPageForm) },
};

/**
 * Hydrates an island as a React root of its own. Returns what puts its static HTML back, which is also what a failing
 * component ends in. Rejects when its code cannot be had.
 */
export async function mountIsland(element: HTMLElement): Promise<() => void> {
  const { island: name = '', props = '{}', key = '' } = element.dataset;
  const staticHtml = element.innerHTML;
  const Component = (await registry[name]?.load()) as ComponentType<Record<string, unknown>> | undefined;
  if (Component === undefined) throw new Error(`No island is named ${name}.`);
  // The build has checked the props against the component's own list.
  const checked: Record<string, unknown> = { ...JSON.parse(props), ...slotsOf(element) };
  const undo = () => {
    root.unmount();
    element.innerHTML = trustHtml(staticHtml) as string;
  };
  const root = hydrateRoot(element, createElement(Component, checked), {
    identifierPrefix: key,
    onUncaughtError(error) {
      console.warn(`${name} stays as it was rendered.`, error);
      // In the next task, when React has emptied the element.
      setTimeout(undo);
    },
    onRecoverableError: (error) => console.warn(`${name} was drawn anew.`, error),
  });
  return undo;
}

/** The HTML of the element's own slots, not of those in islands within it. */
function slotsOf(element: HTMLElement): { slots?: (string | TrustedHTML)[] } {
  const own = [...element.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.parentElement?.closest('[data-island]') === element,
  );
  return own.length === 0 ? {} : { slots: own.map((slot) => trustHtml(slot.innerHTML)) };
}
