import { slugOf } from '../../core/slug.ts';
import type { SearchDocument } from '../../core/types.ts';

/** A section as the index has it and results show it. Its position among all sections is its id. */
export type IndexedSection = Omit<SearchDocument, 'questions' | 'text' | 'api'>;

/**
 * Sections as lines for a file: number of titles in the trail, which are those of sections before it, and title; then
 * what its title and the section before do not say.
 */
export function storeSections(sections: readonly IndexedSection[]): string[] {
  return sections.map(({ address, hash, title, trail, guide, kind, edition }, i) => {
    const before = sections[i - 1];
    const depth = trail.length;
    const own = hash === hashOf(title, depth) ? '' : hash;
    const page = address === before?.address && kind === before.kind ? [] : [address, guide, kind, edition];
    return [`${depth}${title}`, own, ...page].join('\t').trimEnd();
  });
}

/** Sections from a file. */
export function readSections(lines: readonly string[]): IndexedSection[] {
  const titles: string[] = [];
  let page = {} as Pick<IndexedSection, 'address' | 'guide' | 'kind' | 'edition'>;
  return lines.map((line) => {
    const fields = line.split('\t').map((field) => field || undefined);
    const [start = '', hash, address, guide = '', kind, edition] = fields;
    // As they were stored.
    if (address !== undefined) page = { address, guide, kind, edition } as typeof page;
    const depth = Number(start[0]);
    const title = start.slice(1);
    titles.splice(depth, titles.length, title);
    return { ...page, hash: hash ?? hashOf(title, depth), title, trail: titles.slice(0, depth) };
  });
}

function hashOf(title: string, depth: number): string {
  return depth === 0 ? '' : `#${slugOf(title)}`;
}
