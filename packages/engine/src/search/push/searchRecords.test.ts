import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../test/support/temporaryFolder.ts';
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
const folder = temporaryFolder();
const write = (name: string, value: unknown) => folder.write(name, JSON.stringify(value));

beforeEach(() => {
  const search = Object.fromEntries(
    ['head', 'body', 'api'].map((part) => [part, `/docs/assets/search/${part}.json`]),
  );
  write('manifest.json', { base: '/docs/', search });
  write('assets/search/head.json', {
    sections: [
      section(),
      section({ hash: '#draw-it', title: 'Draw it' }),
      section({ address: '/' as Address, guide: '', title: 'Home', trail: ['Home'], edition: 'legacy' }),
      section({ hash: '#draw-it', title: 'Draw it', kind: 'term' }),
    ],
  });
  write('assets/search/body.json', { texts: ['What it is', '', 'x'.repeat(9000), 'A way'] });
  write('assets/search/api.json', {
    sections: [section({ title: 'GET /api', hash: '#get-api', trail: ['Operations'] })],
    texts: ['List'],
  });
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
    write('manifest.json', { base: '/' });
    expect(() => readSearchRecords(folder.root)).toThrow(/holds no search index\.\n\s+Build first/);
    rmSync(folder.at('manifest.json'));
    expect(() => readSearchRecords(folder.root)).toThrow(/holds no search index\.\n\s+Build first/);
  });
});
