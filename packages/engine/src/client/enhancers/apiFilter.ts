import { API_FILTER } from '../../core/strings.ts';
import type { Enhancer } from './enhancer.ts';
import { unfold } from './folded.ts';

const GROUP = '.api-service';

/**
 * One field over all operations of the reference. The list is plain HTML: this hides what does not match, and unfolds
 * what does.
 */
export const enhanceApiFilter: Enhancer = (root, signal) => {
  const field = root.querySelector<HTMLInputElement>('.api-filter input');
  const output = root.querySelector('.api-filter output');
  if (field === null) return;
  const groups = [...root.querySelectorAll<HTMLDetailsElement>(GROUP)];
  /** What each group was before the reader began to filter. */
  const wasOpen = new Map<HTMLDetailsElement, boolean>();
  const filter = () => {
    const query = field.value.trim();
    if (query === '') showAll(groups, wasOpen);
    const words = query === '' ? '' : API_FILTER.count(showMatches(groups, wasOpen, query));
    if (output) output.textContent = words;
  };
  field.addEventListener('input', filter, { signal });
  // What the reader has typed before this came counts too.
  filter();
  signal.addEventListener('abort', () => showAll(groups, wasOpen));
};

function showAll(groups: readonly HTMLDetailsElement[], wasOpen: Map<HTMLDetailsElement, boolean>): void {
  for (const group of groups) {
    for (const entry of group.querySelectorAll<HTMLElement>('li')) entry.hidden = false;
    group.hidden = false;
    group.open = wasOpen.get(group) ?? group.open;
  }
  wasOpen.clear();
}

function showMatches(
  groups: readonly HTMLDetailsElement[],
  wasOpen: Map<HTMLDetailsElement, boolean>,
  query: string,
): number {
  let count = 0;
  for (const group of groups) {
    if (!wasOpen.has(group)) wasOpen.set(group, group.open);
    unfold(group);
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
