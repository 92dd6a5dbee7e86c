import { describe, expect, it } from 'vitest';
import { behavesLikeASite } from '../support/behavesLikeASite.ts';
import { enhanced } from '../support/browser.ts';
import { watchPages } from '../support/watchPages.ts';

const pages = watchPages();
const { open } = pages;

const LONG = '/user-guide/annotations';
const OTHER = '/user-guide/getting-started';

describe('the built site', () => behavesLikeASite(pages));

describe('navigation', () => {
  it('keeps the hash that the reader chose until they scroll on, and takes it out at the top', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    const links = page.locator('.contents a');
    const hash = (await links.last().getAttribute('href')) ?? '';
    await links.last().click();
    await page.locator(`.contents a[aria-current][href="${hash}"]`).waitFor();
    expect(new URL(page.url()).hash).toBe(hash);
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForURL((url) => url.hash !== '' && url.hash !== hash);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForURL((url) => url.hash === '');
  });

  it('opens all groups of a list of pages that fits into the window, but for those that the reader closed', async () => {
    const page = await open(LONG, { viewport: { width: 1440, height: 700 } });
    const closed = page.locator('.sidebar-group:not([open])');
    expect(await closed.count()).toBeGreaterThan(2);
    await page.setViewportSize({ width: 1440, height: 2400 });
    await page.reload();
    await expect.poll(() => closed.count()).toBe(0);
    await page.locator('details[data-group="/Start"] > summary').click();
    await page.reload();
    await expect.poll(() => closed.count()).toBe(1);
  });

  it('keeps groups and place of a list of pages while the reader is in another guide, and over a reload', async () => {
    const page = await open(LONG, { viewport: { width: 1440, height: 400 } });
    const list = page.locator('#sidebar');
    const state = () =>
      list.evaluate((box) => ({
        top: box.scrollTop,
        open: [...box.querySelectorAll('details[open]')].map((group) => (group as HTMLElement).dataset.group),
      }));
    await page.locator('details[data-group="/Start"] > summary').click();
    // Where the entry of the page is in view, but not in the middle, where the list would put it by itself.
    await list.evaluate((box) => {
      const entry = box.querySelector('.sidebar-link[aria-current]')?.getBoundingClientRect();
      const { top, height } = box.getBoundingClientRect();
      box.scrollTop += (entry?.top ?? 0) - top - height / 2 - 40;
    });
    const left = await state();
    expect(left.open).toContain('/Start');
    expect(left.top).toBeGreaterThan(0);
    await page.locator('.navbar-menus a[href="/dev-guide/"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/dev-guide/');
    await page.goBack();
    await page.waitForURL(`**${LONG}`);
    await expect.poll(state).toEqual(left);
    await page.reload();
    await enhanced(page);
    await expect.poll(state).toEqual(left);
  });
});

describe('back to top', () => {
  it('appears beyond 300 px and brings the page up', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: 'Back to top' });
    // What gets its layout later may move the page by the one pixel that matters here.
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForFunction(() => scrollY === 300);
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 301));
    await button.waitFor({ state: 'visible' });
    await page.evaluate(() => scrollTo(0, 1000));
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
    await button.waitFor({ state: 'hidden' });
  });

  it('covers nothing of an article in any window, nor of the bar', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });
    const button = page.getByRole('button', { name: 'Back to top' });
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [768, 1024],
      [1000, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 1000));
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
      expect(covered, `${width} px`).toBe(0);
      await button.click();
      await page.waitForFunction(() => scrollY === 0);
      await button.waitFor({ state: 'hidden' });
    }
  });
});

describe('reading aids', () => {
  it('remembers the scheme, also for the next page and other tabs', async () => {
    const page = await open('/', { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await ground()).not.toBe(light);
    await page.goto(LONG);
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark');
    const other = await page.context().newPage();
    await other.goto('/sitemap.xml');
    const choose = () =>
      other.evaluate(() => {
        // Only a change is told to other tabs.
        localStorage.removeItem('scheme');
        localStorage.setItem('scheme', 'light');
      });
    await expect
      .poll(() => choose().then(() => page.evaluate(() => document.documentElement.dataset.scheme)))
      .toBe('light');
  });

  it('offers to report a page and the section under the pointer or the focus', async () => {
    const page = await open('/user-guide/annotations');
    const body = async (name: string) => {
      const href = await page.locator(name).getAttribute('href');
      return new URL(href ?? '').searchParams.get('body');
    };
    expect(await body('.page-foot .report')).toMatch(
      /^Page: https:\S+\/user-guide\/annotations\nVersion: CE/,
    );
    const [first, second] = await page.locator('.content h2').all();
    await first?.hover();
    expect(await body('.content h2 .section-report')).toContain(
      `annotations#${await first?.getAttribute('id')}\n`,
    );
    await page.mouse.move(0, 0);
    await second?.locator('.header-anchor').focus();
    expect(await body('.content h2 .section-report')).toContain(
      `annotations#${await second?.getAttribute('id')}\n`,
    );
  });

  it('puts a note away on Escape, wherever the focus is, until it is asked for anew', async () => {
    const page = await open(LONG);
    const term = page.locator('.content .term').first();
    const note = term.locator('.term-note');
    await term.hover();
    // What turns the note listens for the key too.
    await expect.poll(() => page.keyboard.press('Escape').then(() => note.isVisible())).toBe(false);
    await term.focus();
    await note.waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await term.hover();
    await note.waitFor();
  });

  it('names a heading by its words alone, and so its link', async () => {
    const page = await open(LONG);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = (role: string) =>
      nodes.filter((node) => node.role?.value === role).map((node) => String(node.name?.value).trim());
    expect(names('heading')).toContain('Draw annotations');
    expect(names('link')).toContain('Draw annotations');
  });

  it('copies code where the browser offers no clipboard', async () => {
    const page = await pages.blank();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', ({ target }) => {
        document.documentElement.dataset.taken = (target as HTMLTextAreaElement).value;
      });
    });
    await page.goto('/admin-guide/ce/installation');
    await enhanced(page);
    await page.locator('.content .code-copy').first().click();
    await page.locator('.content .code-copy').first().and(page.getByText('Copied')).waitFor();
    expect(await page.locator('html').getAttribute('data-taken')).toMatch(/^git clone --branch /);
    expect(await page.locator('textarea').count()).toBe(0);
    await page.locator('.cite summary').click();
    await page.getByRole('button', { name: 'Copy RIS' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-taken')).toMatch(/^TY {2}- ELEC\n/);
  });

  it('wraps long lines of all blocks until the tab is closed, and back', async () => {
    const page = await open('/admin-guide/ce/backup');
    const wide = () =>
      page
        .locator('.content pre')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    const switches = page.locator('.code-wrap').filter({ visible: true });
    const count = await wide();
    expect(count).toBeGreaterThan(3);
    await expect.poll(() => switches.count()).toBe(count);
    const button = switches.last();
    await button.focus();
    const top = (await button.boundingBox())?.y ?? 0;
    await button.press('Enter');
    await expect.poll(wide).toBe(0);
    expect((await button.boundingBox())?.y).toBeCloseTo(top, -1);
    await page.reload();
    await expect.poll(wide).toBe(0);
    expect(await switches.count()).toBe(count);
    expect(await switches.first().getAttribute('aria-pressed')).toBe('true');
    await switches.first().click();
    await expect.poll(wide).toBe(count);
  });

  it('lets single keys be turned off, and on again by another way', async () => {
    const page = await open(LONG);
    const choice = page.getByRole('dialog').getByLabel('Single-key shortcuts');
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    };
    await page.keyboard.press('?');
    await choice.uncheck();
    await close();
    for (const key of ['/', 's', '?']) await page.keyboard.press(key);
    await page.keyboard.press('Control+k');
    // Had the first opened it, the others would stand there.
    expect(await page.getByRole('combobox').inputValue()).toBe('');
    await choice.check();
    await close();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  });
});

it('search closes when the reader goes back, as on a phone, and leaves the focus to the page', async () => {
  const page = await open(LONG);
  await page.locator(`.sidebar-nav a[href="${OTHER}"]`).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${OTHER}`);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(new URL(page.url()).pathname).toBe(LONG);
});
