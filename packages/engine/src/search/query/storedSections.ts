import { slugOf } from '../../core/slug.ts';
import type { SearchDocument } from '../../core/types.ts';

/** A section as the index has it. */
export type IndexedSection = Omit<SearchDocument, 'questions' | 'text' | 'api'>;

/** A section as files have it: without what its title says, and what the section before says too. */
export interface StoredSection extends Partial<Omit<IndexedSection, 'trail'>> {
  title: string;
  /** Number of titles in its trail, which are those of sections before it. */
  depth?: number;
}

/** Sections for a file. */
export function storeSections(sections: readonly IndexedSection[]): StoredSection[] {
  return sections.map(({ address, hash, title, trail, summary, guide, kind, edition }, i) => {
    const before = sections[i - 1];
    const depth = trail.length;
    return {
      title,
      ...(depth === 0 ? {} : { depth }),
      ...(hash === hashOf(title, depth) ? {} : { hash }),
      ...(summary === '' ? {} : { summary }),
      ...(address === before?.address && kind === before.kind ? {} : { address, guide, kind, edition }),
    };
  });
}

/** Sections from a file. */
export function readSections(stored: readonly StoredSection[]): IndexedSection[] {
  const titles: string[] = [];
  let page = {} as Pick<IndexedSection, 'address' | 'guide' | 'kind' | 'edition'>;
  return stored.map(({ title, depth = 0, hash = hashOf(title, depth), summary = '', ...rest }) => {
    const { address, guide = '', kind, edition } = rest;
    if (address !== undefined) page = { address, guide, kind, edition };
    titles.splice(depth, titles.length, title);
    return { ...page, hash, title, trail: titles.slice(0, depth), summary };
  });
}

function hashOf(title: string, depth: number): string {
  return depth === 0 ? '' : `#${slugOf(title)}`;
}
