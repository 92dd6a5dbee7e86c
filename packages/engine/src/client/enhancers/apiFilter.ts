import { API_FILTER } from '../../core/strings.ts';
import type { Enhancer } from './enhancer.ts';
import { unfold } from './folded.ts';

/** One field over the list of operations, which is plain HTML: hides what does not match, unfolds what does. */
export const enhanceApiFilter: Enhancer = (root, signal) => {
  const field = root.querySelector<HTMLInputElement>('.api-filter input');
  const output = root.querySelector('.api-filter output');
  if (field === null) return;
  const filter = () => {
    const query = field.value.trim();
    let count = 0;
    for (const group of root.querySelectorAll<HTMLDetailsElement>('.api-service'))
      count += filterGroup(group, query);
    if (output) output.textContent = query === '' ? '' : API_FILTER.count(count);
  };
  field.addEventListener('input', filter, { signal });
  // What the reader has typed before this came counts too.
  filter();
};

/** Shows what matches, and gives its number; without a query, the group is as it was before the reader filtered. */
function filterGroup(group: HTMLDetailsElement, query: string): number {
  if (query !== '') {
    unfold(group);
    group.dataset.wasOpen ??= String(group.open);
  }
  const name = group.querySelector('.api-name')?.textContent ?? '';
  let count = 0;
  for (const entry of group.querySelectorAll<HTMLElement>('li')) {
    entry.hidden = !matches(`${name} ${entry.textContent}`, query);
    if (!entry.hidden) count++;
  }
  group.hidden = query !== '' && count === 0;
  if (query !== '') group.open = count > 0;
  else if (group.dataset.wasOpen !== undefined) {
    group.open = group.dataset.wasOpen === 'true';
    delete group.dataset.wasOpen;
  }
  return count;
}

function matches(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
