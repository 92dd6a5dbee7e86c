import type { Site } from 'virtual:site';
import { createContext, useContext } from 'react';
import { invariant } from '../../core/errors.ts';
import type { Guide, PageData } from '../../core/types.ts';

/** What the components of a document are rendered from. */
export interface Rendered {
  site: Site;
  /** Undefined for the list of pages that browsers take over when a reader comes from another guide: it marks none. */
  page: PageData | undefined;
  guide: Guide;
  /** HTML of an island of the search, which no folder of the theme knows. */
  renderSearch(name: string): string;
}

/** Carries the page to its components. Only the build renders them, so nothing in it ever changes. */
export const RenderedContext = createContext<Rendered | undefined>(undefined);

export function useSite(): Site {
  return useRendered().site;
}

export function usePage(): PageData {
  const { page } = useRendered();
  invariant(page, 'a page');
  return page;
}

export function useRendered(): Rendered {
  const rendered = useContext(RenderedContext);
  invariant(rendered, 'components to be rendered inside RenderedContext');
  return rendered;
}
