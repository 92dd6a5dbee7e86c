import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

let root: string;
let lines: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-'));
  lines = [];
  await writeFile(join(root, 'site.config.ts'), config);
  await mkdir(join(root, 'docs/guide'), { recursive: true });
  await writeFile(join(root, 'docs/guide/README.md'), '# Start\n');
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 9 }));

const read = (path: string) => readFile(join(root, path), 'utf8');

/** Answers the questions in order; without answers nobody is asked. */
function run(args: string[], answers?: string[]): Promise<void> {
  const given = answers?.values();
  const ask = given && (async (_: string, proposal: string) => given.next().value || proposal);
  return runNew(root, args, { ask, log: (line) => lines.push(line), close: () => {} });
}

describe('runNew', () => {
  it('writes the page and its sidebar entry', async () => {
    await run(['guide/some-page', '--title', 'A page: mine', '--kind', 'concept', '--after', 'guide/']);
    expect(await read('docs/guide/some-page.md')).toBe('---\ntitle: "A page: mine"\nkind: concept\n---\n');
    expect(await read('site.config.ts')).toBe(
      config.replace("'Start'],\n", "'Start'],\n      ['/guide/some-page', 'A page: mine'],\n"),
    );
    expect(lines).toEqual([
      'docs/guide/some-page.md is there; its address is /guide/some-page.',
      'site.config.ts has its sidebar entry.',
    ]);
  });

  it('asks for what is missing', async () => {
    await run([], ['guide/image-group', '', 'Groups of images.', 'tutorial', '/guide/end']);
    expect(await read('docs/guide/image-group.md')).toBe(
      '---\ntitle: Image group\ndescription: Groups of images.\nkind: tutorial\n---\n',
    );
    expect(await read('site.config.ts')).toContain("'End'],\n      ['/guide/image-group', 'Image group'],\n");
  });

  it.each([
    ['/guide/x.md', 'docs/guide/x.md'],
    ['docs/guide/x', 'docs/guide/x.md'],
    ['guide/sub/', 'docs/guide/sub/README.md'],
    ['guide/sub/index.md', 'docs/guide/sub/README.md'],
    ['guide/v1.2', 'docs/guide/v1.2.md'],
  ])('takes %s for %s', async (path, file) => {
    await run([path]);
    expect(await read(file)).toMatch(/^---\ntitle: /);
  });

  it('says when no sidebar covers the page', async () => {
    await run(['about']);
    expect(lines[1]).toMatch(/No sidebar covers this address/);
    expect(await read('site.config.ts')).toBe(config);
  });

  it.each<[string[], RegExp]>([
    [[], /path of the page is missing/],
    [['guide/README.md'], /docs\/guide\/README.md exists already/],
    [['guide/'], /exists already/],
    [['guide/index'], /exists already/],
    [['guide/My Page'], /Try "guide\/my-page"/],
    [['guide/Été'], /Try "guide\/ete"/],
    [['guide/v1.html'], /Try "guide\/v1"/],
    [['guide/../../outside'], /digits and hyphens\.$/],
    [['../outside'], /is no good name/],
    [['guide//x'], /is no good name/],
    [['search'], /belongs to a page that the engine makes/],
    [['guide/x', '--kind', 'concpt'], /Did you mean "concept"/],
    [['guide/x', '--after', 'guide/nothing'], /is not in its sidebar/],
    [['guide/x', '--position', '0'], /whole number/],
    [['guide/x', '--position', '1', '--after', 'guide/'], /not both/],
    [['guide/x', 'guide/y'], /second one/],
    [['guide/x', '--titel', 'T'], /titel/],
  ])('refuses %j', async (args, message) => {
    await expect(run(args)).rejects.toThrow(message);
    expect(await readdir(join(root, 'docs'), { recursive: true })).toEqual(['guide', 'guide/README.md']);
    expect(await read('site.config.ts')).toBe(config);
  });

  it('explains itself', async () => {
    await run(['--help']);
    expect(lines[0]).toMatch(/^Usage: npm run new/);
  });
});
