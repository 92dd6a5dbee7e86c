import { oldAddressKey, resolveAddress } from '../shared/address.ts';
import type { Manifest, PageData } from '../shared/types.ts';

/**
 * The page that an unknown path means: an old address, also one that a query tells from others, or another spelling of
 * a page's. Undefined when it means none.
 */
export function addressFor(
  path: string,
  search: string,
  redirects: Manifest['redirects'],
  known: ReadonlySet<string>,
): string | undefined {
  const old = redirects[oldAddressKey(path + search)] ?? redirects[oldAddressKey(path)];
  const address = old ?? resolveAddress(path, known);
  return address === path ? undefined : address;
}

/** Addresses that a not-found page lists. */
export function listedAddresses(page: PageData): Set<string> {
  return new Set(page.index?.flatMap(({ links }) => links.map(({ to }) => to)));
}
