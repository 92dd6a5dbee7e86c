import type { Demos } from 'virtual:demos';
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const [demos] = Object.values(
  import.meta.glob<Demos>('#site/demos/islands.ts', { eager: true, import: 'islands' }),
);

const registry: Record<string, Pick<Demos[string], 'load'>> = {
  ...demos,
  SearchDialog: { load: () => import('./search/SearchDialog.tsx').then((m) => m.SearchDialog) },
  SearchPageForm: { load: () => import('./search/SearchPageForm.tsx').then((m) => m.SearchPageForm) },
};

/** Hydrates an island. Its static HTML is put back at the signal, or when the component fails. */
export async function mountIsland(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const { island: name = '', props = '{}', key = '' } = element.dataset;
  const Component = (await registry[name]?.load()) as ComponentType<Record<string, unknown>> | undefined;
  if (Component === undefined) throw new Error(`No island is named ${name}.`);
  // The reader has left; when they come back, the island may be mounted anew before this is through.
  if (signal.aborted) return;
  const still = element.cloneNode(true);
  // The build has checked the props against the component's own list.
  const checked: Record<string, unknown> = JSON.parse(props);
  const undo = () => {
    // In an element of its own: a root that is taken away while it hydrates empties its element once more, later.
    element.replaceWith(still);
    root.unmount();
  };
  const root = hydrateRoot(
    element,
    createElement(Live, { island: element }, createElement(Component, checked)),
    {
      identifierPrefix: key,
      onUncaughtError(error) {
        console.warn(`${name} stays as it was rendered.`, error);
        undo();
      },
      onRecoverableError(error) {
        // One that is taken away before React is through with it is no fault.
        if (!signal.aborted) console.warn(`${name} was drawn anew.`, error);
      },
    },
  );
  signal.addEventListener('abort', undo);
}

/** Says on the element that it answers. */
function Live({ island, children }: { island: HTMLElement; children?: ReactNode }) {
  useEffect(() => {
    island.dataset.live = '';
  }, [island]);
  return children;
}
