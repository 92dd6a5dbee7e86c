import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { Pack } from './pack.ts';

const folder = temporaryFolder();
const open = () => new Pack(folder.root, 'pages');

/** A pack on disk with these records. */
function fill(records: Record<string, string>): void {
  const pack = open();
  for (const [key, text] of Object.entries(records)) pack.put(key, text);
  pack.close();
}

it('keeps texts of any content between openings', () => {
  const texts = { a: 'naïve 日本 🚀\u0000\n', b: '', long: 'x'.repeat(3_000_000) };
  fill(texts);
  const pack = open();
  for (const [key, text] of Object.entries(texts)) expect(pack.get(key)).toBe(text);
  expect(pack.get('c')).toBeUndefined();
  pack.close();
  expect(readdirSync(folder.root).sort()).toEqual(['pages.index.json', 'pages.pack']);
});

it('reads what was just put, and the newest of two', () => {
  const pack = open();
  for (const text of ['one', 'two']) {
    pack.put('a', text);
    expect(pack.get('a')).toBe(text);
  }
  pack.close();
});

it.each([
  ['index', () => folder.write('pages.index.json', '{"a":[0,')],
  ['file', () => truncateSync(folder.at('pages.pack'), 2)],
  ['file that is gone', () => rmSync(folder.at('pages.pack'))],
])('survives a damaged %s', (_, damage) => {
  fill({ a: 'first' });
  damage();
  const pack = open();
  expect(pack.get('a')).toBeUndefined();
  pack.put('a', 'again');
  pack.close();
  expect(open().get('a')).toBe('again');
});

it('drops records that nobody asks for, once they fill half of the file', () => {
  fill({ old: 'x'.repeat(1000), kept: 'y'.repeat(100) });
  const pack = open();
  pack.get('kept');
  pack.close();
  expect(statSync(folder.at('pages.pack')).size).toBe(100);
  expect(open().get('kept')).toBe('y'.repeat(100));
  expect(open().get('old')).toBeUndefined();
});
