import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../test/support/temporaryFolder.ts';
import type { Address } from '../../core/types.ts';
import { packJson } from '../query/packedText.ts';
import { type IndexedSection, storeSections } from '../query/storedSections.ts';
import { readSearchRecords } from './runPush.ts';

const page = (address: string, title: string, more: Partial<IndexedSection> = {}): IndexedSection => ({
  address: address as Address,
  hash: '',
  title,
  trail: [],
  kind: undefined,
  guide: '/guide/',
  edition: undefined,
  ...more,
});
const folder = temporaryFolder();

beforeEach(() => {
  const search = { head: '/docs/assets/search/head.json', body: '/docs/assets/search/body.txt' };
  folder.write('manifest.json', JSON.stringify({ base: '/docs/', search }));
  const sections = [
    page('/guide/page', 'Page'),
    page('/guide/page', 'Draw it', { trail: ['Page'], hash: '#draw-it' }),
    page('/', 'Home', { guide: '', edition: 'legacy' }),
    page('/guide/page', 'Draw it', { hash: '#draw-it', kind: 'term' }),
  ];
  folder.write('assets/search/head.json', packJson({ sections: storeSections(sections) }));
  const operations = [page('/guide/page', 'GET /api', { hash: '#get-api' })];
  const texts = ['What it is', '', 'x'.repeat(9000), 'A way', 'List'];
  folder.write('assets/search/body.txt', packJson({ operations: storeSections(operations), texts }));
});

describe('readSearchRecords', () => {
  it('gives each section with its text, pages before their sections, other editions and operations last', () => {
    const records = readSearchRecords(folder.root);
    expect(
      records.map(({ address, hash, title, text, weight }) => [
        address + hash,
        title,
        text.slice(0, 9),
        weight,
      ]),
    ).toEqual([
      ['/guide/page', 'Page', 'What it i', 10],
      ['/guide/page#draw-it', 'Draw it', '', 5],
      ['/', 'Home', 'xxxxxxxxx', 7],
      ['/guide/page#draw-it', 'Draw it', 'A way', 5],
      ['/guide/page#get-api', 'GET /api', 'List', 1],
    ]);
    expect(records[1]).toMatchObject({ trail: ['Page'], guide: '/guide/' });
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    // What every service takes.
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  });

  it('asks for a build where there is no index', () => {
    folder.write('manifest.json', JSON.stringify({ base: '/' }));
    expect(() => readSearchRecords(folder.root)).toThrow(/holds no search index\.\n\s+Build first/);
    rmSync(folder.at('manifest.json'));
    expect(() => readSearchRecords(folder.root)).toThrow(/holds no search index\.\n\s+Build first/);
  });
});
