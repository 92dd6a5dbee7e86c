import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { KIT_FILE } from '../../packages/engine/src/core/address.ts';
import { PATIENCE_MS } from '../support/limits.mjs';
import { recordQuality } from '../support/quality.mjs';
import { readFiles, runBuild } from '../support/runBuild.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';

const SITE = resolve(import.meta.dirname, '../../site');
const dist = sharedFolder();
const folder = sharedFolder();
let files: ReadonlyMap<string, Buffer>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { code, output } = await runBuild(['kit', '--root', SITE, '--out', dist]);
  if (code !== 0) throw new Error(output);
  // Fails where the sum of a file is not the one that the archive names.
  execFileSync('python3', ['-m', 'zipfile', '-e', join(dist, KIT_FILE), folder]);
  files = readFiles(folder);
  browser = await chromium.connect(inject('browser'));
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
});
afterAll(() => browser.close());

describe('the archive', () => {
  it('is linked from the foot of every page and from the list of all pages, but not inside itself', () => {
    const link = `href="/${KIT_FILE}"`;
    const linksIn = (path: string) => readFileSync(join(dist, path), 'utf8').split(link).length - 1;
    expect(['index.html', '404.html', 'user-guide/role.html', 'search.html'].map(linksIn)).toEqual([
      1, 2, 1, 2,
    ]);
    const holding = [...files].filter(([, content]) => content.includes(KIT_FILE));
    expect(holding.map(([path]) => path)).toEqual([]);
  });

  it('holds the whole site, with right sums, and a bill of materials', () => {
    const paths = [...readFiles(dist).keys()].filter((path) => path !== KIT_FILE);
    const site = [...files.keys()].filter((path) => path.startsWith('site/'));
    expect(site.sort()).toEqual(paths.map((path) => `site/${path}`).sort());
    const { bomFormat, components } = JSON.parse(String(files.get('sbom.cdx.json')));
    expect([bomFormat, components.length > 100]).toEqual(['CycloneDX', true]);
    const sums = String(files.get('SHA256SUMS')).trim().split('\n');
    expect(sums).toHaveLength(files.size - 1);
    for (const line of sums) {
      const [sum, path = ''] = line.split('  ');
      const hash = createHash('sha256').update(files.get(path) ?? '');
      expect(hash.digest('hex'), path).toBe(sum);
    }
    recordQuality('kit', [
      { label: 'files in the kit', value: files.size },
      {
        label: 'size of the kit',
        value: Math.round(statSync(join(dist, KIT_FILE)).size / 1e5) / 10,
        unit: 'MB',
      },
    ]);
  });
});

describe('opened as files', () => {
  it('leads from the start to text, pictures and styles, page by page, with nothing missing', async () => {
    const failed: string[] = [];
    const isAsked = new Set<string>();
    // What the browser gives up because it goes on to the next page is not missing.
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      if (why !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${why}`);
    });
    page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
    page.on('request', (request) => isAsked.add(new URL(request.url()).protocol));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.waitForURL('**/pages/index.html');
    for (const link of ['/user-guide/index.html', '/user-guide/role.html', '/admin-guide/index.html']) {
      await page.evaluate((end) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
        links.find(({ href }) => href.endsWith(end))?.click();
      }, `/pages${link}`);
      await page.waitForURL(`**/pages${link}`);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
      const look = await page.evaluate(() => ({
        sheets: document.styleSheets.length,
        font: getComputedStyle(document.body).fontFamily,
      }));
      expect(look.sheets).toBeGreaterThanOrEqual(2);
      expect(look.font).not.toMatch(/^"?Times/);
    }
    expect(failed).toEqual([]);
    expect([...isAsked].sort()).toEqual(['file:']);
  });

  it('leads on from old addresses', async () => {
    await page.goto(pathToFileURL(join(folder, 'pages/How-to-install-Cytomine/index.html')).href);
    await page.waitForURL('**/pages/admin-guide/ce/installation.html');
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  it('links to nothing that is not there', () => {
    const dead: string[] = [];
    const pages = [...files].filter(([path]) => path.startsWith('pages/'));
    for (const [path, content] of pages) {
      const html = content.toString('utf8');
      if (/<script/.test(html)) dead.push(`${path} has a script`);
      for (const [, url = ''] of html.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)) {
        if (/^(?:[a-z]+:|#|$)/.test(url)) continue;
        const target = decodeURI(new URL(url, `file:///${encodeURI(path)}`).pathname).slice(1);
        if (!files.has(target)) dead.push(`${path}: ${url}`);
      }
    }
    expect(pages.length).toBeGreaterThan(50);
    expect(dead).toEqual([]);
  });
});

it('the program in the kit answers pages, old spellings and what is not there', async () => {
  const child = spawn(process.execPath, ['serve.mjs', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((done) =>
      child.stdout.once('data', (line) => done(String(line).trim())),
    );
    const [home, guide, missing, outside] = await Promise.all(
      ['', 'user-guide/role', 'nothing', '..%2fserve.mjs'].map((path) => fetch(url + path)),
    );
    expect([home?.status, guide?.status, missing?.status, outside?.status]).toEqual([200, 200, 404, 404]);
    expect(await guide?.text()).toBe(readFileSync(join(folder, 'site/user-guide/role.html'), 'utf8'));
    expect(guide?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { redirects } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
    expect(Object.keys(redirects).length).toBeGreaterThan(5);
    for (const [old, target] of Object.entries(redirects)) {
      const { status, headers } = await fetch(url + encodeURI(old.slice(1)), { redirect: 'manual' });
      expect([old, status, headers.get('location')]).toEqual([old, 301, target]);
    }
    const shouted = await fetch(`${url}HOW-TO-install-Cytomine/index.html`);
    expect([shouted.status, new URL(shouted.url).pathname]).toEqual([200, '/admin-guide/ce/installation']);
  } finally {
    child.kill();
  }
});
