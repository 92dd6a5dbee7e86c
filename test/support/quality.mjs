// Notes figures for the page on quality; `npm run quality` gathers them. Plain JavaScript, since benchmarks use it, too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../site/.cache/quality');

/**
 * Writes what a check has measured in the place of what it measured last.
 *
 * @param {string} name
 * @param {readonly { label: string, value: number | string, unit?: string }[]} measured
 */
export function recordQuality(name, measured) {
  mkdirSync(FOLDER, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify({ name, measured, date }, null, 2)}\n`);
}
