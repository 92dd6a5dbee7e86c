import { linkElement } from './routeClick.ts';

/** How long a pointer has to rest on a link to mean it. */
const INTENT_MS = 65;

/** The part of `navigator.connection` that is looked at; not in every browser. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches the page that a link leads to at a sign that the reader means it, unless the reader saves data. */
export function watchIntent(prefetch: (anchor: HTMLAnchorElement) => void): void {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const onSign = ({ target }: Event) => {
    clearTimeout(intent);
    const anchor = linkElement(target);
    if (anchor && !isSaving((navigator as { connection?: Connection }).connection))
      intent = setTimeout(() => prefetch(anchor), INTENT_MS);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}

function isSaving(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
