import { createHash } from 'node:crypto';
import { addressOf } from '../core/address.ts';
import type { Heading, PageRecord } from '../core/types.ts';
import type { PageState } from './pageState.ts';

/** The page record of the specification, from what is known about a page. */
export function pageRecord({ source, title, frontmatter, address, headings }: PageState): PageRecord {
  const { relativePath } = source;
  return {
    title,
    frontmatter,
    regularPath: addressOf(relativePath).replace(/[^/]$/, '$&.html'),
    relativePath,
    key: `v-${createHash('sha256').update(relativePath).digest('hex').slice(0, 8)}`,
    path: address,
    headers: headersOf(headings),
  };
}

/** Levels 2 and 3; a heading of level 3 before any of level 2 has nothing to hang under. */
function headersOf(headings: PageState['headings']): Heading[] {
  const first = headings.findIndex(({ level }) => level === 2);
  return headings.flatMap(({ level, title, slug }, index) => {
    const isListed = level === 2 || (level === 3 && first >= 0 && index > first);
    return isListed ? [{ level: level === 2 ? 2 : 3, title, slug } satisfies Heading] : [];
  });
}
