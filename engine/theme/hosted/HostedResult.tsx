import { useLayoutEffect, useRef } from 'react';
import { Marked } from '../SearchResults.tsx';
import type { HostedHit } from './readHits.ts';

/** A hit, drawn of text alone in place of DocSearch's own, which writes what the host sends into the page as HTML. */
export function HostedResult({ hit }: { hit: HostedHit }) {
  const link = useRef<HTMLAnchorElement>(null);
  // With every drawing, since DocSearch tells the entry around it what is marked.
  useLayoutEffect(() => beOption(link.current));
  return (
    <a ref={link} className="hit" href={hit.url} tabIndex={-1} data-highlight={hit.asked}>
      <span className="hit-title">
        {hit.trail.length === 0 ? null : <span className="hit-trail">{hit.trail.join(' › ')} › </span>}
        <Marked parts={hit.heading} />
      </span>
      {hit.excerpt.length === 0 ? null : (
        <span className="hit-excerpt">
          <Marked parts={hit.excerpt} />
        </span>
      )}
    </a>
  );
}

/**
 * DocSearch makes an option of the entry around the link, where no link may be, and gives all lists one name, which its
 * field does not know. The link takes over what the entry says, and the lists get the names that the field has for them.
 */
function beOption(link: HTMLAnchorElement | null): void {
  const entry = link?.closest('li');
  if (!link || !entry) return;
  for (const name of ['id', 'aria-selected']) {
    const value = entry.getAttribute(name);
    if (value === null) continue;
    link.setAttribute(name, value);
    entry.removeAttribute(name);
  }
  link.setAttribute('role', 'option');
  entry.setAttribute('role', 'none');
  const box = link.closest('.DocSearch-Container');
  box?.removeAttribute('aria-controls');
  box?.querySelectorAll('[role="listbox"]').forEach((list, i) => {
    list.id = `docsearch-hits${i}-list`;
  });
}
