import { type KeyboardEvent, useEffect, useState } from 'react';

/** The marked hit of a list, moved by the arrow keys of the field above it; Enter follows it. */
export function useSearchKeys(listId: string, count: number, query: string) {
  const [active, setActive] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query has another first hit
  useEffect(() => setActive(0), [query]);
  const activeId = count > 0 ? `${listId}-${Math.min(active, count - 1)}` : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = (active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  };
  return { active, setActive, activeId, onKeyDown };
}
