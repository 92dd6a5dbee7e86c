import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * The marked option of a list, moved by the arrow keys of the field above it; Enter does what a click on it does. `subject`:
 * what the list is about; `first`: the option marked at the start, -1 for none.
 */
export function useSearchKeys(listId: string, count: number, subject: string, first: number) {
  const [active, setActive] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list about something else begins anew
  useEffect(() => setActive(first), [subject, first]);
  const marked = Math.min(active, count - 1);
  const activeId = marked >= 0 ? `${listId}-${marked}` : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? (marked + 1) % count : (marked <= 0 ? count : marked) - 1;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  };
  return { active: marked, setActive, activeId, onKeyDown };
}
