import type { ReactNode } from 'react';

const PART = /\*\*(.+?)\*\*|\[(.+?)\]\(.+?\)|`(.+?)`/g;

/** The little Markdown that facts hold: `**Rename** in [blind mode](/x)` -> bold, code, and links as their words. */
export function inline(markdown: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: bold, 2: link, 3: code, index } of markdown.matchAll(PART)) {
    parts.push(markdown.slice(end, index));
    if (bold !== undefined) parts.push(<strong key={index}>{bold}</strong>);
    else parts.push(code === undefined ? link : <code key={index}>{code}</code>);
    end = index + whole.length;
  }
  return [...parts, markdown.slice(end)];
}
