import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countSkipped, enhanced, isFocused, VIEWPORTS } from '../support/browser.ts';
import { watchPages } from '../support/watchPages.ts';

const { open } = watchPages();

const LAYOUT = resolve(import.meta.dirname, '../../packages/engine/src/theme/layout');
const ARTICLE = '/user-guide/annotations';
const ROLES = '/user-guide/role';
const COMMANDS = '/admin-guide/ce/installation';
const TABS = '/dev-guide/';

/** What has the focus, as a selector that a reader of the test understands. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, className, id } = document.activeElement ?? document.body;
    return `${tagName.toLowerCase()}${id === '' ? '' : `#${id}`}${className === '' ? '' : `.${className.split(' ').join('.')}`}`;
  });

const SHELL = ['.skip-link', '.brand', '.version', '.navbar-menus', '.navbar-tools', '.sidebar', '#content'];

it('the columns start text and headings at the same lines, and hold what a tool of a page unfolds', async () => {
  const page = await open(ARTICLE);
  const starts = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page.evaluate(() => {
      const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const middle = (selector: string) => {
        const box = edges(selector);
        return box && box.height > 0 ? [box.top + box.height / 2] : [];
      };
      const lines = ['.sidebar-title', '.page-facts', '.contents-title'].flatMap(middle);
      return { left: edges('h1')?.left, isLevel: Math.max(...lines) - Math.min(...lines) < 2 };
    });
  };
  const widths = [1024, 1279, 1440, 1920];
  const articles: Awaited<ReturnType<typeof starts>>[] = [];
  for (const width of widths) articles.push(await starts(width));
  await page.goto('/dev-guide/api/reference/pims/windows');
  await enhanced(page);
  for (const [at, width] of widths.entries()) expect(await starts(width)).toEqual(articles[at]);
  expect(articles.map(({ isLevel }) => isLevel)).toEqual([true, true, true, true]);

  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tool of ['My server', 'Cite']) {
      await page.locator('.page-tools summary', { hasText: tool }).click();
      const { column, panel } = await page.evaluate(() => {
        const box = (selector: string) => {
          const { left = 0, right = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return { left, right };
        };
        return { column: box('.doc-head'), panel: box('.page-tools [open] > .menu-panel') };
      });
      expect([width, tool, panel.right]).toEqual([width, tool, column.right]);
      expect(panel.left).toBeGreaterThanOrEqual(column.left);
    }
  }
});

it.each([
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
])('the home page shows search and all routes without scrolling at $width × $height', async (viewport) => {
  const page = await open('/', { viewport });
  const parts = page.locator('.hero .search-box, .route');
  expect(await parts.count()).toBe(6);
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
    expect(box && box.x + box.width).toBeLessThanOrEqual(viewport.width);
  }
});

it.each([
  [ARTICLE, '.sidebar-nav a[aria-current]', '.sidebar-nav a:not([aria-current])'],
  [ARTICLE, '.contents a[aria-current]', '.contents a:not([aria-current])'],
  [TABS, '.tab.active', '.tab:not(.active)'],
])('where the reader chose the colors, %s marks %s by more than bold', async (address, ...selectors) => {
  const page = await open(address, { forcedColors: 'active' });
  const grounds = selectors.map((selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  const [marked, other] = await Promise.all(grounds);
  expect(marked).not.toBe(other);
});

it('tables on a phone show their lines one by one, each cell with the head of its column, and do not scroll', async () => {
  const page = await open(ROLES, { viewport: { width: 360, height: 780 } });
  const { tables, wide, label, heads } = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.content .table-wrap')];
    const cell = document.querySelector('.content td[data-head]') as HTMLElement;
    return {
      tables: boxes.length,
      wide: boxes.filter(
        (box) => box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > innerWidth,
      ).length,
      label: getComputedStyle(cell, '::before').content,
      heads: cell.closest('table')?.tHead?.checkVisibility(),
    };
  });
  expect(tables).toBeGreaterThan(8);
  // Some versions of Chromium answer with one text, some with the two that it is made of.
  expect([wide, label.replace('" "', ''), heads]).toEqual([0, '"Values: "', false]);
});

it('the bar stays within the window at every width', async () => {
  const page = await open('/admin-guide/');
  const faults: string[] = [];
  // Between two of its queries, the bar is tightest where the first begins to hold.
  const css = readdirSync(LAYOUT).map((file) => readFileSync(join(LAYOUT, file), 'utf8'));
  const limits = [...css.join('').matchAll(/([\d.]+)rem(?=[^{};]*\{)/g)].map(([, rem]) => Number(rem) * 16);
  expect(limits.length).toBeGreaterThan(10);
  // Scroll bars take some of a window, but not of what style sheets ask for.
  const inner = [...limits, 1024, 1280, 1440].flatMap((limit) => [
    Math.ceil(limit) - 1,
    Math.ceil(limit),
    Math.ceil(limit) + 15,
  ]);
  for (const width of new Set([324, 1920, ...inner.filter((limit) => limit > 324)])) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(
      (scrollBar) => {
        const sheet = new CSSStyleSheet();
        const lookWith = (css: string) => {
          sheet.replaceSync(`#app { margin-inline-end: ${scrollBar}px } .frame { display: none } ${css}`);
          document.adoptedStyleSheets = [sheet];
          const tops = [...document.querySelectorAll<HTMLElement>('.navbar-menus .nav-top')];
          return {
            right: document.querySelector('.navbar-tools')?.getBoundingClientRect().right ?? Number.NaN,
            height: Math.max(...tops.map(({ offsetHeight }) => offsetHeight)),
          };
        };
        return {
          plain: lookWith(''),
          // As readers may spread text who read it more easily so.
          spread: lookWith('* { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5 !important }'),
          room: innerWidth - scrollBar,
        };
      },
      width < 640 ? 0 : 15,
    );
    const { plain, spread, room } = found;
    const isSound = plain.right <= room && plain.height < 45 && spread.right <= room && spread.height < 57;
    if (!isSound) faults.push(`${width} px: ${JSON.stringify(found)}`);
  }
  expect(faults).toEqual([]);
});

describe('on paper', () => {
  it('leaves out what cannot be used there', async () => {
    const page = await open('/admin-guide/ce/move');
    await page.locator('.enlarge').first().waitFor();
    const chrome = page.locator(
      '.navbar, .sidebar, .contents, .page-tools, .back-to-top, .code-copy, .progress, .skip-link, .enlarge',
    );
    expect(await chrome.filter({ visible: true }).count()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    const left = chrome.filter({ visible: true });
    expect(await left.evaluateAll((all) => all.map(({ className }) => className))).toEqual([]);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('.content p').first().isVisible()).toBe(true);
    await page.setViewportSize({ width: 800, height: 1130 });
    const margins = await page.evaluate(() => {
      const box = document.querySelector('.doc-column')?.getBoundingClientRect();
      return [box?.left, innerWidth - (box?.right ?? 0)].map((margin) => Math.round(margin ?? -1));
    });
    expect(margins[0]).toBe(margins[1]);
  });

  it('says where links out of the site lead, and nothing behind those within', async () => {
    const page = await open('/community/how-to-contribute');
    const markBehind = (selector: string) =>
      page.evaluate((wanted) => {
        const link = document.querySelector<HTMLAnchorElement>(wanted);
        return {
          href: link?.getAttribute('href'),
          content: link && getComputedStyle(link, '::after').content,
        };
      }, selector);
    await page.emulateMedia({ media: 'print' });
    const { href, content } = await markBehind('.content a[href^="https://"]');
    expect(href).toMatch(/^https:/);
    expect(content?.replaceAll('"', '')).toContain(href);
    expect(
      (await markBehind('.content a[href^="/"], .content a[href^="#"]:not(.header-anchor)')).content,
    ).not.toMatch(/\(/);
  });

  it('shows every panel of tabs, on white', async () => {
    const page = await open(TABS, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const panels = page.locator('.tab-panel');
    expect(await panels.count()).toBeGreaterThanOrEqual(2);
    expect(await panels.filter({ visible: true }).count()).toBe(await panels.count());
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  });
});

describe('by keyboard', () => {
  it('stops first at the skip link, which shows itself and leads into the text', async () => {
    const page = await open(ARTICLE);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('a.skip-link');
    expect((await page.locator('.skip-link').boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#content$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
  });

  it('comes from version and menus to the search, the pages and the text, each stop marked', async () => {
    const page = await open(ARTICLE, { reducedMotion: 'reduce' });
    const stops = await page.locator('.navbar :is(a, button, summary), .sidebar-nav :is(a, summary)').count();
    const way: string[] = [];
    const unseen: string[] = [];
    for (let stop = 0; stop < stops + 12; stop++) {
      await page.keyboard.press('Tab');
      const { part, isMarked } = await page.evaluate((shell) => {
        const element = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          part: shell.find((selector) => element.closest(selector)) ?? 'other',
          isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        };
      }, SHELL);
      if (way.at(-1) !== part) way.push(part);
      if (!isMarked) unseen.push(await focused(page));
      if (part === '#content') break;
    }
    expect(way).toEqual(SHELL);
    expect(unseen).toEqual([]);
  });

  it('opens a menu by Enter, goes into it by Tab, and closes it by Escape or where the focus leaves it', async () => {
    const page = await open(ARTICLE);
    const menu = page.locator('.navbar-menus details').first();
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await menu.getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Tab');
    expect(await isFocused(menu.locator('a').first())).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await isFocused(menu.locator('summary'))).toBe(true);
    await page.keyboard.press('Enter');
    const links = await menu.locator('a').count();
    for (let stop = 0; stop <= links; stop++) await page.keyboard.press('Tab');
    expect(await menu.getAttribute('open')).toBeNull();
  });

  it('keeps the focus in the drawer while it is open, both ways, and gives it back', async () => {
    const page = await open(ARTICLE, { viewport: VIEWPORTS.phone });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Close the menu');
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    // The page below stays where it is.
    expect(await overflow()).toBe('hidden');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('#sidebar') !== null);
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    expect(await focused(page)).not.toContain('icon-button');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Close the menu',
    );
    const stops = await page.locator('#sidebar :is(a, button, summary)').filter({ visible: true }).count();
    for (let stop = 0; stop < stops + 2; stop++) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await page.locator('#sidebar:popover-open').count()).toBe(0);
    expect(await overflow()).toBe('visible');
    expect(await isFocused(button)).toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('gives the focus back after the search', async () => {
    const page = await open(ARTICLE);
    const link = page.locator('.search-link');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await isFocused(link)).toBe(true);
  });
});

describe('for a reader who asks for less motion', () => {
  /** Every transition or animation that would run longer than 0.01 s, with its element. */
  const longMoves = (page: Page) =>
    page.evaluate(() => {
      const seconds = (list: string) => list.split(', ').map((one) => Number.parseFloat(one));
      const found = new Set<string>();
      for (const element of document.querySelectorAll('*')) {
        for (const pseudo of [null, '::before', '::after', '::backdrop']) {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo);
          const animated = animationName === 'none' ? [] : seconds(animationDuration);
          const longest = Math.max(...seconds(transitionDuration), ...animated);
          if (longest > 0.01)
            found.add(`${element.tagName}.${element.className}${pseudo ?? ''} ${longest} s`);
        }
      }
      return [...found];
    });

  it.each(['desktop', 'phone'] as const)('nothing moves on a %s', async (device) => {
    const page = await open(ARTICLE, { viewport: VIEWPORTS[device], reducedMotion: 'reduce' });
    if (device === 'desktop') {
      await page.locator('.navbar-menus summary').first().click();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    } else {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    }
    expect(await longMoves(page)).toEqual([]);
  });

  it('while something moves for everybody else', async () => {
    const page = await open(ARTICLE, { reducedMotion: 'no-preference' });
    expect(await longMoves(page)).not.toEqual([]);
  });
});

it('letters of twice the size fit every window, and fold the bar', async () => {
  const page = await open(ROLES);
  // As in the settings of a browser.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect([width, scrollWidth]).toEqual([width, clientWidth]);
    expect(await page.locator('.drawer-button').isVisible()).toBe(true);
    expect(await page.locator('.navbar-menus').isVisible()).toBe(false);
  }
});

it.each([ROLES, '/dev-guide/api/reference/server'])('the headings of %s are listed once', async (address) => {
  const page = await open(address);
  for (const width of [360, 768, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lists = page.locator('.contents, .contents-fold, .sidebar .sidebar-headings');
    expect([width, await lists.filter({ visible: true }).count()]).toEqual([width, 1]);
  }
});

it.each([ROLES, COMMANDS])(
  'tables and blocks of code are stops of the Tab key in %s where they scroll, nowhere else',
  async (address) => {
    const page = await open(address, { viewport: { width: 900, height: 800 } });
    await expect.poll(() => countSkipped(page)).toBe(0);
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
