import { withBase } from '../../core/address.ts';
import type { HostedSearch } from '../../core/types.ts';
import type { Store } from './store.ts';
import {
  type AskService,
  type ExcerptPart,
  type HostedHit,
  NO_RESULT,
  type SearchClient,
  type SearchHit,
  type SearchState,
  TIME_OUT_MS,
} from './types.ts';

/** How long a service that has failed is left alone. */
const REST_MS = 60_000;

/** Search by a service. When it fails or takes too long, the index of the site answers, and says so. */
export function hostedSearch(
  service: HostedSearch,
  base: string,
  local: SearchClient,
  state: Store<SearchState>,
): SearchClient {
  let restsUntil = 0;
  let latest = 0;
  let backEnd: Promise<AskService> | undefined;
  const isResting = () => !navigator.onLine || Date.now() < restsUntil;
  const load = () => {
    backEnd ??= loadBackEnd(service);
    backEnd.catch(() => {
      backEnd = undefined;
    });
    return backEnd;
  };
  return {
    load() {
      if (isResting()) return local.load();
      void load();
      state.set('ready');
    },
    async search(query, place) {
      const own = ++latest;
      try {
        if (isResting()) throw new Error('The service is left alone.');
        const asked = load().then((ask) => ask(query, place?.only));
        const hits = await Promise.race([asked, timeOut()]);
        return { ...NO_RESULT, hits: hits.flatMap((hit) => toSearchHit(hit, base)) };
      } catch {
        // A newer question says whether the service is in order.
        if (own !== latest) return NO_RESULT;
        if (!isResting()) restsUntil = Date.now() + REST_MS;
        return { ...(await local.search(query, place)), isFallback: true };
      }
    },
  };
}

async function loadBackEnd(service: HostedSearch): Promise<AskService> {
  if (service.protocol === 'typesense') return (await import('./typesense.ts')).askTypesense(service);
  return (await import('./algolia.ts')).askAlgolia(service);
}

function timeOut(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('No answer in time.')), TIME_OUT_MS));
}

/** A hit as the dialog shows it: texts are texts whatever they contain, and what leads elsewhere is left out. */
function toSearchHit({ markedTitle, markedText, ...section }: HostedHit, base: string): SearchHit[] {
  const { origin, pathname } = new URL(withBase(section.address, base) + section.hash, location.href);
  // Two slashes at the beginning of a link name a host.
  if (origin !== location.origin || pathname.startsWith('//')) return [];
  return [{ ...section, heading: markedParts(markedTitle), excerpt: markedParts(markedText), also: [] }];
}

/**
 * A text with marks around the words found, in pieces. Nothing else in it means anything.
 *
 * @example markedParts('a <mark>b</mark>') // [{ text: 'a ', match: false }, { text: 'b', match: true }]
 */
export function markedParts(value: string): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let match = false;
  // The group in the pattern makes every second piece say whether a mark ends.
  value.split(/<(\/?)mark>/).forEach((piece, i) => {
    if (i % 2 === 1) match = piece === '';
    else if (piece !== '') parts.push({ text: piece, match });
  });
  return parts;
}
