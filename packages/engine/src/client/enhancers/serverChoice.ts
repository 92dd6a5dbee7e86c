import { SERVER } from '../../core/strings.ts';
import { readStored, writeStored } from '../stored.ts';
import type { Enhancer } from './enhancer.ts';

const PLACEHOLDER = 'https://<server>';

/** The form in which readers name their own server: all samples of the page show it, and it is kept in this browser. */
export const enhanceServerChoice: Enhancer = (root, signal) => {
  const form = root.querySelector<HTMLFormElement>('.api-server-choice form');
  const field = form?.querySelector('input');
  const note = form?.querySelector('[role="status"]');
  if (!form || !field || !note) return;
  const show = (server: string) => {
    field.value = server;
    field.removeAttribute('aria-invalid');
    // Text only: what a reader types never becomes markup.
    for (const place of serverPlaces(root)) place.textContent = server || PLACEHOLDER;
    note.textContent = server === '' ? SERVER.kept : SERVER.shown(server);
  };
  const kept = serverAddress(readStored(SERVER_KEY) ?? '') ?? '';
  if (kept !== '') show(kept);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const written = field.value.trim();
    const chosen = written === '' ? '' : serverAddress(written);
    if (chosen === undefined) {
      field.setAttribute('aria-invalid', 'true');
      note.textContent = SERVER.invalid;
      return;
    }
    writeStored(SERVER_KEY, chosen);
    show(chosen);
  };
  form.addEventListener('submit', onSubmit, { signal });
};

/** Where samples name the server: in tabs that were never opened, too. */
function serverPlaces(root: ParentNode): Element[] {
  const inert = [...root.querySelectorAll('template')].flatMap(({ content }) => [
    ...content.querySelectorAll('.api-server'),
  ]);
  return [...root.querySelectorAll('.api-server'), ...inert];
}

const SERVER_KEY = 'api-server';

/**
 * The origin that a reader means; undefined for what is none. Without a scheme it is taken for `https`.
 *
 * @example serverAddress('cytomine.example.org/') // 'https://cytomine.example.org'
 */
export function serverAddress(text: string): string | undefined {
  const written = /^(https?:\/\/)?([\p{L}\p{N}_.-]+(?::\d+)?)(?:\/|$)/iu;
  const [, scheme = 'https://', host = ''] = written.exec(text.trim()) ?? [];
  return URL.canParse(scheme + host) ? new URL(scheme + host).origin : undefined;
}
