import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildRun, copyFixture, filesOf, runBuild } from './support/runBuild.ts';
import { newFolder, sharedFolder } from './support/temporaryFolder.ts';

const build = (root: string, ...options: string[]) => runBuild(['build', '--root', root, ...options]);

const template = sharedFolder();
let firstRun: BuildRun;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'fixtures/small'), template, { recursive: true });
  firstRun = await build(template);
});

/** A copy of the small site as it is after its first build, as a start for what comes after. */
function builtSite(): { root: string; dist: string } {
  const root = newFolder();
  cpSync(template, root, { recursive: true, preserveTimestamps: true });
  return { root, dist: join(root, 'dist') };
}

const JS = /^assets\/js\//;

describe('build', () => {
  it('says what it did', () => {
    const { code, output } = firstRun;
    expect(code).toBe(0);
    expect(output).toMatch(/5 pages, [\d.]+ s, [\d.]+ MB, \d+ warnings? in /);
  });

  it('reports all mistakes together, with file and line, and leaves the output alone', async () => {
    const { root, dist } = builtSite();
    const before = filesOf(dist);
    const wrong = copyFixture('mistakes');
    // Not in the fixture, since tools stumble over it.
    writeFileSync(join(wrong, 'docs/latin.md'), Buffer.from('---\ntitle: Latin\n---\n\ncaf\xe9\n', 'latin1'));
    const { code, output } = await build(wrong, '--out', dist);
    expect(code).toBe(1);
    expect(output.split('\n').filter((line) => line.includes('  ') && !line.startsWith(' '))).toEqual([
      'docs/README.md:4  "/guide/nowhere", given as prev, is no page.',
      'docs/guide/components.md:3  is one of 2 pages with "api: true", and the API reference hangs below one.',
      'docs/guide/components.md:5  there is no component <Tbas>.',
      'docs/guide/components.md:7  <Tabs> lacks the property "labels".',
      'docs/guide/front-matter.md:3  unknown front matter key "redirectfrom".',
      'docs/guide/front-matter.md:4  is one of 2 pages with "api: true", and the API reference hangs below one.',
      'docs/guide/links.md:7  link to "/guide/lniks" leads nowhere.',
      'docs/guide/links.md:7  link to "/guide/#nothing": the page has no heading or anchor "nothing".',
      'docs/guide/links.md:7  link to "/guide/links#a-secton": the page has no heading or anchor "a-secton".',
      'docs/guide/links.md:9  the image "/images/missing.png" is not there (public/images/missing.png).',
      'docs/guide/links.md:9  link to "/old/guide" leads to an old address.',
      'docs/guide/links.md:11  link to "/guide/gone" leads nowhere.',
      'docs/guide/yaml.md:3  front matter: deficient indentation.',
      'docs/latin.md:5  is no UTF-8 text.',
      'docs/orphan.md  no sidebar, navigation entry or link leads to this page.',
      'docs/orphan.md:1  the page has no title.',
      'docs/twice/README.md  no sidebar, navigation entry or link leads to this page.',
      'docs/twice/index.md  has the same address "/twice/" as docs/twice/README.md.',
      'docs/twice/index.md  no sidebar, navigation entry or link leads to this page.',
      'site.config.ts:5  `logo` is "/logo.svg", but there is no file public/logo.svg.',
      'site.config.ts:6  navigation to "/gide/" leads nowhere.',
      'site.config.ts:8  "setpu" in the sidebar of /guide/ is no page.',
    ]);
    expect(output).toContain('Did you mean "/guide/links"?');
    expect(output).toContain('Did you mean "/guide/links#a-section"?');
    expect(output).toContain('Did you mean "redirectFrom"?');
    expect(output).toContain('Did you mean <Tabs>?');
    expect(output).toContain('Write "/guide/".');
    expect(output).toContain('22 errors. Nothing was written.');
    expect(filesOf(dist)).toEqual(before);
    expect(existsSync(join(root, '.cache/build.lock'))).toBe(false);
  });

  it('gives equal bytes in another folder, time zone and locale, and without a network', async () => {
    const { dist } = builtSite();
    const elsewhere = copyFixture('small');
    // In a name space of its own there is not even a loopback; where that is not allowed, every proxy leads nowhere.
    const isolated = spawnSync('unshare', ['-n', 'true']).status === 0;
    const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];
    const dead = Object.fromEntries(proxies.map((name) => [name, 'http://127.0.0.1:9']));
    const foreign = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', ...dead };
    const { code } = await runBuild(
      ['build', '--root', elsewhere],
      foreign,
      isolated ? ['unshare', '-n'] : [],
    );
    expect(code).toBe(0);
    expect(filesOf(join(elsewhere, 'dist'))).toEqual(filesOf(dist));
  });

  it('shows nothing on the home page that the configuration leaves out', () => {
    const { dist } = builtSite();
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(html.match(/<h2 id="[\w-]+"/g)).toEqual(['<h2 id="elsewhere-title"', '<h2 id="help-title"']);
    expect(html).not.toMatch(/<a [^>]*href=""|<ul class="plain"><\/ul>/);
  });

  it('renames one chunk when one page is edited, and writes little anew', async () => {
    const { root, dist } = builtSite();
    const before = filesOf(dist);
    appendFileSync(join(root, 'docs/about.md'), '\nOne more sentence.\n');
    await build(root);
    const after = filesOf(dist);
    const gone = Object.keys(before).filter((path) => !(path in after));
    const added = Object.keys(after).filter((path) => !(path in before));
    expect(gone.filter((path) => JS.test(path))).toEqual([expect.stringMatching(/^assets\/js\/about\./)]);
    expect(added.filter((path) => JS.test(path))).toEqual([expect.stringMatching(/^assets\/js\/about\./)]);
    const changed = Object.keys(after).filter((path) => path in before && before[path] !== after[path]);
    expect(changed).not.toContain('guide/first.html');
    expect(changed).toContain('about.html');
  });

  it('gives the same site from a warm cache, a damaged cache and none', async () => {
    const { root, dist } = builtSite();
    const clean = filesOf(dist);
    // The files of a copy are others.
    await build(root);
    expect((await build(root)).output).toMatch(/5 pages read \(0 compiled\)[\s\S]*, 0 of them new/);
    expect(filesOf(dist)).toEqual(clean);
    truncateSync(join(root, '.cache/pages.pack'), 1000);
    writeFileSync(join(root, '.cache/written.json'), '{"half');
    expect((await build(root)).code).toBe(0);
    expect(filesOf(dist)).toEqual(clean);
  });

  it('compiles a page again when a file or a picture of it changes, and no other', async () => {
    const { root, dist } = builtSite();
    writeFileSync(join(root, 'sample.py'), 'print("one")\n');
    appendFileSync(join(root, 'docs/about.md'), '\n<<< @/sample.py\n');
    expect((await build(root)).code).toBe(0);
    expect(readFileSync(join(dist, 'about.html'), 'utf8')).toContain('one');
    writeFileSync(join(root, 'sample.py'), 'print("two")\n');
    expect((await build(root)).output).toContain('(1 compiled)');
    expect(readFileSync(join(dist, 'about.html'), 'utf8')).toContain('two');
    const picture = readFileSync(join(root, 'public/square.svg'), 'utf8');
    writeFileSync(join(root, 'public/square.svg'), picture.replace('0 0 10 10', '0 0 30 20'));
    expect((await build(root)).output).toContain('(1 compiled)');
    expect(readFileSync(join(dist, 'guide/index.html'), 'utf8')).toMatch(/<img[^>]* width="30" height="20"/);
  });

  it('bundles one style sheet, React apart from all else, and no helper for preloading', () => {
    const { dist } = builtSite();
    const files = Object.keys(filesOf(dist));
    expect(files.filter((path) => /^assets\/css\/style\./.test(path))).toHaveLength(1);
    expect(files.filter((path) => /^assets\/js\/react\./.test(path))).toHaveLength(1);
    const scripts = files.filter((path) => JS.test(path));
    const forDevelopment = /__vite|jsxDEV|localhost/;
    expect(scripts.filter((path) => forDevelopment.test(readFileSync(join(dist, path), 'utf8')))).toEqual([]);
  });

  it('puts the base in front of every address', async () => {
    const root = copyFixture('small');
    expect((await build(root, '--base', '/a/b/')).code).toBe(0);
    const files = filesOf(join(root, 'dist'));
    for (const path of Object.keys(files).filter((name) => /\.html$/.test(name))) {
      const html = readFileSync(join(root, 'dist', path), 'utf8');
      const addresses = [...html.matchAll(/\s(?:href|src|action|data-base)="(\/(?!\/)[^"]*)"/g)];
      for (const [, address] of addresses) expect(address).toMatch(/^\/a\/b\//);
    }
    const manifest = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      base: '/a/b/',
      search: { head: expect.stringMatching(/^\/a\/b\/assets/) },
    });
    const css = Object.keys(files).find((path) => path.startsWith('assets/css/style')) ?? '';
    expect(readFileSync(join(root, 'dist', css), 'utf8')).not.toMatch(/url\(["']?\//);
  });

  it('comes with the kit when asked, and then links it from every page', async () => {
    const { root, dist } = builtSite();
    expect(readFileSync(join(dist, 'about.html'), 'utf8')).not.toContain('documentation.zip');
    expect((await runBuild(['kit', '--root', root])).code).toBe(0);
    expect(readFileSync(join(dist, 'documentation.zip')).subarray(0, 2).toString()).toBe('PK');
    for (const path of Object.keys(filesOf(dist)).filter((name) => /^(?:guide\/)?[\w-]+\.html$/.test(name)))
      expect(readFileSync(join(dist, path), 'utf8'), path).toContain('href="/documentation.zip"');
    await build(root);
    expect(existsSync(join(dist, 'documentation.zip'))).toBe(false);
  });

  it('checks without writing', async () => {
    const root = copyFixture('small');
    const { code, output } = await runBuild(['check', '--root', root]);
    expect(output).toContain('No mistakes found; nothing was written.');
    expect(code).toBe(0);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  it('keeps a second build of the same site out', async () => {
    const root = copyFixture('small');
    mkdirSync(join(root, '.cache'));
    writeFileSync(join(root, '.cache/build.lock'), String(process.pid));
    const { code, output } = await build(root);
    expect(code).toBe(1);
    expect(output).toContain(`Another build of this site is running (process ${process.pid}).`);
  });
});

it('says when there is no configuration', async () => {
  const root = copyFixture('small');
  const { output, code } = await build(join(root, 'docs'));
  expect(output).toContain('There is no site.config.ts in');
  expect(code).toBe(1);
});
