import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../config/siteSchema.ts';
import { prepareIcons } from './icons.ts';

describe('prepareIcons', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'icons-'));
    await mkdir(join(root, 'engine/theme'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  const prepare = (icons: string[]) => {
    const targets = icons.map((icon) => ({ title: '', details: '', icon, links: [] }));
    // Only these two fields are read.
    const site = { base: '/docs/', homePage: { targets } } as unknown as Site;
    const cacheDir = join(root, '.cache');
    return prepareIcons({ engineDir: join(root, 'engine'), root, site, cacheDir, engineHash: '' });
  };

  it.each([
    ['theme', '<span className="icon icon-search" />', ['search']],
    ['theme', "open ? 'icon icon-x-lg' : 'icon icon-list'", ['list', 'x-lg']],
    ['theme', "{ title: 'A', icon: 'layers' }", ['layers']],
    ['theme', '<Block icon="people" />', ['people']],
    ['theme', '<button className="icon-button">', []],
    ['theme', "icon: '/images/favicon.svg'", []],
    ['theme', '--icon-size: 1rem', []],
    ['../demos', '<i className="icon icon-search" />', ['search']],
    // A figure's own drawing, not one of the set.
    ['../demos', '<Box icon="polygon" />', []],
  ])('reads %s: %s', async (folder, source, names) => {
    await mkdir(join(root, 'demos'), { recursive: true });
    await writeFile(join(root, 'engine', folder, 'Bar.tsx'), source);
    const { css, problems } = await prepare([]);
    expect(problems).toEqual([]);
    expect([...css.matchAll(/\.icon-([a-z-]+)\{/g)].map(([, name]) => name)).toEqual(names);
  });

  it('holds each icon used once, whoever uses it, and no other', async () => {
    await writeFile(join(root, 'engine/theme/Bar.tsx'), '<i className="icon icon-search" />\n');
    await writeFile(join(root, 'engine/theme/Bar.test.tsx'), '<i className="icon icon-moon" />\n');
    const sheet = await prepare(['layers', 'search']);
    expect(sheet.problems).toEqual([]);
    expect(sheet.css.match(/\.icon-[a-z-]+\{/g)).toEqual(['.icon-layers{', '.icon-search{']);
    expect(sheet.url).toMatch(/^\/docs\/assets\/css\/icons\.[\w-]{8}\.css$/);
    expect(sheet.files).toEqual([{ path: sheet.url.slice('/docs/'.length), content: sheet.css }]);
  });

  it('writes data that a style sheet can hold', async () => {
    const { css } = await prepare(['search']);
    const [, data = ''] = /--icon:url\("data:image\/svg\+xml,([^"]*)"\)/.exec(css) ?? [];
    expect(decodeURIComponent(data)).toMatch(
      /^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 16 16'><path d='M11/,
    );
    expect(css).not.toMatch(/class=|width='/);
  });

  it('reports an unknown icon with its place and a suggestion', async () => {
    await writeFile(join(root, 'engine/theme/Bar.tsx'), '\n<i className="icon icon-serach" />\n');
    const { problems } = await prepare(['qqqqqqqqqqqqqqqq']);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'engine/theme/Bar.tsx',
        line: 2,
        message: 'icon "serach" does not exist.',
        hint: 'Did you mean "search"?',
      },
      { file: 'site.config.ts', hint: 'Names are those of https://icons.getbootstrap.com.' },
    ]);
  });
});
