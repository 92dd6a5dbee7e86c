import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../shared/types.ts';
import { iconsIn, prepareIcons } from './icons.ts';

describe('iconsIn', () => {
  it.each([
    ['<span className="icon icon-search" />', ['search']],
    ["open ? 'icon icon-x-lg' : 'icon icon-list'", ['x-lg', 'list']],
    ["{ title: 'A', icon: 'layers' }", ['layers']],
    ['<Block icon="people" />', ['people']],
    ['<button className="icon-button">', []],
    ["icon: '/images/favicon.svg'", []],
    ['--icon-size: 1rem', []],
  ])('%s', (source, names) => {
    expect(iconsIn(source).map(({ name }) => name)).toEqual(names);
  });
});

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
    return prepareIcons({ engineDir: join(root, 'engine'), root, site });
  };

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
