import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { runNew } from './new.ts';

const config = `export default {
  title: 'T',
  description: 'D',
  sidebars: {
    '/guide/': [
      ['/guide/', 'Start'],
      ['/guide/end', 'End'],
    ],
  },
};
`;

const folder = temporaryFolder();
let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  folder.write('site.config.ts', config);
  folder.write('docs/guide/README.md', '# Start\n');
});
afterEach(() => vi.restoreAllMocks());

const run = (page?: string) => runNew(folder.root, page);

it('writes the page and its sidebar entry', async () => {
  await run('guide/some-page');
  expect(folder.read('docs/guide/some-page.md')).toBe('---\ntitle: Some page\n---\n');
  expect(folder.read('site.config.ts')).toBe(
    config.replace("'End'],\n", "'End'],\n      ['/guide/some-page', 'Some page'],\n"),
  );
  expect(lines).toEqual([
    'docs/guide/some-page.md is there; its address is /guide/some-page.',
    'site.config.ts has its sidebar entry.',
  ]);
});

it('writes a plain entry beside plain ones, for the first page of a folder too', async () => {
  const plain = config.replace(/\[('[^']*'), '[^']*'\]/g, '$1');
  folder.write('site.config.ts', plain);
  await run('guide/deep/a-page');
  expect(folder.read('docs/guide/deep/a-page.md')).toBe('---\ntitle: A page\n---\n');
  expect(folder.read('site.config.ts')).toBe(
    plain.replace("'/guide/end',\n", "'/guide/end',\n      '/guide/deep/a-page',\n"),
  );
});

it.each([
  ['/guide/x.md', 'docs/guide/x.md'],
  ['docs/guide/x', 'docs/guide/x.md'],
  ['guide/sub/', 'docs/guide/sub/README.md'],
  ['guide/v1.2', 'docs/guide/v1.2.md'],
])('takes %s for %s', async (path, file) => {
  await run(path);
  expect(folder.read(file)).toMatch(/^---\ntitle: /);
});

it('says when no sidebar covers the page', async () => {
  await run('about');
  expect(lines[1]).toMatch(/Add "\/about" to a sidebar/);
  expect(folder.read('site.config.ts')).toBe(config);
});

it.each<[string | undefined, RegExp]>([
  [undefined, /path of the page is missing/],
  ['guide/README.md', /docs\/guide\/README.md exists already/],
  ['guide/', /exists already/],
  ['guide/My Page', /digits and hyphens/],
  ['guide/v1.html', /is no good name/],
  ['guide/../../outside', /is no good name/],
  ['search', /belongs to a page that the engine makes/],
])('refuses %j', async (page, message) => {
  await expect(run(page)).rejects.toThrow(message);
  expect(readdirSync(folder.at('docs'), { recursive: true })).toEqual(['guide', 'guide/README.md']);
  expect(folder.read('site.config.ts')).toBe(config);
});
