import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { connectBrowser, enhanced, openPage, VIEWPORTS, type Watched } from '../support/browser.ts';

connectBrowser();

const ARTICLE = '/user-guide/annotations';
const KINDS = ['/', ARTICLE, '/admin-guide/ce/installation', '/dev-guide/', '/search'];
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
  await enhanced(watched.page);
  return watched.page;
}

/** What has the focus, as a selector that a reader of the test understands. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, className, id } = document.activeElement ?? document.body;
    return `${tagName.toLowerCase()}${id === '' ? '' : `#${id}`}${className === '' ? '' : `.${className.split(' ').join('.')}`}`;
  });

/** The first landmark around the focus at each of the next stops of the Tab key, without repetitions. */
async function landmarks(page: Page, stops: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const around = [
        '.skip-link',
        '.brand',
        '.version',
        '.navbar-menus',
        '.navbar-tools',
        '.sidebar',
        '#content',
        '.site-foot',
      ];
      return around.find((selector) => document.activeElement?.closest(selector)) ?? 'other';
    });
    if (found.at(-1) !== name) found.push(name);
  }
  return found;
}

describe('at 200 % zoom', () => {
  it.each(KINDS)('%s fits, reads and leads on', async (address) => {
    const page = await open(address, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await page.locator('#sidebar .drawer-menus').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#sidebar').isVisible()).toBe(false);
  });
});

describe('the columns', () => {
  it('start text and headings at the same lines, and hold what a tool of a page unfolds', async () => {
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
});

describe('the home page', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 360, height: 800 },
  ])('shows search and all routes without scrolling at $width × $height', async (viewport) => {
    const page = await open('/', { viewport });
    const parts = page.locator('.hero .search-box, .route');
    expect(await parts.count()).toBe(6);
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
      expect(box && box.x + box.width).toBeLessThanOrEqual(viewport.width);
    }
  });
});

describe('where the reader chose the colors', () => {
  it('the page and the heading that one is at are marked by more than bold', async () => {
    const page = await open(ARTICLE, { forcedColors: 'active' });
    const grounds = await page.evaluate(() => {
      const ground = (selector: string) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).backgroundColor;
      };
      return ['.sidebar-nav', '.contents'].map(
        (list) => ground(`${list} a[aria-current]`) === ground(`${list} a:not([aria-current])`),
      );
    });
    expect(grounds).toEqual([false, false]);
  });
});

describe('tables on a phone', () => {
  it('show their lines one by one, each cell with the head of its column, and do not scroll', async () => {
    const page = await open('/user-guide/role', { viewport: { width: 360, height: 780 } });
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
});

describe('the bar', () => {
  it('stays within the window at every width', async () => {
    const page = await open('/admin-guide/');
    const faults: string[] = [];
    // Of 1024 px are many windows; scroll bars take some of it, but not of what style sheets ask for.
    for (let width = 324; width <= 1920; width += 20) {
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
            spread: lookWith(
              '* { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5 !important }',
            ),
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
});

describe('on paper', () => {
  it('leaves out what cannot be used there', async () => {
    const page = await open(ARTICLE);
    const chrome = page.locator(
      '.navbar, .sidebar, .contents, .page-tools, .back-to-top, .code-copy, .progress',
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

  it('shows folded text and every panel of tabs, on white', async () => {
    const page = await open('/dev-guide/', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const panels = page.locator('.tab-panel');
    expect(await panels.count()).toBeGreaterThanOrEqual(2);
    expect(await panels.filter({ visible: true }).count()).toBe(await panels.count());
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
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

  it('comes from version and menus to the search, the pages and the text, in this order', async () => {
    const page = await open(ARTICLE);
    const stops = await page.locator('.navbar :is(a, button, summary), .sidebar-nav :is(a, summary)').count();
    const way = await landmarks(page, stops + 12);
    expect(way.slice(0, 7)).toEqual([
      '.skip-link',
      '.brand',
      '.version',
      '.navbar-menus',
      '.navbar-tools',
      '.sidebar',
      '#content',
    ]);
  });

  it('opens a menu by Enter, goes into it by Tab, and closes it by Escape with the focus back', async () => {
    const page = await open(ARTICLE);
    const menu = page.locator('.navbar-menus details').first();
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await menu.getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Tab');
    expect(
      await menu
        .locator('a')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await menu.locator('summary').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('closes a menu when the focus leaves it', async () => {
    const page = await open(ARTICLE);
    const menu = page.locator('.navbar-menus details').first();
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    const links = await menu.locator('a').count();
    for (let stop = 0; stop <= links; stop++) await page.keyboard.press('Tab');
    expect(await menu.getAttribute('open')).toBeNull();
  });

  it('shows where the focus is at every stop of the bar and of the list of pages', async () => {
    const page = await open(ARTICLE, { reducedMotion: 'reduce' });
    const stops = await page.locator('.navbar :is(a, button, summary), .sidebar-nav :is(a, summary)').count();
    const unseen: string[] = [];
    for (let stop = 0; stop < Math.min(stops, 20); stop++) {
      await page.keyboard.press('Tab');
      const isShown = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (!isShown) unseen.push(await focused(page));
    }
    expect(unseen).toEqual([]);
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
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
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
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
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
