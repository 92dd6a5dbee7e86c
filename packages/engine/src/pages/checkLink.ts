import { canonical, decodePath, encodePath, oldAddressKey, resolveAddress } from '../core/address.ts';
import { nearest } from '../core/errors.ts';
import type { Address, CheckKind } from '../core/types.ts';
import { SPECIAL_ADDRESSES } from './pageData.ts';

/** All that a link of this site may lead to. */
export interface LinkTargets {
  /** Address -> ids in the page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Root paths of files in the output, such as `/images/a.png`, decoded. */
  files: ReadonlySet<string>;
  /** Old path -> address. */
  redirects: Readonly<Record<string, Address>>;
}

/** Where a link leads, or why it leads nowhere. */
export interface LinkResult {
  /** The page it leads to, also when the place within it is missing. */
  address: string | undefined;
  message: string | undefined;
  hint: string | undefined;
  check?: CheckKind;
}

const FINE = { message: undefined, hint: undefined };

/** Checks one internal address. `kind` says in messages what leads there, such as `link`. */
export function checkLink(href: string, targets: LinkTargets, kind: string): LinkResult {
  const { address: asked, hash } = canonical(href);
  const path = encodePath(asked);
  const page = resolveAddress(path, targets.pages);
  if (page !== undefined) return { address: page, ...checkSpot(href, path, page, hash, targets, kind) };
  const file = decodePath(href.replace(/[?#].*$/s, ''));
  if (targets.files.has(file) || SPECIAL_ADDRESSES.includes(asked)) return { address: undefined, ...FINE };
  const moved =
    targets.redirects[oldAddressKey(asked)] ?? targets.redirects[oldAddressKey(href.replace(/#.*$/s, ''))];
  if (moved !== undefined) {
    const message = `${kind} to "${href}" leads to an old address.`;
    return { address: moved, message, hint: `Write "${moved}${hash}".`, check: 'deadLinks' };
  }
  const near = nearest(path, targets.pages.keys()) ?? sameName(file, targets);
  return {
    address: undefined,
    message: `${kind} to "${href}" leads nowhere.`,
    hint: near === undefined ? undefined : `Did you mean "${near}"?`,
    check: 'deadLinks',
  };
}

function checkSpot(
  href: string,
  path: string,
  page: Address,
  hash: string,
  { pages }: LinkTargets,
  kind: string,
): Omit<LinkResult, 'address'> {
  if (path.replace(/\/$/, '') !== page.replace(/\/$/, '')) {
    const message = `${kind} to "${href}" differs from the page's address in upper and lower case.`;
    return { message, hint: `Write "${page}${hash}".`, check: 'deadLinks' };
  }
  const id = decodePath(hash.slice(1));
  const ids = pages.get(page);
  if (id === '' || ids?.has(id)) return FINE;
  const near = nearest(id, ids ?? []);
  return {
    message: `${kind} to "${href}": the page has no heading or anchor "${id}".`,
    hint: near === undefined ? undefined : `Did you mean "${page}#${near}"?`,
    check: 'deadAnchors',
  };
}

function sameName(path: string, { pages, files }: LinkTargets): string | undefined {
  const name = path
    .replace(/\.html$/, '')
    .replace(/\/$/, '')
    .replace(/^.*\//, '');
  if (name === '') return undefined;
  const hasName = (candidate: string) => candidate.replace(/\/$/, '').endsWith(`/${name}`);
  return [...pages.keys(), ...files].find(hasName);
}
