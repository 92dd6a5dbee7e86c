import type { Manifest } from '../../core/types.ts';
import { fetchJson } from './fetchJson.ts';

/** What the site on the server consists of now. */
export async function loadManifest(base: string): Promise<Manifest> {
  const manifest = await fetchJson(`${base}manifest.json`);
  if (!isManifest(manifest)) throw new Error('manifest.json holds no manifest.');
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'build' in value && 'redirects' in value;
}
