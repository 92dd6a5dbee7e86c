import { oldAddressKey, resolveAddress, withBase, withoutBase } from '../shared/address.ts';
import type { Manifest, PageData } from '../shared/types.ts';
import { loadManifest } from './loadManifest.ts';
import { mayLoadForReal } from './realLoad.ts';

/** Leads from the not-found page to the page that the path means, once. */
export async function leaveNotFound(page: PageData, base: string): Promise<void> {
  const { redirects } = await loadManifest(base);
  const path = withoutBase(location.pathname, base) ?? '';
  const address = addressFor(path, location.search, redirects, listedAddresses(page));
  const target = address && withBase(address, base);
  if (target && mayLoadForReal(target, () => sessionStorage)) location.replace(target + location.hash);
}

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

function listedAddresses(page: PageData): Set<string> {
  return new Set(page.index?.flatMap(({ links }) => links.map(({ to }) => to)));
}
