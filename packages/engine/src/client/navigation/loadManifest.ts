import type { Manifest } from '../../core/types.ts';

/** What the site on the server consists of now. */
export async function loadManifest(base: string): Promise<Manifest> {
  return (await fetchJson(`${base}manifest.json`)) as Manifest;
}

/** Always asks the server: what is fetched this way carries no hash in its name. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
