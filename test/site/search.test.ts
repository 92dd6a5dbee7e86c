import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { enhanced, holdRequests, isFocused, VIEWPORTS } from '../support/browser.ts';
import { FAILED_REQUEST, watchPages } from '../support/watchPages.ts';

const pages = watchPages(() => ({ reducedMotion: 'reduce' }));
const { open } = pages;

const ARTICLE = '/user-guide/annotations';
/** Of the dialog, with React. */
const SCRIPTS = /\/assets\/js\/(?:SearchDialog|react)\./;

/** Opens the dialog on an article and asks. */
async function search(query: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open(ARTICLE, options);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  return page;
}

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
/** Waits until the count says that all of the index has answered, and so many are drawn. */
const answered = (page: Page) =>
  page.waitForFunction(() => {
    const said = [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent ?? '');
    const count = said.map((text) => /^(\d+|No) results?$/.exec(text)?.[1]).find(Boolean);
    return count !== undefined && (Number(count) || 0) === document.querySelectorAll('.hit').length;
  });

describe('the dialog', () => {
  it('is a combobox that names its list, the marked option and their number', async () => {
    const page = await search('draw annotation');
    await options(page).first().waitFor();
    await answered(page);
    const list = await field(page).getAttribute('aria-controls');
    expect(await page.locator(`[id="${list}"]`).getAttribute('role')).toBe('listbox');
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    for (const [key, position] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', -1],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      const id = await options(page).nth(position).getAttribute('id');
      await page.locator(`[role="combobox"][aria-activedescendant="${id}"]`).waitFor();
      expect(await page.locator('[aria-selected="true"]').getAttribute('id')).toBe(id);
    }
    expect(await field(page).getAttribute('maxlength')).toBe('200');
    expect(await page.locator('.search-results mark').count()).toBeGreaterThan(3);
  });

  it('shows what a word is also called, and its definition before all', async () => {
    const page = await search('region of interest');
    await page.getByText('also: ROI').waitFor();
    const first = options(page).first();
    await first.getByText('Definition').waitFor();
    // Titles answer first, the definition comes with the text.
    await first.getByText('The part of an image').waitFor();
    expect(await first.textContent()).toMatch(/ROI.*The part of an image/);
  });

  it('searches one guide', async () => {
    const page = await search('install');
    await answered(page);
    for (const [label, start] of [
      ['Developer', '/dev-guide/'],
      ['REST API', '/dev-guide/api/reference'],
    ] as const) {
      // A menu of the bar may have the same words.
      await page.getByRole('dialog').getByText(label, { exact: true }).click();
      await page.waitForFunction((path) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a.hit')];
        return links.length > 0 && links.every((link) => link.pathname.startsWith(path));
      }, start);
    }
  });

  it('remembers what was opened, and forgets it on demand', async () => {
    const page = await search('scale bar');
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await options(page).getByText('scale bar').waitFor();
    await field(page).press('ArrowDown');
    await page.locator('[role="option"][aria-selected="true"]').waitFor();
    await field(page).press('Enter');
    await expect.poll(() => field(page).inputValue()).toBe('scale bar');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Recent searches').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]');
  });

  it('offers what readers of the guide want most, before anything is typed', async () => {
    const page = await open(ARTICLE);
    await page.keyboard.press('/');
    await options(page).first().waitFor();
    expect(await options(page).count()).toBe(6);
    await field(page).press('ArrowDown');
    const href = await options(page).first().getAttribute('href');
    expect(href).toMatch(/^\/user-guide\//);
    await field(page).press('Enter');
    await page.waitForURL(`**${href}`);
  });

  it('shows a row of a table and leads to it', async () => {
    const page = await search('status 61');
    await answered(page);
    const hit = options(page).first();
    expect(await hit.locator('.hit-excerpt').textContent()).toMatch(/ · /);
    const hash = new URL((await hit.getAttribute('href')) ?? '', page.url()).hash;
    await hit.click();
    await page.locator(`tr${hash}`).waitFor();
    await expect
      .poll(() => page.locator(`tr${hash}`).evaluate((row) => row.getBoundingClientRect().top))
      .toBeLessThan(700);
  });

  it('says when nothing is found, what was meant, and where to ask', async () => {
    const page = await search('annottationnz');
    await page.getByText('Nothing found for').waitFor();
    await page.getByText('Look through').waitFor();
    await page.getByRole('link', { name: 'Image.sc forum' }).last().waitFor();
    await page.locator('.search-notice .link-button').click();
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toMatch(/^annotation/);
  });

  it('says that it failed, and tries again', async () => {
    const page = await open(ARTICLE);
    pages.current.expectFaults(FAILED_REQUEST);
    await page.route('**/assets/search/**', (route) => route.abort());
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.keyboard.press('/');
    await field(page).fill('role');
    await page.getByText('The search index could not be loaded.').waitFor();
    await page.unroute('**/assets/search/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await options(page).first().waitFor();
  });
});

describe('a result', () => {
  it('leads to its section on another page, with the words marked until Escape', async () => {
    const page = await search('regenerate keys');
    await answered(page);
    const target = new URL((await options(page).first().getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === target.pathname && url.hash === target.hash);
    await page.waitForFunction(() => (CSS.highlights.get('search-hit')?.size ?? 0) > 0);
    const isThere = (id: string) => document.activeElement?.id === id || id === '';
    await page.waitForFunction(isThere, decodeURIComponent(target.hash.slice(1)));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !CSS.highlights.has('search-hit'));
  });

  it('gives the focus to its heading on the same page too', async () => {
    const page = await search('why is a button gray');
    const hit = page.locator(`a.hit[href^="${ARTICLE}#"]`).first();
    await hit.waitFor();
    await answered(page);
    const slug = ((await hit.getAttribute('href')) ?? '').replace(/^.*#/, '');
    await hit.click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.waitForFunction((id) => document.activeElement?.id === id, slug);
  });
});

describe('asked for while its scripts are on their way', () => {
  it.each(['/', 's', 'Control+k', 'click'])('by %s, it takes what is typed, and answers it', async (way) => {
    const page = await pages.blank();
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(ARTICLE);
    await enhanced(page);
    if (way === 'click') await page.locator('.search-link').click();
    else await page.keyboard.press(way);
    // Letter by letter, from the next event on.
    await page.keyboard.type('scale');
    release();
    await page.keyboard.type(' bar');
    await options(page).first().waitFor();
    await page.keyboard.type('s');
    expect(await field(page).inputValue()).toBe('scale bars');
    expect(await isFocused(field(page))).toBe(true);
    expect(new URL(page.url()).pathname).toBe(ARTICLE);
  });

  it('is its own page when they do not come, with what was typed', async () => {
    const page = await open(ARTICLE);
    pages.current.expectFaults(FAILED_REQUEST);
    let give = () => {};
    const isTyped = new Promise<void>((resolve) => {
      give = resolve;
    });
    await page.route(SCRIPTS, async (route) => {
      await isTyped;
      await (page.url().endsWith(ARTICLE) ? route.abort() : route.continue());
    });
    await page.keyboard.press('/');
    await page.keyboard.type('scale bar');
    give();
    await page.waitForURL('**/search?q=scale+bar');
    await options(page).first().waitFor();
  });

  it('says so without a network, and is there once there is one', async () => {
    const page = await open(ARTICLE);
    pages.current.expectFaults(FAILED_REQUEST);
    await page.context().setOffline(true);
    await page.keyboard.press('/');
    await page.getByText('The search could not be loaded.').waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await page.keyboard.press('/');
    // Here or on its own page: some browsers ask for a module that has failed only there.
    await page.locator('[data-live] [role="combobox"]:visible').fill('role');
    await options(page).first().waitFor();
  });
});

it('the search page answers the question of its address, in the guide of its address', async () => {
  const page = await open('/search?q=backup&guide=admin-guide');
  await options(page).first().waitFor();
  await answered(page);
  const paths = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(paths.filter((path) => !path.startsWith('/admin-guide/'))).toEqual([]);
  await page.locator('main').getByText('All', { exact: true }).click();
  await field(page).fill('upgrade');
  await page.waitForURL('**/search?q=upgrade');
  await page.goBack();
  await page.goForward();
  await options(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('upgrade');
});

it('axe finds nothing in the dialog on a phone', async () => {
  const page = await search('slide', { viewport: VIEWPORTS.phone });
  await answered(page);
  expect(await violations(page)).toEqual([]);
  await field(page).fill('qqqqzzzz');
  await page.getByText('Nothing found for').waitFor();
  expect(await violations(page)).toEqual([]);
});
