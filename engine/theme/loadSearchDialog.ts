import { loadStyles } from '../app/hooks.ts';
import sheet from './SearchDialog.css?url';
import { SearchDialog } from './SearchDialog.tsx';

/** The search dialog with its looks, as React's `lazy` takes it. */
export async function loadSearchDialog(): Promise<{ default: typeof SearchDialog }> {
  await loadStyles([sheet]);
  return { default: SearchDialog };
}
