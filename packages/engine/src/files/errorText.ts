import { stripVTControlCharacters } from 'node:util';

/** What an error says, without the colors that bundlers put in; `stack` with where it came from, if that is known. */
export function errorText(error: unknown, { stack = false } = {}): string {
  if (!(error instanceof Error)) return String(error);
  return stripVTControlCharacters((stack ? error.stack : undefined) ?? error.message).trim();
}
