import type { ExcerptPart } from '../../app/hooks.ts';
import { valueAt } from './valueAt.ts';

/** A hit of a hosted search as its box takes it and our own component shows it: checked, and without any markup. */
export interface HostedHit {
  objectID: string;
  /** Leads within this site. */
  url: string;
  /** What DocSearch groups by: the guide and the page. The rest of the form is its own. */
  hierarchy: Record<`lvl${0 | 1}`, string>;
  type: 'content';
  content: null;
  /** Heading of the section. */
  heading: ExcerptPart[];
  /** The headings above, that of the page first. */
  trail: string[];
  excerpt: ExcerptPart[];
  /** The question. */
  asked: string;
}

/** More than anybody reads, or than a search that is in order sends. */
export const MAX_HITS = 40;
const MAX_TEXT = 400;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const MARK = /<(\/?)mark>/;

/**
 * The hits in the answer of a host, which is believed in nothing: texts are texts whatever they contain, and what leads
 * elsewhere is left out. `urlOf`: see `siteUrl`. Throws when it is no answer.
 */
export function readHits(
  answer: unknown,
  asked: string,
  urlOf: (url: string) => string | undefined,
): HostedHit[] {
  const hits = valueAt(answer, 'results', '0', 'hits');
  if (!Array.isArray(hits)) throw new Error('The search host has sent no hits.');
  return hits.slice(0, MAX_HITS).flatMap((hit: unknown, i): HostedHit[] => {
    const url = urlOf(textAt(hit, 'url'));
    const levels = LEVELS.filter((level) => textAt(hit, 'hierarchy', level) !== '');
    const last = levels.at(-1);
    if (url === undefined || last === undefined) return [];
    const trail = levels.slice(0, -1).map((level) => textAt(hit, 'hierarchy', level));
    return [
      {
        objectID: `${i} ${url}`,
        url,
        hierarchy: { lvl0: groupName(hit, 'lvl0'), lvl1: groupName(hit, 'lvl1') },
        type: 'content',
        content: null,
        heading: markedParts(
          textAt(hit, '_snippetResult', 'hierarchy', last, 'value') || textAt(hit, 'hierarchy', last),
        ),
        trail,
        excerpt: markedParts(textAt(hit, '_snippetResult', 'content', 'value') || textAt(hit, 'content')),
        asked,
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

/** DocSearch groups by these in an object, where a name that all objects have would be taken for a group. */
function groupName(hit: unknown, level: string): string {
  const name = textAt(hit, 'hierarchy', level);
  return name in {} ? `${name} ` : name;
}

function textAt(value: unknown, ...path: string[]): string {
  const text = valueAt(value, ...path);
  return typeof text === 'string' ? text.slice(0, MAX_TEXT) : '';
}
