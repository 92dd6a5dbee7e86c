import type { ComponentType } from 'react';
import type { ComponentInfo } from '../core/types.ts';

/** A component that Markdown may name. `never`: each has props of its own, and the build has checked them. */
export interface ComponentEntry extends ComponentInfo {
  load: () => Promise<ComponentType<never>>;
}
