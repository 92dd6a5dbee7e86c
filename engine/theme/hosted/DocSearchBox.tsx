import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { loadStyles, usePage, useSite } from '../../app/hooks.ts';
import type { HostedSearch } from '../../shared/types.ts';
import { createAsk } from './askHost.ts';
import styles from './DocSearchBox.css?url';
import { HostedResult } from './HostedResult.tsx';
import type { HostedHit } from './readHits.ts';
import { siteUrl } from './siteUrl.ts';

export interface BoxProps {
  search: HostedSearch;
  /** What the field starts with. */
  query: string;
  close: () => void;
  /** Called with the question that the host does not answer. */
  onFailure: (query: string) => void;
}

/** DocSearch, inside of our dialog. */
function DocSearchBox({ search, query, close, onFailure }: BoxProps) {
  const { base } = useSite();
  const { canonical } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();
  // One object for as long as the box is there: DocSearch begins anew with every other one.
  const [settings] = useState<DocSearchModalProps>(() => {
    const ask = createAsk({
      search,
      urlOf: (url) => siteUrl(url, base, location.href, canonical),
      onAnswer: (hits) => setCount(hits.length),
      onFailure,
    });
    return {
      appId: search.appId,
      apiKey: search.key,
      indexName: search.indexName,
      placeholder: 'Search the documentation',
      initialQuery: query,
      initialScrollY: WHERE_IT_IS,
      maxResultsPerGroup: 10,
      // It would keep on the device what the host has sent.
      disableUserPersonalization: true,
      insights: false,
      transformSearchClient: (client) => ({ ...client, search: ask as typeof client.search }),
      hitComponent: ({ hit }) => <HostedResult hit={hit as unknown as HostedHit} />,
      navigator: { navigate: followMarked },
      onClose: close,
    };
  });
  useLayoutEffect(() => describe(place.current, count), [count]);
  return (
    <div
      ref={place}
      className={search.host === '' ? 'docsearch' : 'docsearch own-host'}
      onKeyDownCapture={leaveEscape}
    >
      <DocSearchModal {...settings} />
      <p className="visually-hidden" role="status">
        {count === undefined
          ? ''
          : count === 1
            ? '1 result'
            : count === 0
              ? 'No results'
              : `${count} results`}
      </p>
    </div>
  );
}

/** DocSearch puts the page back where it was when it opened; a result leads elsewhere. Read when it scrolls. */
const WHERE_IT_IS = { valueOf: () => scrollY } as unknown as number;

/** Enter does what a click on the marked hit does, and so takes the same way as every link. */
function followMarked(): void {
  document.querySelector<HTMLElement>('.docsearch .hit[aria-selected="true"]')?.click();
}

/** Escape is the dialog's: DocSearch would take it and close nothing. */
function leaveEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

/** DocSearch calls itself a button that is open; what is one, and what is open, is its field. */
function describe(place: HTMLElement | null, count: number | undefined): void {
  const box = place?.querySelector('.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
    box?.removeAttribute(name);
  const field = place?.querySelector('input');
  field?.setAttribute('role', 'combobox');
  field?.setAttribute('aria-expanded', String(count !== undefined && count > 0));
}

/** The box, with its looks. */
export async function loadBox(): Promise<typeof DocSearchBox> {
  await loadStyles([styles]);
  return DocSearchBox;
}
