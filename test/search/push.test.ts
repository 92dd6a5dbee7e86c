import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runPush } from '../../packages/engine/src/search/push/runPush.ts';
import { packJson } from '../../packages/engine/src/search/query/packedText.ts';
import { runBuild } from '../support/runBuild.ts';
import { AlgoliaHost, TypesenseHost } from '../support/searchHosts.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** More than one batch. */
const PAGES = 1200;

const folder = temporaryFolder();
const push = (isDryRun: boolean) => runPush(folder.root, folder.at('dist'), isDryRun);
let said: string[];

function configure(search: object | undefined): void {
  const site = { title: 'Site', description: 'A site', ...(search ? { search } : {}) };
  folder.write('site.config.ts', `export default ${JSON.stringify(site)};\n`);
}

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  vi.stubEnv('SEARCH_ADMIN_KEY', 'secret');
  const titles = Array.from({ length: PAGES }, (_, i) => `Page ${i}`);
  const sections = titles.map((title, i) => `0${title}\t\t/page-${i}\t/guide/`);
  const search = { head: '/head.txt', body: '/body.txt' };
  folder.write('dist/manifest.json', JSON.stringify({ base: '/', search }));
  folder.write('dist/head.txt', packJson({ sections }));
  const texts = titles.map((title) => `About ${title}`);
  folder.write('dist/body.txt', packJson({ operations: [], texts }));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.each([
  ['algolia', AlgoliaHost],
  ['typesense', TypesenseHost],
] as const)('a push by the protocol of %s', (protocol, Host) => {
  let service: AlgoliaHost | TypesenseHost;

  beforeEach(async () => {
    service = new Host();
    configure({ protocol, key: 'public', indexName: 'docs', host: await service.listen() });
    service.fill('docs', [{ title: 'Old' }]);
  });

  afterEach(() => service.close());

  it('fills an index beside the one in use, which then takes its place', async () => {
    for (let time = 0; time < 2; time++) {
      await push(false);
      const records = service.records('docs');
      expect(records).toHaveLength(PAGES);
      expect(records[3]).toMatchObject({
        address: '/page-3',
        hash: '',
        title: 'Page 3',
        trail: [],
        text: 'About Page 3',
        guide: '/guide/',
        weight: 10,
      });
      expect(service.indexes.size).toBe(1);
    }
    expect(service.batches).toBe(6);
    expect([...service.keys]).toEqual(['secret']);
    expect(said.at(-1)).toBe('"docs" is up to date.');
  });

  it('leaves the index in use alone when it fails in the middle', async () => {
    service.failAfter = 1;
    await expect(push(false)).rejects.toThrow(/"docs" is as it was: .*refused/);
    expect(service.records('docs')).toEqual([{ title: 'Old' }]);
    service.failAfter = Number.POSITIVE_INFINITY;
    await push(false);
    expect(service.records('docs')).toHaveLength(PAGES);
  });

  it('says that a key is refused', async () => {
    service.mood = 'forbidding';
    await expect(push(false)).rejects.toThrow(/Invalid API key/);
  });

  it('says what it would send, and sends nothing, in a dry run', async () => {
    vi.stubEnv('SEARCH_ADMIN_KEY', '');
    await push(true);
    expect(said).toEqual([expect.stringMatching(/^1200 records, \d+ kB for "docs"$/), 'Nothing was sent.']);
    expect(service.requests).toEqual([]);
  });

  it('needs a key, and options that it knows', async () => {
    vi.stubEnv('SEARCH_ADMIN_KEY', '');
    await expect(push(false)).rejects.toThrow(/Set SEARCH_ADMIN_KEY/);
    expect(service.requests).toEqual([]);
  });
});

it('needs a service in the configuration', async () => {
  configure(undefined);
  await expect(push(false)).rejects.toThrow(/No hosted search is configured/);
});

it.each(['algolia', 'typesense'])(
  'npm run search:push ends with 1 and a sentence, not a stack, when %s is not there',
  async (protocol) => {
    configure({ protocol, key: 'public', indexName: 'docs', host: 'http://127.0.0.1:9' });
    const { code, output } = await runBuild(['push', '--root', folder.root, '--out', folder.at('dist')]);
    expect(code).toBe(1);
    expect(output).toContain('"docs" is as it was: ');
    expect(output).not.toMatch(/^\s+at /m);
  },
);
