import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Pack } from './pack.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-pack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A pack on disk with these records. */
function fill(records: Record<string, string>): void {
  const pack = new Pack(folder, 'pages');
  for (const [key, text] of Object.entries(records)) pack.put(key, text);
  pack.close();
}

describe('Pack', () => {
  it('keeps texts of any content between openings', () => {
    const texts = { a: 'naïve 日本 🚀\u0000\n', b: '', long: 'x'.repeat(3_000_000) };
    fill(texts);
    const pack = new Pack(folder, 'pages');
    for (const [key, text] of Object.entries(texts)) expect(pack.get(key)).toBe(text);
    expect(pack.get('c')).toBeUndefined();
    pack.close();
    expect(readdirSync(folder).sort()).toEqual(['pages.index.json', 'pages.pack']);
  });

  it('reads what was just put, and the newest of two', () => {
    const pack = new Pack(folder, 'pages');
    pack.put('a', 'one');
    expect(pack.get('a')).toBe('one');
    pack.put('a', 'two');
    expect(pack.get('a')).toBe('two');
    pack.close();
  });

  it.each([
    ['index', () => writeFileSync(join(folder, 'pages.index.json'), '{"a":[0,')],
    ['file', () => truncateSync(join(folder, 'pages.pack'), 2)],
    ['file that is gone', () => rmSync(join(folder, 'pages.pack'))],
  ])('survives a damaged %s', (_, damage) => {
    fill({ a: 'first' });
    damage();
    const pack = new Pack(folder, 'pages');
    expect(pack.get('a')).toBeUndefined();
    pack.put('a', 'again');
    pack.close();
    expect(new Pack(folder, 'pages').get('a')).toBe('again');
  });

  it('drops unused records once they fill half of the file', () => {
    fill({ old: 'x'.repeat(1000), kept: 'y'.repeat(100) });
    const pack = new Pack(folder, 'pages');
    pack.get('kept');
    pack.close();
    expect(statSync(join(folder, 'pages.pack')).size).toBe(100);
    const again = new Pack(folder, 'pages');
    expect(again.get('kept')).toBe('y'.repeat(100));
    expect(again.get('old')).toBeUndefined();
    again.close();
  });
});
