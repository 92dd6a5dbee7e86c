import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';

/** A drawing without anything that could run, and what was wrong with it. */
interface CleanSvg {
  svg: string;
  problems: Problem[];
}

/**
 * Sanitises a drawing, once per content: loading the sanitiser takes longer than the rest of a build that finds
 * everything in its cache. `engineHash`: of the engine's sources, with which the result may change.
 */
export async function cleanSvg(text: string, cacheDir: string, engineHash: string): Promise<CleanSvg> {
  const folder = join(cacheDir, 'images');
  const record = join(folder, `${contentHash(engineHash, text)}.svg.json`);
  const cached = await readFile(record, 'utf8').then(
    (json): CleanSvg => JSON.parse(json),
    () => undefined,
  );
  if (cached !== undefined) return cached;
  const { sanitizeSvg } = await import('./sanitizeSvg.ts');
  const made = sanitizeSvg(text);
  const partial = `${record}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(partial, JSON.stringify(made));
  await rename(partial, record);
  return made;
}
