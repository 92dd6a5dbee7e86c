import type { Manifest } from '../../core/types.ts';

/** What the site on the server consists of now. */
export async function loadManifest(base: string): Promise<Manifest> {
  const manifest = await fetchJson(`${base}manifest.json`);
  if (!isManifest(manifest)) throw new Error('manifest.json holds no manifest.');
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'build' in value && 'redirects' in value;
}

/** Always asks the server: what is fetched this way carries no hash in its name. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
