import type { ComponentType } from 'react';
import { invariant } from '../shared/errors.ts';
import type { Layout } from '../shared/types.ts';

/** The components that fill the frame, each fetched before the first page that needs it is shown. */
export class Contents {
  readonly #loaders: Record<Layout, () => Promise<ComponentType>>;
  readonly #loaded = new Map<Layout, ComponentType>();

  constructor(loaders: Record<Layout, () => Promise<ComponentType>>) {
    this.#loaders = loaders;
  }

  /** Makes a layout ready to be drawn. */
  async load(layout: Layout): Promise<void> {
    if (!this.#loaded.has(layout)) this.#loaded.set(layout, await this.#loaders[layout]());
  }

  /** The component of a layout that was loaded. */
  get(layout: Layout): ComponentType {
    const component = this.#loaded.get(layout);
    invariant(component, `layout ${layout} to be loaded`);
    return component;
  }
}
