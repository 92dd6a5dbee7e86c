import type { SearchDocument } from '../shared/types.ts';
import type { PlannedFile } from './plan.ts';

/** The search index as two hashed files: titles first, bodies after. `urls` (with base) go into `manifest.json`. */
export function searchIndexFiles(
  _documents: readonly SearchDocument[],
  _base: string,
): { files: PlannedFile[]; urls: { head: string; body: string } } {
  return { files: [], urls: { head: '', body: '' } };
}
