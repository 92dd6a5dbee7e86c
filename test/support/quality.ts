import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** One figure that a test has measured. */
export interface Measured {
  label: string;
  value: number | string;
  unit?: string;
}

const FOLDER = resolve(import.meta.dirname, '../../.cache/quality');

/** Notes figures for the page on quality; `npm run quality` gathers them. */
export function recordQuality(name: string, measured: readonly Measured[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify({ name, measured, date }, null, 2)}\n`);
}
