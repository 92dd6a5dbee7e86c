import type { ReactNode } from 'react';

/** Type of a prop as an author may write it in Markdown; `?` marks it optional. */
export type DemoProp =
  | 'string'
  | 'number'
  | 'boolean'
  | 'json'
  | 'string?'
  | 'number?'
  | 'boolean?'
  | 'json?';

/** One component that Markdown may name. */
export interface DemoEntry {
  /** False: drawn once at build, no script is ever sent for it. */
  island: boolean;
  props: Record<string, DemoProp>;
  /** `never`, since every component has props of its own; the build has checked them against `props`. */
  load: () => Promise<(props: never) => ReactNode>;
}

/** Component name, in PascalCase -> what the build and the browser must know of it. */
export type DemoRegistry = Record<string, DemoEntry>;
