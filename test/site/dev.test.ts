import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../packages/engine/src/hosting/server.ts';
import { drawn } from '../support/browser.ts';
import { startDevServer } from '../support/devServer.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { watchPages } from '../support/watchPages.ts';

/** As every demo it has no control that is dead: a click before it lives would be lost. */
const COUNTER = `import { useEffect, useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return (
    <button type="button" disabled={!isAlive} onClick={() => setCount(count + 1)}>
      Slides: {count}
    </button>
  );
}
`;
const LONG_TEXT = Array.from({ length: 60 }, (_, i) => `Paragraph ${i + 1} of a long page.`).join('\n\n');
const PAGE = `---\ntitle: First step\n---\n\n## Install it\n\n<Counter />\n\n${LONG_TEXT}\n`;
const WRONG = PAGE.replace('## Install it', '## Install it\n\n[nowhere](/guide/frist)');

const root = sharedFolder();
const file = (path: string) => join(root, path);
const first = 'docs/guide/first.md';
let server: RunningServer;
let page: Page;
const pages = watchPages(() => ({ baseURL: server.url.replace(/\/$/, ''), reducedMotion: 'reduce' }));

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../fixtures/small'), root, { recursive: true });
  // Without an icon Chromium asks for one that is not there.
  const config = readFileSync(file('site.config.ts'), 'utf8');
  writeFileSync(file('site.config.ts'), config.replace('  nav:', "  icon: '/square.svg',\n  nav:"));
  mkdirSync(file('demos'));
  writeFileSync(file('demos/Counter.tsx'), COUNTER);
  writeFileSync(file('demos/index.ts'), "export { islands as demos } from './islands.ts';\n");
  writeFileSync(
    file('demos/islands.ts'),
    `export const islands = {
  Counter: { island: true, props: {}, load: () => import('./Counter.tsx').then((m) => m.Counter) },
};
`,
  );
  writeFileSync(file(first), PAGE);
  server = await startDevServer(root);
});

afterAll(() => server?.close());

beforeEach(async () => {
  page = await pages.open('/guide/first');
  // Lost by a reload: proves that there was none.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
});

/** Writes the configuration with another text in it. */
function changeConfig(from: string, to: string): void {
  const config = readFileSync(file('site.config.ts'), 'utf8');
  expect(config).toContain(from);
  writeFileSync(file('site.config.ts'), config.replace(from, to));
}

const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);

describe('the development server in a browser', () => {
  it('shows a saved text at once, without a reload and without moving the reader', async () => {
    await page.evaluate(() => scrollTo(0, 700));
    writeFileSync(file(first), PAGE.replace('Paragraph 60 of', 'The last paragraph of'));
    await page.getByText('The last paragraph of a long page.').waitFor({ state: 'attached' });
    await page.waitForFunction(() => scrollY === 700);
    expect(await isSameDocument()).toBe(true);
  });

  it('leaves a page alone that another saved page does not change', async () => {
    await page.getByRole('button', { name: 'Slides: 0' }).click();
    const second = readFileSync(file('docs/guide/second.md'), 'utf8');
    // It looks at itself again, and finds nothing new.
    const heard = page.waitForResponse((response) => response.url().endsWith('/guide/first'));
    writeFileSync(file('docs/guide/second.md'), `${second}\nOne more sentence.\n`);
    await (await heard).finished();
    await drawn(page);
    expect(await (await fetch(`${server.url}guide/second`)).text()).toContain('One more sentence.');
    expect(await page.getByRole('button', { name: 'Slides: 1' }).count()).toBe(1);
    expect(await isSameDocument()).toBe(true);
  });

  it('shows what stands around the article by a reload that keeps the place', async () => {
    await page.evaluate(() => scrollTo(0, 700));
    changeConfig("title: 'Small site'", "title: 'Little site',\n  footer: 'By hand.'");
    await page.locator('.brand').getByText('Little site').waitFor();
    await page.waitForFunction(() => scrollY === 700);
    changeConfig("text: 'More'", "text: 'Else'");
    await page.locator('.navbar-menus summary').getByText('Else').waitFor();
    writeFileSync(file(first), PAGE.replace('title: First step', 'title: Step one'));
    await page.locator('.sidebar-nav').getByText('Step one', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Step one' }).waitFor();
    writeFileSync(file(first), PAGE);
    await page.locator('.sidebar-nav').getByText('First step', { exact: true }).waitFor();
  });

  it('reloads the page for new code of a demo', async () => {
    await page.getByRole('button', { name: 'Slides: 0' }).waitFor();
    writeFileSync(file('demos/Counter.tsx'), COUNTER.replace('Slides:', 'Sections:'));
    await page.getByRole('button', { name: 'Sections: 0' }).click();
    await page.getByRole('button', { name: 'Sections: 1' }).waitFor();
    writeFileSync(file('demos/Counter.tsx'), COUNTER);
    await page.getByRole('button', { name: 'Slides: 0' }).waitFor();
  });

  it('lays the place of a mistake over the page, takes it away when it is mended, and tells it after a reload', async () => {
    writeFileSync(file(first), WRONG);
    const overlay = page.locator('#dev-errors');
    await overlay.filter({ hasText: 'docs/guide/first.md:7' }).waitFor();
    writeFileSync(file(first), PAGE);
    await overlay.waitFor({ state: 'detached' });
    expect(await isSameDocument()).toBe(true);
    writeFileSync(file(first), WRONG);
    await overlay.waitFor();
    await page.reload();
    await overlay.waitFor();
    writeFileSync(file(first), PAGE);
    await overlay.waitFor({ state: 'detached' });
  });

  it.each([
    ['cannot be read', `${COUNTER}}`, 'Counter.tsx'],
    ['stops', COUNTER.replace('return (', "throw Error('no luck');\n  return ("), 'no luck'],
  ])('tells of a demo that %s, and brings it back', async (_, code, told) => {
    writeFileSync(file('demos/Counter.tsx'), code);
    await page.locator('#dev-errors').filter({ hasText: told }).waitFor();
    writeFileSync(file('demos/Counter.tsx'), COUNTER);
    await page.locator('#dev-errors').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Slides: 0' }).click();
    await page.getByRole('button', { name: 'Slides: 1' }).waitFor();
  });
});
