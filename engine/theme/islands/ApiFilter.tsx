import { useEffect, useId, useRef, useState } from 'react';

/** The entries of the list that it filters, in documents order, with what is asked of them. */
const ENTRY = '.api-service li';
const GROUP = '.api-service';

/**
 * One field over all operations of the reference. The list is plain HTML, which needs no scripts: this hides what does not
 * match, and unfolds what does.
 */
export function ApiFilter() {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<number | undefined>(undefined);
  // What the reader has typed before this came alive counts, too.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  useEffect(() => {
    const article = place.current?.closest('.content');
    if (article) setFound(query.trim() === '' ? showAll(article) : showMatches(article, query));
  }, [query]);
  return (
    <search ref={place} className="api-filter scripted">
      <label htmlFor={id}>Filter operations</label>
      <input
        id={id}
        type="search"
        ref={field}
        defaultValue=""
        placeholder="Method, path or words, such as POST annotation"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <output htmlFor={id}>{found === undefined ? '' : matchesOf(found)}</output>
    </search>
  );
}

function matchesOf(count: number): string {
  if (count === 0) return 'No operation matches. Try fewer words, or a part of the path.';
  return `${count} ${count === 1 ? 'operation' : 'operations'}`;
}

/** What each group was before the reader began to filter. */
const wasOpen = new WeakMap<HTMLDetailsElement, boolean>();

function showAll(article: Element): undefined {
  for (const entry of article.querySelectorAll<HTMLElement>(ENTRY)) entry.hidden = false;
  for (const group of article.querySelectorAll<HTMLDetailsElement>(GROUP)) {
    group.hidden = false;
    group.open = wasOpen.get(group) ?? group.open;
    wasOpen.delete(group);
  }
}

function showMatches(article: Element, query: string): number {
  let count = 0;
  // Groups that were never open still wait in templates.
  for (const list of article.querySelectorAll<HTMLTemplateElement>(`${GROUP} > template`))
    list.replaceWith(list.content);
  for (const group of article.querySelectorAll<HTMLDetailsElement>(GROUP)) {
    if (!wasOpen.has(group)) wasOpen.set(group, group.open);
    const name = group.querySelector('.api-name')?.textContent ?? '';
    let own = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('li')) {
      entry.hidden = !matches(`${name} ${entry.textContent}`, query);
      if (!entry.hidden) own++;
    }
    group.hidden = own === 0;
    group.open = own > 0;
    count += own;
  }
  return count;
}

/** Whether a text has all words of a query, in any order and case. */
export function matches(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
