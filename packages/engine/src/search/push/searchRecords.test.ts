import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../core/types.ts';
import type { SearchSection } from '../query/searchIndex.ts';
import { readSearchRecords } from './searchRecords.ts';

const site = { title: 'Documentation', guides: [{ key: '/guide/', title: 'User Guide' }] };
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
      section({ hash: '#by-hand', title: 'By hand', trail: ['Page', 'Draw it'] }),
      section({ address: '/' as Address, guide: '', title: 'Home', trail: ['Home'], edition: 'legacy' }),
      section({ title: 'Slide', hash: '', kind: 'term', trail: ['Glossary'] }),
      section({ hash: '#draw-it', title: 'Draw it', kind: 'term' }),
    ],
    ['What it is', '', 'Text', 'x'.repeat(9000), 'Glass', 'A way'],
    [[section({ title: 'GET /api', hash: '#get-api', trail: ['Operations'] })], ['List']],
  ),
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readSearchRecords', () => {
  it('gives a page and its sections the form that DocSearch shows, operations last', () => {
    const records = readSearchRecords(folder, site);
    expect(records.map(({ url, type, hierarchy }) => [url, type, ...Object.values(hierarchy)])).toEqual([
      ['/docs/guide/page', 'content', 'User Guide', 'Page', null, null, null, null, null],
      ['/docs/guide/page#draw-it', 'lvl2', 'User Guide', 'Page', 'Draw it', null, null, null, null],
      ['/docs/guide/page#by-hand', 'content', 'User Guide', 'Page', 'Draw it', 'By hand', null, null, null],
      ['/docs/', 'content', 'Documentation', 'Home', null, null, null, null, null],
      ['/docs/guide/page', 'content', 'User Guide', 'Glossary', 'Slide', null, null, null, null],
      ['/docs/guide/page#draw-it', 'content', 'User Guide', 'Page', 'Draw it', null, null, null, null],
      ['/docs/guide/page#get-api', 'content', 'User Guide', 'Operations', 'GET /api', null, null, null, null],
    ]);
    expect(records[2]).toMatchObject({ anchor: 'by-hand', url_without_anchor: '/docs/guide/page' });
  });

  it('names each by what never changes, so that a later push finds it again', () => {
    const ids = readSearchRecords(folder, site).map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(readSearchRecords(folder, site).map(({ objectID }) => objectID)).toEqual(ids);
  });

  it('puts pages before their sections, other editions and operations after them', () => {
    const [page, part, , legacy, , , operation] = readSearchRecords(folder, site).map(({ weight }) => weight);
    expect([page, part, legacy, operation]).toEqual([10, 5, 7, 1]);
  });

  it('keeps records small enough for every service', () => {
    for (const record of readSearchRecords(folder, site))
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  });

  it('asks for a build where there is no index', () => {
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ base: '/' }));
    expect(() => readSearchRecords(folder, site)).toThrow(/holds no search index\.\n\s+Build first/);
    rmSync(join(folder, 'manifest.json'));
    expect(() => readSearchRecords(folder, site)).toThrow(/holds no search index\.\n\s+Build first/);
  });
});
