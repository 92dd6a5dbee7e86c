import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { connectBrowser, hydrated, openPage, VIEWPORTS, type Watched } from '../support/browser.ts';

connectBrowser();

const LONG = '/user-guide/annotations';
const OTHER = '/user-guide/getting-started';
let watched: Watched | undefined;

/** Opens a page with the shell alive; every fault of it fails the test at its end. */
async function open(address: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  watched = await openPage(options);
  await watched.page.goto(address);
  await hydrated(watched.page);
  return watched.page;
}

afterEach(async () => {
  const { faults = [], context } = watched ?? {};
  watched = undefined;
  await context?.close();
  expect(faults).toEqual([]);
});

const sidebarLink = (page: Page, address: string) => page.locator(`.sidebar-nav a[href="${address}"]`);

describe('navigation', () => {
  it('swaps the article without a document request, and updates title, description and canonical link', async () => {
    const page = await open(LONG);
    await page.locator('details[data-group="/Overview"] > summary').click();
    const before = watched?.requests.length ?? 0;
    await sidebarLink(page, OTHER).click();
    await page.waitForURL(`**${OTHER}`);
    expect(await page.locator('h1').textContent()).toContain('first annotated slide');
    expect(await page.title()).toContain('first annotated slide');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(
      'Sign in to Cytomine',
    );
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${OTHER}$`));
    const later = watched?.requests.slice(before) ?? [];
    expect(later.filter((path) => path === OTHER)).toEqual([]);
    expect(later.some((path) => /^\/assets\/js\/user-guide\.getting-started\.[\w-]+\.js$/.test(path))).toBe(
      true,
    );
  });

  it('fetches no page chunk for the first page, and none on the way back to it', async () => {
    const page = await open(LONG);
    expect(watched?.requests.filter((path) => path.includes('user-guide.annotations'))).toEqual([]);
    await page.locator('details[data-group="/Overview"] > summary').click();
    await sidebarLink(page, OTHER).click();
    await page.waitForURL(`**${OTHER}`);
    await page.goBack();
    await page.waitForURL(`**${LONG}`);
    expect(await page.locator('h1').textContent()).toBe('Annotations');
    expect(watched?.requests.filter((path) => path.includes('user-guide.annotations'))).toEqual([]);
  });

  it('goes to another guide, and back to the same place', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 1500));
    // By its place: a locator's click would scroll the sticky bar "into view" first.
    const box = await page.locator('.navbar-menus a[href="/dev-guide/"]').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.waitForURL('**/dev-guide/');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('.sidebar-title').textContent()).toBe('Developer Guide');
    await page.goBack();
    await page.waitForFunction((path) => location.pathname === path && Math.abs(scrollY - 1500) < 5, LONG);
  });

  it('moves the focus to the heading of the new page', async () => {
    const page = await open(LONG);
    await page.locator('.navbar-menus a[href="/dev-guide/"]').click();
    await page.waitForURL('**/dev-guide/');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('closes the drawer of a phone after a navigation', async () => {
    const page = await open(LONG, { viewport: VIEWPORTS.phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#sidebar:popover-open').waitFor();
    await page.locator('details[data-group="/Overview"] > summary').click();
    await sidebarLink(page, OTHER).click();
    await page.waitForURL(`**${OTHER}`);
    expect(await page.locator('#sidebar:popover-open').count()).toBe(0);
  });

  it('keeps several groups of the sidebar open', async () => {
    const page = await open(LONG);
    await page.locator('details[data-group="/Overview"] > summary').click();
    expect(await page.locator('.sidebar-group[open]').count()).toBeGreaterThanOrEqual(2);
    await sidebarLink(page, OTHER).click();
    await page.waitForURL(`**${OTHER}`);
    expect(await page.locator('.sidebar-group[open]').count()).toBeGreaterThanOrEqual(2);
  });

  it('leaves modified clicks and other origins to the browser', async () => {
    const page = await open(LONG);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('.navbar-menus a[href="/dev-guide/"]').click({ modifiers: ['Control'] }),
    ]);
    await tab.close();
    expect(new URL(page.url()).pathname).toBe(LONG);
  });
});

describe('progress bar', () => {
  it('starts at 0.08 and ends when a slow page has come', async () => {
    const page = await open(LONG);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/guides/dev-guide.json', async (route) => {
      await held;
      await route.continue();
    });
    const bar = page.locator('.progress');
    expect(await bar.isVisible()).toBe(false);
    await page.locator('.navbar-menus a[href="/dev-guide/"]').click();
    await bar.waitFor({ state: 'visible' });
    expect(await bar.evaluate((element) => (element as HTMLElement).style.transform)).toBe(
      'translateX(-92%)',
    );
    release();
    await page.waitForURL('**/dev-guide/');
    await bar.waitFor({ state: 'hidden' });
  });
});

describe('a chunk that does not come', () => {
  it.each([
    [
      'missing file',
      (page: Page) => page.route('**/assets/js/dev-guide.*.js', (route) => route.fulfill({ status: 404 })),
    ],
    [
      'no page in it',
      (page: Page) =>
        page.route('**/assets/js/dev-guide.*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
        ),
    ],
  ])('ends in a plain load: %s', async (_, block) => {
    const page = await open(LONG);
    await block(page);
    await page.locator('.navbar-menus a[href="/dev-guide/"]').click();
    await page.waitForURL('**/dev-guide/');
    await page.waitForLoadState('load');
    expect(await page.locator('h1').textContent()).toBe('Ways into the platform');
    // Chromium reports the 404 that the test itself made.
    if (watched) watched.faults.length = 0;
  });
});

describe('headings', () => {
  it('marks the current one and lets the hash follow, without history entries', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    const entries = await page.evaluate(() => history.length);
    const slug = await page.locator('.content h2').nth(2).getAttribute('id');
    await page.evaluate((id) => {
      const top = document.getElementById(id ?? '')?.getBoundingClientRect().top ?? 0;
      scrollTo(0, scrollY + top);
    }, slug);
    await page.waitForFunction((id) => decodeURIComponent(location.hash) === `#${id}`, slug);
    expect(await page.locator('.contents [aria-current="location"]').getAttribute('href')).toBe(`#${slug}`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('scrolls to a heading within 468 ms, step by step', async () => {
    const page = await open(LONG);
    const result = await page.evaluate(
      () =>
        new Promise<{ steps: number; elapsedMs: number }>((resolve) => {
          const link = document.querySelectorAll<HTMLAnchorElement>('.contents a')[3];
          const places: number[] = [];
          let last = -1;
          let start = 0;
          const look = (now: number) => {
            if (scrollY !== 0 && start === 0) start = now;
            if (start !== 0 && scrollY === last)
              return resolve({ steps: places.length, elapsedMs: now - start });
            last = scrollY === 0 ? -1 : scrollY;
            places.push(scrollY);
            requestAnimationFrame(look);
          };
          link?.click();
          requestAnimationFrame(look);
        }),
    );
    expect(result.steps).toBeGreaterThan(3);
    // Never longer than the constant and two slow frames.
    expect(result.elapsedMs).toBeLessThan(468 + 250);
  });

  it('jumps when the reader asked for less motion', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    const moved = await page.evaluate(() => {
      document.querySelectorAll<HTMLAnchorElement>('.contents a')[3]?.click();
      return scrollY;
    });
    expect(moved).toBeGreaterThan(300);
  });
});

describe('back to top', () => {
  it('appears beyond 300 px and brings the page up', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForFunction(() => scrollY === 300);
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 301));
    await button.waitFor({ state: 'visible' });
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
    await button.waitFor({ state: 'hidden' });
  });

  it.each([
    [320, 640],
    [360, 740],
    [768, 1024],
    [1000, 700],
  ])('covers nothing of an article %s px wide, nor of the bar', async (width, height) => {
    const page = await open(LONG, { reducedMotion: 'reduce', viewport: { width, height } });
    await page.evaluate(() => scrollTo(0, 1000));
    const button = page.getByRole('button', { name: 'Back to top' });
    await button.waitFor({ state: 'visible' });
    const covered = await button.evaluate((own) => {
      const a = own.getBoundingClientRect();
      const others = document.querySelectorAll('main, .brand, .navbar-tools, .drawer-button');
      return [...others].filter((other) => {
        const b = other.getBoundingClientRect();
        const top = other.matches('main') ? (document.querySelector('.navbar')?.clientHeight ?? 0) : b.top;
        return a.left < b.right && b.left < a.right && a.top < b.bottom && top < a.bottom;
      }).length;
    });
    expect(covered).toBe(0);
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
  });
});

describe('reading aids', () => {
  it('copies code without numbers', async () => {
    const page = await open('/admin-guide/ce/installation', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('.code-copy').first().click();
    await page.locator('.code-copy').first().and(page.getByText('Copied')).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.trim()).toBe(
      'git clone --branch CE2025.1 https://github.com/cytomine/Cytomine-community-edition.git',
    );
  });

  it('copies the page as Markdown', async () => {
    const page = await open(LONG, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy page' }).click();
    // The word alone also stands in the article.
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Annotations');
  });

  it('remembers the scheme, and shows it before the first paint of the next page', async () => {
    const page = await open('/', { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await ground()).not.toBe(light);
    await page.goto(LONG);
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark');
  });

  it('shows the keyboard shortcuts on a question mark', async () => {
    const page = await open(LONG);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('switches linked tabs and remembers the choice', async () => {
    const page = await open('/dev-guide/');
    await page.locator('[data-island="Tabs"]').scrollIntoViewIfNeeded();
    const second = page.getByRole('tab', { name: 'Shell and curl' });
    await second.waitFor();
    await second.click();
    expect(await second.getAttribute('aria-selected')).toBe('true');
    await page.reload();
    await page.locator('[data-island="Tabs"]').scrollIntoViewIfNeeded();
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'Shell and curl' }).waitFor();
  });
});

describe('search', () => {
  it.each(['/', 's', 'Control+k'])('opens by %s, finds, and leads to the section', async (key) => {
    const page = await open('/');
    await page.keyboard.press(key);
    await page.getByRole('combobox').fill('regenerate keys');
    const first = page.getByRole('option').first();
    await first.waitFor();
    const target = await page
      .locator('[role="option"][aria-selected="true"], [role="option"]')
      .first()
      .textContent();
    expect(target).toMatch(/regenerate|keys/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/-guide\//);
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('has a page of its own that takes a query', async () => {
    const page = await open('/search?q=annotation');
    await page.locator('main a[href*="/user-guide/annotations"]').first().waitFor();
  });
});

describe('addresses', () => {
  it('leads old and odd spellings to the page', async () => {
    const page = await open('/');
    for (const odd of [`${LONG}/`, `${LONG}.html`, '/User-Guide/Annotations', '/How-to-install-Cytomine']) {
      await page.goto(odd);
      expect(new URL(page.url()).pathname).toBe(
        odd.startsWith('/How') ? '/admin-guide/ce/installation' : LONG,
      );
    }
  });

  it('answers an unknown path with 404 and near pages', async () => {
    watched = await openPage();
    const { page } = watched;
    const response = await page.goto('/user-guide/anotations');
    expect(response?.status()).toBe(404);
    await page.locator(`.nearest a[href="${LONG}"]`).waitFor();
    expect(await page.locator('.nearest a').count()).toBeLessThanOrEqual(3);
    // Chromium reports the 404 that is asked for here.
    watched.faults.length = 0;
  });
});

describe('a reload', () => {
  it('comes back to the same place', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForFunction(() => history.state?.scrollY === 1500);
    await page.reload();
    await page.waitForFunction(() => Math.abs(scrollY - 1500) < 5);
  });
});
