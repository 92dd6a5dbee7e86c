import { decodePath, oldAddressKey, resolveAddress, withBase, withoutBase } from '../../core/address.ts';
import { SAID } from '../../core/strings.ts';
import type { Manifest, PageLink } from '../../core/types.ts';
import { element } from '../element.ts';
import { loadManifest } from '../navigation/loadManifest.ts';
import { mayHardNavigate } from '../navigation/router.ts';
import type { Enhancer } from './enhancer.ts';

/** Says what was asked for and what comes near it. Where a host lacks our redirects, leads an old address on. */
export const enhanceNotFound: Enhancer = (root) => {
  const base = document.documentElement.dataset.base ?? '/';
  const asked = withoutBase(location.pathname, base) ?? '';
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.page-index a')].map((link) => ({
    text: link.textContent ?? '',
    to: (withoutBase(link.getAttribute('href') ?? '', base) ?? '') as PageLink['to'],
  }));
  const lead = root.querySelector('.lead');
  if (asked !== '' && lead) {
    lead.prepend('Nothing is at ', element('code', {}, decodePath(asked)), '. ');
    const nearest = nearestPages(asked, links);
    if (nearest.length > 0) lead.after(nearestSection(nearest, base));
  }
  leave(links, base).catch((error: unknown) => console.warn('Old addresses cannot be looked up.', error));
};

function nearestSection(links: readonly PageLink[], base: string): HTMLElement {
  const entries = links.map(({ text, to }) => {
    const card = { className: 'card', href: withBase(to, base) };
    const words = [element('strong', {}, text), element('span', {}, to)];
    return element('li', {}, element('a', card, ...words));
  });
  const title = element('h2', { id: 'nearest-title' }, SAID.didYouMean);
  const section = element(
    'section',
    { className: 'nearest' },
    title,
    element('ul', { className: 'plain' }, ...entries),
  );
  section.setAttribute('aria-labelledby', title.id);
  return section;
}

/** Leads to the page that the path means, once. */
async function leave(links: readonly PageLink[], base: string): Promise<void> {
  const { redirects } = await loadManifest(base);
  const path = withoutBase(location.pathname, base) ?? '';
  const address = addressFor(path, location.search, redirects, new Set(links.map(({ to }) => to)));
  const target = address && withBase(address, base);
  if (target && mayHardNavigate(target)) location.replace(target + location.hash);
}

/** The page that an unknown path means: an old address, or another spelling of a page's; undefined for none. */
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

/** Beyond this share of foreign pairs a path has nothing in common with the one asked for. */
const MIN_LIKENESS = 0.25;

/**
 * The pages whose paths look most like the one asked for, best first. Likeness is the share of letter pairs in common,
 * so that a moved page, whose last word stayed, comes near too.
 *
 * @example nearestPages('/user-guide/rolse', links)[0].to // '/user-guide/role'
 */
export function nearestPages(path: string, links: readonly PageLink[], count = 3): PageLink[] {
  const asked = pairsOf(path);
  const askedName = pairsOf(lastPart(path));
  return links
    .map((link) => ({
      link,
      likeness: (likeness(asked, pairsOf(link.to)) + likeness(askedName, pairsOf(lastPart(link.to)))) / 2,
    }))
    .filter((entry) => entry.likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ link }) => link);
}

function lastPart(path: string): string {
  return path.replace(/\.html$|\/+$/g, '').replace(/^.*\//, '');
}

function pairsOf(path: string): Set<string> {
  const letters = path.toLowerCase().replace(/\.html$|\/+$/g, '');
  return new Set(Array.from({ length: Math.max(letters.length - 1, 0) }, (_, i) => letters.slice(i, i + 2)));
}

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size + b.size === 0) return 0;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common++;
  return (2 * common) / (a.size + b.size);
}
