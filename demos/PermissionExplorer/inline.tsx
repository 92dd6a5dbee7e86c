import type { ReactNode } from 'react';

const PART = /\*\*(.+?)\*\*|\[(.+?)\]\(.+?\)/g;

/** The little Markdown that facts hold: `**Rename** in [blind mode](/x)` -> bold, and links as their words. */
export function inline(markdown: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: bold, 2: link, index } of markdown.matchAll(PART)) {
    parts.push(markdown.slice(end, index), bold === undefined ? link : <strong key={index}>{bold}</strong>);
    end = index + whole.length;
  }
  return [...parts, markdown.slice(end)];
}
