import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runPush } from '../../packages/engine/src/search/push/runPush.ts';
import { runBuild } from '../support/runBuild.ts';
import { SearchService } from '../support/searchService.ts';
import { TypesenseService } from '../support/typesenseService.ts';

const PAGES = 25;

let root: string;
let dist: string;
let service: SearchService;
let host: string;
let said: string[];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function configure(search: object | undefined): void {
  const site = { title: 'Site', description: 'A site', ...(search ? { search } : {}) };
  write('site.config.ts', `export default ${JSON.stringify(site)};\n`);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'docs-push-'));
  dist = join(root, 'dist');
  service = new SearchService();
  host = await service.listen();
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  vi.stubEnv('SEARCH_ADMIN_KEY', 'secret');
  const sections = Array.from({ length: PAGES }, (_, i) => ({
    address: `/page-${i}`,
    hash: '',
    title: `Page ${i}`,
    trail: [`Page ${i}`],
    guide: '',
  }));
  configure({ key: 'public', indexName: 'docs', host });
  const search = { head: '/head.json', body: '/body.json' };
  write('dist/manifest.json', JSON.stringify({ base: '/', search }));
  write('dist/head.json', JSON.stringify({ sections }));
  write('dist/body.json', JSON.stringify({ texts: sections.map(({ title }) => `About ${title}`) }));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await service.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 9 });
});

describe('runPush', () => {
  it('sends the records of the built site in batches, with the key that may write', async () => {
    await runPush(['--batch', '10'], root, dist);
    expect(service.batches).toBe(3);
    expect(service.indexes.get('docs')?.size).toBe(PAGES);
    expect([...service.keys]).toEqual(['secret']);
    expect(said.at(-1)).toBe('"docs" is up to date.');
  });

  it('takes host and index from its options before the configuration', async () => {
    configure(undefined);
    await runPush(['--host', host, '--index', 'other'], root, dist);
    expect([...service.indexes.keys()]).toEqual(['other']);
  });

  it('says what it would send, and sends nothing, in a dry run', async () => {
    vi.stubEnv('SEARCH_ADMIN_KEY', '');
    await runPush(['--dry-run', '--batch', '10'], root, dist);
    expect(said).toEqual([
      expect.stringMatching(/^25 records, \d+ kB, 3 batches for "docs"$/),
      'Nothing was sent.',
    ]);
    expect(service.keys.size).toBe(0);
    expect(service.indexes.size).toBe(0);
  });

  it('goes on after a failure in the middle', async () => {
    service.failAfter = 1;
    await expect(runPush(['--batch', '10'], root, dist)).rejects.toThrow(/10 of 25 records were sent/);
    expect(service.indexes.has('docs')).toBe(false);
    service.failAfter = Number.POSITIVE_INFINITY;
    await runPush(['--batch', '10'], root, dist);
    expect(said).toContain('Going on after 10 of 25 records.');
    expect(service.batches).toBe(3);
    expect(service.indexes.get('docs')?.size).toBe(PAGES);
  });

  it.each([
    ['no key', ['--batch', '10'], { SEARCH_ADMIN_KEY: '' }, /no key that may write.*Set SEARCH_ADMIN_KEY/s],
    ['a size that is none', ['--batch', '1.5'], {}, /"1.5" is no size of a batch/],
    ['a host that is none', ['--host', 'search.example.org'], {}, /"search.example.org" is no host/],
    ['a host with a path', ['--host', 'https://a.org/b'], {}, /is no host/],
    ['a host of another kind', ['--host', 'ftp://a.org'], {}, /is no host/],
    [
      'a protocol that is none',
      ['--protocol', 'ftp'],
      {},
      /"ftp" is no protocol.*Known: algolia, typesense/s,
    ],
    [
      'an option that is none',
      ['--hots', 'x'],
      {},
      /Unknown option '--hots'.*Known: --out, --protocol, --host/s,
    ],
  ] as const)('refuses %s', async (_, args, env, message) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    await expect(runPush(args, root, dist)).rejects.toThrow(message);
    expect(service.keys.size).toBe(0);
  });

  it('asks for what neither options nor configuration say', async () => {
    configure(undefined);
    await expect(runPush([], root, dist)).rejects.toThrow(/No index is named/);
    await expect(runPush(['--index', 'docs'], root, dist)).rejects.toThrow(/No application is named/);
    const typesense = ['--protocol', 'typesense', '--index', 'docs'];
    await expect(runPush(typesense, root, dist)).rejects.toThrow(/No host is named/);
  });
});

describe('runPush to Typesense', () => {
  let typesense: TypesenseService;

  beforeEach(async () => {
    typesense = new TypesenseService();
    typesense.key = 'secret';
    configure({ protocol: 'typesense', key: 'public', indexName: 'docs', host: await typesense.listen() });
  });

  afterEach(() => typesense.close());

  it('fills a collection, and puts it behind the alias', async () => {
    await runPush(['--batch', '10'], root, dist);
    expect(typesense.imports).toBe(3);
    expect(typesense.collections.get(typesense.aliases.get('docs') ?? '')?.size).toBe(PAGES);
    expect([...typesense.keys]).toEqual(['secret']);
    expect(said.at(-1)).toBe('"docs" is up to date.');
  });

  it('takes the protocol from its options before the configuration', async () => {
    await runPush(['--protocol', 'algolia', '--host', host], root, dist);
    expect(service.indexes.get('docs')?.size).toBe(PAGES);
    expect(typesense.requests).toEqual([]);
  });

  it('sends nothing in a dry run', async () => {
    vi.stubEnv('SEARCH_ADMIN_KEY', '');
    await runPush(['--dry-run'], root, dist);
    expect(said.at(-1)).toBe('Nothing was sent.');
    expect(typesense.requests).toEqual([]);
  });
});

describe('npm run search:push', () => {
  it('ends with 1 and a sentence, not a stack, when the host is not there', async () => {
    const args = ['push', '--root', root, '--out', dist, '--host', 'http://127.0.0.1:9'];
    const { code, output } = await runBuild(args);
    expect(code).toBe(1);
    expect(output).toContain('The search host cannot be reached, or fails. No record was sent');
    expect(output).toContain('run the command again');
    expect(output).not.toMatch(/^\s+at /m);
  });
});
