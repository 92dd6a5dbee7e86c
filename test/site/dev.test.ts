import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDev } from '../../engine/node/dev.ts';
import type { RunningServer } from '../../engine/node/server.ts';
import { connectBrowser, hydrated, openPage, type Watched } from '../support/browser.ts';

connectBrowser();

/** Where the command line prepares its bundle; its type is the build's own business. */
const runner: string = '../../engine/run.mjs';

const COUNTER = `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Slides: {count}
    </button>
  );
}
`;
const LONG_TEXT = Array.from({ length: 60 }, (_, i) => `Paragraph ${i + 1} of a long page.`).join('\n\n');
const PAGE = `---\ntitle: First step\n---\n\n## Install it\n\n<Counter />\n\n${LONG_TEXT}\n`;

const root = mkdtempSync(join(tmpdir(), 'docs-dev-'));
const file = (path: string) => join(root, path);
const first = 'docs/guide/first.md';
let server: RunningServer;
let watched: Watched;
let page: Page;

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../fixtures/small'), root, { recursive: true });
  // Without an icon Chromium asks for one that is not there.
  const config = readFileSync(file('site.config.ts'), 'utf8');
  writeFileSync(file('site.config.ts'), config.replace('  nav:', "  icon: '/square.svg',\n  nav:"));
  mkdirSync(file('demos'));
  writeFileSync(file('demos/Counter.tsx'), COUNTER);
  writeFileSync(
    file('demos/index.ts'),
    `export const demos = {
  Counter: { island: true, slots: false, props: {}, load: () => import('./Counter.tsx').then((m) => m.Counter) },
};
`,
  );
  writeFileSync(file(first), PAGE);
  const { prepareEngine } = await import(runner);
  server = await startDev({ root, engine: await prepareEngine(), port: 0, log: () => undefined });
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 9 });
});

beforeEach(async () => {
  watched = await openPage({ baseURL: server.url.replace(/\/$/, ''), reducedMotion: 'reduce' });
  ({ page } = watched);
  await page.goto('/guide/first');
  await hydrated(page);
  // Lost by a reload: proves that there was none.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
});

afterEach(async () => {
  await watched.context.close();
  expect(watched.faults).toEqual([]);
});

const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);

describe('the development server in a browser', () => {
  it('shows a saved text at once, without a reload and without moving the reader', async () => {
    await page.evaluate(() => scrollTo(0, 700));
    writeFileSync(file(first), PAGE.replace('Paragraph 60 of', 'The last paragraph of'));
    await page.getByText('The last paragraph of a long page.').waitFor({ state: 'attached' });
    await page.waitForFunction(() => scrollY === 700);
    expect(await isSameDocument()).toBe(true);
  });

  it('shows a new title in the heading, the tab and the list of pages', async () => {
    writeFileSync(file(first), PAGE.replace('title: First step', 'title: Step one'));
    await page.getByRole('heading', { level: 1, name: 'Step one' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Step one'));
    await page.locator('.sidebar-nav').getByText('Step one', { exact: true }).waitFor();
    expect(await isSameDocument()).toBe(true);
  });

  it('shows another sidebar, without a reload', async () => {
    const config = readFileSync(file('site.config.ts'), 'utf8');
    writeFileSync(file('site.config.ts'), config.replace('The second step', 'What comes then'));
    await page.locator('.sidebar-nav').getByText('What comes then').waitFor();
    expect(await isSameDocument()).toBe(true);
  });

  it('shows another navigation bar', async () => {
    const config = readFileSync(file('site.config.ts'), 'utf8');
    writeFileSync(file('site.config.ts'), config.replace("text: 'More'", "text: 'Else'"));
    await page.locator('.navbar-menus summary').getByText('Else').waitFor();
  });

  it('puts new code of a demo in place, with the state it had', async () => {
    await page.getByRole('button', { name: 'Slides: 0' }).click();
    await page.getByRole('button', { name: 'Slides: 1' }).waitFor();
    writeFileSync(file('demos/Counter.tsx'), COUNTER.replace('Slides:', 'Sections:'));
    await page.getByRole('button', { name: 'Sections: 1' }).waitFor();
    expect(await isSameDocument()).toBe(true);
  });

  it('lays the place of a mistake over the page, and takes it away when it is mended', async () => {
    writeFileSync(file(first), PAGE.replace('## Install it', '## Install it\n\n[nowhere](/guide/frist)'));
    const overlay = page.locator('vite-error-overlay');
    await overlay.waitFor();
    expect(await overlay.locator('.message').textContent()).toContain('docs/guide/first.md:7');
    writeFileSync(file(first), PAGE);
    await overlay.waitFor({ state: 'detached' });
    expect(await isSameDocument()).toBe(true);
  });

  it('goes from page to page and back like the built site', async () => {
    await page.locator('.sidebar-nav a[href="/guide/second"]').click();
    await page.getByRole('heading', { level: 1, name: 'Second step' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Install it' }).waitFor();
    expect(await isSameDocument()).toBe(true);
  });
});
