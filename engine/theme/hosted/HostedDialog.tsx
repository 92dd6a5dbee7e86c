import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSite } from '../../app/hooks.ts';
import { Dialog } from '../Dialog.tsx';
import { SearchDialog } from '../SearchDialog.tsx';
import { TIME_OUT_MS } from './askHost.ts';
import type { BoxProps } from './DocSearchBox.tsx';

/** How long a host that has failed is left alone. */
const REST_MS = 60_000;
const NOTICE = 'The search service does not answer. These results are from the index of this site.';

/** Time, as `Date.now()` gives it, until which the host is left alone. */
let restsUntil = 0;

/** Fetches DocSearch. */
export const loadHosted = () => import('./DocSearchBox.tsx').then(({ loadBox }) => loadBox());

/** Search by a hosted service; when that or the way to it fails, the local search goes on with the same question. */
export function HostedDialog({ close }: { close: () => void }) {
  const { search } = useSite();
  const [query, setQuery] = useState('');
  const [isLocal, setIsLocal] = useState(() => !navigator.onLine || Date.now() < restsUntil);
  const [Box, setBox] = useState<ComponentType<BoxProps>>();
  useEffect(() => {
    const timer = setTimeout(() => setIsLocal(true), TIME_OUT_MS);
    loadHosted()
      .then(
        (loaded) => setBox(() => loaded),
        () => setIsLocal(true),
      )
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, []);
  const onFailure = (asked: string) => {
    restsUntil = Date.now() + REST_MS;
    setQuery(asked);
    setIsLocal(true);
  };
  if (isLocal || search === undefined)
    return <SearchDialog key="local" close={close} query={query} notice={NOTICE} />;
  return (
    <Dialog key="hosted" label="Search" className="search-dialog hosted" close={close}>
      {Box === undefined ? (
        <Early query={query} setQuery={setQuery} />
      ) : (
        <Guard onFailure={() => onFailure(query)}>
          <Box search={search} query={query} close={close} onFailure={onFailure} />
        </Guard>
      )}
    </Dialog>
  );
}

/** A fault in DocSearch is no fault of the page. */
class Guard extends Component<{ onFailure: () => void; children: ReactNode }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** A field for those who type while DocSearch is on its way. */
function Early({ query, setQuery }: { query: string; setQuery: (query: string) => void }) {
  return (
    <div className="search-box">
      <span className="icon icon-search" aria-hidden="true" />
      <input
        type="search"
        aria-label="Search the documentation"
        placeholder="Search the documentation"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
    </div>
  );
}
