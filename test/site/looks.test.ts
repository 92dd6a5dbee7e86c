import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { connectBrowser, openPage, type Watched } from '../support/browser.ts';

connectBrowser();

const ROLES = '/user-guide/role';
const COMMANDS = '/admin-guide/ce/installation';
const TABS = '/dev-guide/';
let watched: Watched | undefined;

afterEach(async () => {
  const { faults = [], context } = watched ?? {};
  watched = undefined;
  await context?.close();
  expect(faults).toEqual([]);
});

async function open(address: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  watched = await openPage(options);
  await watched.page.goto(address);
  await watched.page.locator('html[data-enhanced]').waitFor();
  return watched.page;
}

describe('letters of twice the size', () => {
  const ways = {
    /** As in the settings of a browser. */
    setting: async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    },
    /** As by a style sheet of the reader. */
    sheet: (page: Page) =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% !important }');
        document.adoptedStyleSheets = [sheet];
      }),
  };

  it.each(['setting', 'sheet'] as const)('by a %s fit every window, and fold the bar', async (way) => {
    const page = await open(ROLES);
    await ways[way](page);
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect([width, scrollWidth]).toEqual([width, clientWidth]);
      expect(await page.locator('.drawer-button').isVisible()).toBe(true);
      expect(await page.locator('.navbar-menus').isVisible()).toBe(false);
    }
  });
});

describe('the headings of a page', () => {
  it.each([ROLES, '/dev-guide/api/reference/server'])('of %s are listed once', async (address) => {
    const page = await open(address);
    for (const width of [360, 768, 1024, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const lists = page.locator('.contents, .contents-fold, .sidebar .sidebar-headings');
      expect([width, await lists.filter({ visible: true }).count()]).toEqual([width, 1]);
    }
  });
});

describe('tables and blocks of code', () => {
  it.each([ROLES, COMMANDS])(
    'are stops of the Tab key in %s where they scroll, nowhere else',
    async (address) => {
      const page = await open(address, { viewport: { width: 900, height: 800 } });
      const boxes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.content :is(.table-wrap, pre)')]
            .filter((box) => box.checkVisibility())
            .map((box) => ({
              scrolls: box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
              stops: box.tabIndex === 0,
              isNamed: box.matches('pre') || box.ariaLabel !== null,
            })),
        );
      const isRight = async () =>
        (await boxes()).every(({ scrolls, stops, isNamed }) => scrolls === stops && (!stops || isNamed));
      await expect.poll(isRight).toBe(true);
      const stops = (await boxes()).filter((box) => box.stops).length;
      await page.setViewportSize({ width: 420, height: 800 });
      await expect.poll(isRight).toBe(true);
      const onPhone = (await boxes()).filter((box) => box.stops).length;
      expect(onPhone).not.toBe(stops);
    },
  );
});

describe('where the reader chose the colors', () => {
  it('the chosen tab is marked by more than bold', async () => {
    const page = await open(TABS, { forcedColors: 'active' });
    const tabs = page.locator('.tab-list').first().locator('.tab');
    const ground = (chosen: boolean) =>
      tabs
        .and(page.locator(chosen ? '.active' : ':not(.active)'))
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await ground(true)).not.toBe(await ground(false));
  });
});

describe('on paper', () => {
  it('stands nothing that only a window can use', async () => {
    const page = await open(COMMANDS);
    await page.locator('.enlarge').first().waitFor();
    const needless = page.locator('.skip-link, .code-copy, .enlarge').filter({ visible: true });
    expect(await needless.count()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    expect(await needless.evaluateAll((all) => all.map(({ className }) => className))).toEqual([]);
  });
});

describe('sound and film of the site', () => {
  it.each(['audio', 'video'] as const)('are played from <%s>', async (tag) => {
    const page = await open(ROLES);
    // Half a second of silence: one channel, 8,000 samples of one byte a second.
    const samples = 4000;
    const wave = Buffer.alloc(44 + samples, 128);
    wave.write('RIFF', 0);
    wave.writeUInt32LE(36 + samples, 4);
    wave.write('WAVEfmt ', 8);
    wave.writeUInt32LE(16, 16);
    wave.writeUInt16LE(1, 20);
    wave.writeUInt16LE(1, 22);
    wave.writeUInt32LE(8000, 24);
    wave.writeUInt32LE(8000, 28);
    wave.writeUInt16LE(1, 32);
    wave.writeUInt16LE(8, 34);
    wave.write('data', 36);
    wave.writeUInt32LE(samples, 40);
    await page.route('**/silence.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: wave }));
    const seconds = await page.evaluate(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const player = document.createElement(name);
          player.onloadedmetadata = () => resolve(player.duration);
          player.onerror = () => reject(new Error(player.error?.message));
          player.src = '/silence.wav';
        }),
      tag,
    );
    expect(seconds).toBeCloseTo(0.5, 1);
  });
});
