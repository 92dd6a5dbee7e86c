import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { enhanced } from '../support/browser.ts';
import { watchPages } from '../support/watchPages.ts';
import { wireSize } from '../support/wireSize.ts';

const { open } = watchPages(() => ({ reducedMotion: 'reduce' }));

const OVERVIEW = '/dev-guide/api/reference';
const SERVICE = '/dev-guide/api/reference/projects';
const PLACEHOLDER = 'https://<server>';

const shownEntries = (page: Page) => page.locator('.api-service li:visible');

describe('overview', () => {
  it('leads to every service without scripts, with all of its operations', async () => {
    const page = await open(OVERVIEW, { javaScriptEnabled: false });
    await expect(page.locator('.api-filter').isVisible()).resolves.toBe(false);
    const services = page.locator('.api-service');
    expect(await services.count()).toBeGreaterThan(20);
    expect(await services.locator('> p a').count()).toBe(await services.count());
    const counts = await services.locator('.api-count').allTextContents();
    const total = counts.reduce((sum, count) => sum + Number.parseInt(count, 10), 0);
    expect(total).toBeGreaterThan(500);
    const first = services.first();
    const count = Number.parseInt((await first.locator('.api-count').textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(1);
    await first.locator('summary').click();
    await first.locator('> p a').click();
    await page.waitForURL(/\/reference\/./);
    expect(await page.locator('.content h2[id]').count()).toBeGreaterThanOrEqual(count);
  });

  it('shows what matches all words, says how many, and leads to an operation by its anchor', async () => {
    const page = await open(OVERVIEW);
    await page.getByRole('searchbox', { name: 'Filter operations' }).fill('DELETE project member');
    await page
      .getByText(/^\d+ operations?$/)
      .and(page.locator('output'))
      .waitFor();
    const texts = await shownEntries(page).allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/^DELETE/);
    await expect(page.locator('.api-filter output').textContent()).resolves.toMatch(
      new RegExp(`^${texts.length} operation`),
    );
    await page.getByRole('searchbox', { name: 'Filter operations' }).fill('nothing-of-this-name');
    await page.getByText(/No operation matches/).waitFor();
    await page.getByRole('searchbox', { name: 'Filter operations' }).fill('');
    await page.locator('.api-service').first().waitFor();
    expect(await shownEntries(page).count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Filter operations' }).fill('GET /api/project.json');
    const entry = shownEntries(page).locator('a').first();
    const href = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    await page.waitForURL(`**${href}`);
    const heading = page.locator(`h2[id="${href.replace(/^.*#/, '')}"]`);
    await heading.waitFor();
    await expect(heading.evaluate((h2) => Math.abs(h2.getBoundingClientRect().top) < 400)).resolves.toBe(
      true,
    );
  });
});

describe('use my server', () => {
  const samples = (page: Page) => page.locator('.api-server');

  async function choose(page: Page, address: string): Promise<void> {
    const field = page.getByLabel('Address of your server');
    if (!(await field.isVisible())) await page.locator('summary', { hasText: 'My server' }).click();
    await field.fill(address);
    await page.getByRole('button', { name: 'Show in samples' }).click();
  }

  it('shows the address in all samples of this page and the next, as text', async () => {
    const page = await open(SERVICE);
    expect(await samples(page).first().textContent()).toBe(PLACEHOLDER);
    await choose(page, 'slides.example.org/');
    await page.getByText('Samples show https://slides.example.org.').waitFor();
    expect(new Set(await samples(page).allTextContents())).toEqual(new Set(['https://slides.example.org']));
    await page.reload();
    await enhanced(page);
    await page.locator('.api-server', { hasText: 'https://slides.example.org' }).first().waitFor();
    // By keyboard: operations get their layout when they come near, which moves what is below them under a pointer.
    await page.locator('.neighbour.next').press('Enter');
    await page.locator('h1', { hasNotText: 'Projects' }).waitFor();
    await page.locator('.api-server', { hasText: 'https://slides.example.org' }).first().waitFor();
    await choose(page, '');
    await page.getByText('Kept in this browser only.').waitFor();
    expect(new Set(await samples(page).allTextContents())).toEqual(new Set([PLACEHOLDER]));
  });

  it('refuses what is no address of a server', async () => {
    const page = await open(SERVICE);
    for (const address of ['javascript:alert(1)', '"><img src=x>']) {
      await choose(page, address);
      await page.getByText('Write an address such as').waitFor();
      expect(new Set(await samples(page).allTextContents())).toEqual(new Set([PLACEHOLDER]));
      await choose(page, '');
      await page.getByText('Kept in this browser only.').waitFor();
    }
  });
});

it('a service has its style sheet when it is reached from a page that has none', async () => {
  const page = await open('/dev-guide/api/');
  await page.locator(`main a[href="${OVERVIEW}"]`).first().click();
  await page.locator('.api').waitFor();
  await expect(
    page
      .locator('.api-service > summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary).display),
  ).resolves.toBe('grid');
});

describe('budgets', () => {
  it('keeps the HTML of every page of the reference below 30 kB', () => {
    const folder = join(inject('dist'), 'dev-guide/api/reference');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
    const large = [`${folder}.html`, ...files.map((name) => join(folder, name))]
      .map((file) => ({ file, bytes: wireSize(file, 9) }))
      .filter(({ bytes }) => bytes > 30_000);
    expect(files.length).toBeGreaterThan(50);
    expect(large).toEqual([]);
  });

  it('keeps the style sheet of the reference below 4 kB', () => {
    const folder = join(inject('dist'), 'assets/css');
    const sheets = readdirSync(folder).filter((name) => name.startsWith('api.'));
    expect(sheets).toHaveLength(1);
    expect(wireSize(join(folder, sheets[0] ?? ''))).toBeLessThan(4_000);
  });
});
