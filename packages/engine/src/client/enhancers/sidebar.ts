import { keepEntryInView, restoreSidebar, watchSidebar } from '../sidebar.ts';
import type { Enhancer } from './enhancer.ts';

/** The list of pages is as the reader left it. */
export const enhanceSidebar: Enhancer = () => {
  restoreSidebar();
  watchSidebar();
  keepEntryInView();
  return undefined;
};
