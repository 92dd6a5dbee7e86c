import { DEV_EVENTS } from '../core/address.ts';
import type { DocumentView } from './navigation/documentView.ts';
import type { Pages } from './navigation/pages.ts';

declare global {
  interface ImportMeta {
    readonly env?: { MODE: string };
  }
}

/** Whether the page is of the development server; a constant in bundles. */
export const IS_DEV = import.meta.env?.MODE === 'dev';

/** The article with what belongs to it. */
const MAIN = /<main[\s\S]*<\/main>/;
/** What else may differ without a reload: what the head says about the page, and the names of its guide's chunks. */
const ABOUT = /<script[^>]*json"[\s\S]*?<\/script>|<meta[^>]*>/g;

/** Shows a saved article in the open page, without moving the reader; another frame, code or styles need a reload. */
export function watchUpdates(pages: Pages, view: DocumentView, base: string): void {
  const { address } = view.page;
  let shown = fetchSource();
  let latest = 0;
  // It connects again by itself, and hears of what was saved meanwhile.
  new EventSource(base + DEV_EVENTS).addEventListener('message', async ({ data }) => {
    showErrors(JSON.parse(data));
    pages.forget();
    const turn = ++latest;
    const [before, fresh] = await Promise.all([shown, fetchSource()]);
    if (turn !== latest) return;
    if (view.page.address !== address || frameOf(before) !== frameOf(fresh)) return location.reload();
    shown = Promise.resolve(fresh);
    if (MAIN.exec(before)?.[0] === MAIN.exec(fresh)?.[0]) return;
    const loaded = await pages.load(address);
    if (loaded === undefined || view.page.address !== address) return;
    const top = scrollY;
    view.show(loaded);
    scrollTo(0, top);
  });
}

async function fetchSource(): Promise<string> {
  return (await fetch(location.href)).text();
}

function frameOf(html: string): string {
  return html.replace(MAIN, '').replace(ABOUT, '');
}

/** Lays the mistakes of the site over the page, until they are mended or the author looks at the page. */
function showErrors(errors: readonly string[]): void {
  document.getElementById('dev-errors')?.remove();
  if (errors.length === 0) return;
  const overlay = document.createElement('pre');
  overlay.id = 'dev-errors';
  overlay.popover = 'auto';
  overlay.setAttribute('role', 'alert');
  overlay.textContent = errors.join('\n\n');
  // The content policy leaves styles to sheets and to scripts.
  Object.assign(overlay.style, { maxWidth: '90vw', whiteSpace: 'pre-wrap', padding: '1em' });
  document.body.append(overlay);
  overlay.showPopover();
}
