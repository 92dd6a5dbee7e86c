import { loadStyles } from '../app/hooks.ts';
import sheet from './KeyboardHelp.css?url';
import { KeyboardHelp } from './KeyboardHelp.tsx';

/** The help sheet with its looks, as React's `lazy` takes it. */
export async function loadKeyboardHelp(): Promise<{ default: typeof KeyboardHelp }> {
  await loadStyles([sheet]);
  return { default: KeyboardHelp };
}
