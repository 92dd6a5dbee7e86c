import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
};

/** The path that was asked for, without base; '' until scripts run, as the server does not know it. */
export function useAskedPath(base: string): string {
  const path = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '',
  );
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}
