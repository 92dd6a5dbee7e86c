import type { Address } from '../../../core/types.ts';
import type { ExcerptPart, SearchHit } from '../types.ts';
import { valueAt } from './valueAt.ts';

/** More than anybody reads, or than a search that is in order sends. */
export const MAX_HITS = 40;
const MAX_TEXT = 400;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const MARK = /<(\/?)mark>/;

/**
 * The hits in the answer of a host, which is believed in nothing: texts are texts whatever they contain, and what leads
 * elsewhere is left out. `readUrl`: see `siteUrl`. Throws when it is no answer.
 */
export function readHits(
  answer: unknown,
  asked: string,
  readUrl: (url: string) => { address: string; hash: string } | undefined,
): SearchHit[] {
  const hits = valueAt(answer, 'results', '0', 'hits');
  if (!Array.isArray(hits)) throw new Error('The search host has sent no hits.');
  return hits.slice(0, MAX_HITS).flatMap((hit: unknown): SearchHit[] => {
    const place = readUrl(textAt(hit, 'url'));
    const levels = LEVELS.filter((level) => textAt(hit, 'hierarchy', level) !== '');
    const titles = levels.map((level) => textAt(hit, 'hierarchy', level));
    const title = titles.at(-1);
    if (place === undefined || title === undefined) return [];
    const marked = textAt(hit, '_snippetResult', 'hierarchy', levels.at(-1) ?? '', 'value');
    return [
      {
        // Only ever compared with others, and put behind the base.
        address: place.address as Address,
        hash: place.hash,
        title,
        heading: markedParts(marked || title),
        trail: titles.slice(0, -1),
        excerpt: markedParts(textAt(hit, '_snippetResult', 'content', 'value') || textAt(hit, 'content')),
        guide: '',
        kind: undefined,
        edition: undefined,
        also: [asked],
      },
    ];
  });
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
  value.split(MARK).forEach((piece, i) => {
    if (i % 2 === 1) match = piece === '';
    else if (piece !== '') parts.push({ text: piece, match });
  });
  return parts;
}

function textAt(value: unknown, ...path: string[]): string {
  const text = valueAt(value, ...path);
  return typeof text === 'string' ? text.slice(0, MAX_TEXT) : '';
}
