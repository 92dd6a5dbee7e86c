import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { htmlFile } from '../../packages/engine/src/core/address.ts';
import type { Address } from '../../packages/engine/src/core/types.ts';
import { allAddresses } from './browser.ts';

/** Every document that readers come to; that of unknown paths last. */
export function allDocuments(): string[] {
  return [...allAddresses(), '/search', '/404.html'];
}

/** The HTML of a document as it was built. */
export function htmlOf(address: string): string {
  const file = address === '/404.html' ? '404.html' : htmlFile(address as Address);
  return readFileSync(join(inject('dist'), file), 'utf8');
}

/**
 * Some 25 documents that between them have every kind of part: every element, class, role and island of the site. What is
 * looked at in a browser for all pages alike is looked at on these by `npm test`, and on every page by `npm run test:all`.
 */
export function pagesOfEveryKind(): string[] {
  const parts = new Map(allDocuments().map((address) => [address, partsOf(htmlOf(address))]));
  const missing = new Set([...parts.values()].flatMap((own) => [...own]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const added = (own: ReadonlySet<string>) => [...own].filter((part) => missing.has(part)).length;
    // The page with the most that is new; of several the smaller one.
    const [best] = [...parts].sort(([, a], [, b]) => added(b) - added(a) || a.size - b.size);
    if (best === undefined) break;
    chosen.push(best[0]);
    for (const part of best[1]) missing.delete(part);
  }
  return chosen;
}

/** What a page is made of; languages of code are no kinds, all of them look alike. */
function partsOf(html: string): Set<string> {
  const body = html.slice(html.indexOf('<body'));
  const found = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, name = '']) => name);
  const classes = found(/\sclass="([^"]+)"/g).flatMap((names) => names.split(' '));
  return new Set([
    ...found(/<([a-z]\w*)[\s>]/g),
    ...found(/\s((?:role|data-island)="\w+)"/g),
    ...classes.filter((name) => !name.startsWith('language-')).map((name) => `.${name}`),
  ]);
}
