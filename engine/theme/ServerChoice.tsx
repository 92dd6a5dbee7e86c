import { type FormEvent, useEffect, useId, useState } from 'react';
import { usePage } from '../app/hooks.ts';
import { readStored, writeStored } from '../app/stored.ts';
import { SERVER_KEY, serverAddress } from './serverAddress.ts';

/** What samples show as long as nobody says otherwise. */
const PLACEHOLDER = 'https://<server>';

/**
 * Lets the reader name a server once; all samples of the reference then show it. It is kept in this browser only. There
 * is nothing to try a request with: the date that a signature covers is a header that browsers do not let pages set.
 */
export function ServerChoice() {
  const { address } = usePage();
  const id = useId();
  const [server, setServer] = useState('');
  const [fault, setFault] = useState('');
  useEffect(() => setServer(serverAddress(readStored(SERVER_KEY) ?? '') ?? ''), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other samples
  useEffect(() => showServer(server || PLACEHOLDER), [server, address]);

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('server') ?? '').trim();
    const chosen = written === '' ? '' : serverAddress(written);
    setFault(chosen === undefined ? 'Write an address such as https://cytomine.example.org.' : '');
    if (chosen === undefined) return;
    setServer(chosen);
    writeStored(SERVER_KEY, chosen);
  };
  return (
    <details className="api-server-choice menu scripted">
      <summary>My server</summary>
      <form className="menu-panel" onSubmit={choose} noValidate>
        <label htmlFor={id}>Address of your server</label>
        <div className="api-server-row">
          <input
            key={server}
            id={id}
            name="server"
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            placeholder="https://cytomine.example.org"
            defaultValue={server}
            aria-invalid={fault !== ''}
            aria-describedby={`${id}-note`}
          />
          <button type="submit">Show in samples</button>
        </div>
        <p id={`${id}-note`} role="status">
          {fault ||
            (server === ''
              ? 'Kept in this browser only.'
              : `Samples show ${server}. Empty the field to undo it.`)}
        </p>
      </form>
    </details>
  );
}

/** Text only: what a reader types never becomes markup. Samples of other languages still wait in templates. */
function showServer(server: string): void {
  const inert = [...document.querySelectorAll<HTMLTemplateElement>('template.tab-panel')];
  for (const part of [document, ...inert.map(({ content }) => content)])
    for (const place of part.querySelectorAll('.api-server')) place.textContent = server;
}
