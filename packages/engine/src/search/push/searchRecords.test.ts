import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../core/types.ts';
import type { SearchSection } from '../query/searchIndex.ts';
import { readSearchRecords } from './runPush.ts';

const section = (given: Partial<SearchSection> = {}): SearchSection => ({
  address: '/guide/page' as Address,
  hash: '',
  title: 'Page',
  trail: ['Page'],
  guide: '/guide/',
  kind: undefined,
  edition: undefined,
  ...given,
});
const folder = mkdtempSync(join(tmpdir(), 'docs-records-'));

function write(name: string, value: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(value));
}

/** Writes a built site's index. */
function writeIndex(sections: SearchSection[], texts: string[], api?: [SearchSection[], string[]]): void {
  const search = {
    head: '/docs/assets/search/head.json',
    body: '/docs/assets/search/body.json',
    ...(api ? { api: '/docs/assets/search/api.json' } : {}),
  };
  write('manifest.json', { base: '/docs/', search });
  write('assets/search/head.json', { sections });
  write('assets/search/body.json', { texts });
  write('assets/search/api.json', { sections: api?.[0], texts: api?.[1] });
}

beforeAll(() =>
  writeIndex(
    [
      section(),
      section({ hash: '#draw-it', title: 'Draw it' }),
      section({ address: '/' as Address, guide: '', title: 'Home', trail: ['Home'], edition: 'legacy' }),
      section({ hash: '#draw-it', title: 'Draw it', kind: 'term' }),
    ],
    ['What it is', '', 'x'.repeat(9000), 'A way'],
    [[section({ title: 'GET /api', hash: '#get-api', trail: ['Operations'] })], ['List']],
  ),
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readSearchRecords', () => {
  it('gives each section with its text, operations last', () => {
    const records = readSearchRecords(folder);
    expect(
      records.map(({ address, hash, title, text }) => [address + hash, title, text.slice(0, 9)]),
    ).toEqual([
      ['/guide/page', 'Page', 'What it i'],
      ['/guide/page#draw-it', 'Draw it', ''],
      ['/', 'Home', 'xxxxxxxxx'],
      ['/guide/page#draw-it', 'Draw it', 'A way'],
      ['/guide/page#get-api', 'GET /api', 'List'],
    ]);
    expect(records[1]).toMatchObject({ trail: ['Page'], guide: '/guide/' });
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it('puts pages before their sections, other editions and operations after them', () => {
    expect(readSearchRecords(folder).map(({ weight }) => weight)).toEqual([10, 5, 7, 5, 1]);
  });

  it('keeps records small enough for every service', () => {
    for (const record of readSearchRecords(folder))
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  });

  it('asks for a build where there is no index', () => {
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ base: '/' }));
    expect(() => readSearchRecords(folder)).toThrow(/holds no search index\.\n\s+Build first/);
    rmSync(join(folder, 'manifest.json'));
    expect(() => readSearchRecords(folder)).toThrow(/holds no search index\.\n\s+Build first/);
  });
});
