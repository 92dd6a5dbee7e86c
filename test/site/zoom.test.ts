import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawn, isFocused, VIEWPORTS } from '../support/browser.ts';
import { watchPages } from '../support/watchPages.ts';

const pages = watchPages(() => ({ reducedMotion: 'reduce' }));

/** A page whose figures are drawings, and one with a demo. */
const FIGURES = '/dev-guide/architecture/pims';
const DEMO = '/user-guide/image-viewer';

async function open(address: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await pages.open(address, options);
  // Pictures can be enlarged 1,000 ms after they are on show.
  await button(page).waitFor();
  return page;
}

const figure = (page: Page): Locator => page.locator('.figure', { has: page.locator('.enlarge') }).first();
const button = (page: Page): Locator => page.getByRole('button', { name: /^Enlarge: / }).first();
const drawing = (page: Page): Locator => figure(page).locator('svg').filter({ visible: true });
const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'Enlarged image' });
const copy = (page: Page): Locator => overlay(page).locator('svg');
const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? 0;

/** The point of a finger at a distance from the middle of an element. */
async function besideMiddle(element: Locator, distance: number): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2 + distance, y: y + height / 2 };
}

/** Two fingers on an element that move apart. */
async function spread(page: Page, element: Locator): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const fingers = async (distance: number) => [
    { id: 0, ...(await besideMiddle(element, -distance)) },
    { id: 1, ...(await besideMiddle(element, distance)) },
  ];
  const [start, middle, end] = [await fingers(30), await fingers(40), await fingers(60)];
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: start });
  await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: middle });
  await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: end });
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('a figure', () => {
  it('has a button that enlarges its drawing to the window, and has the focus again after Escape', async () => {
    const page = await open(FIGURES);
    const { width = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const before = await widthOf(drawing(page));
    await button(page).focus();
    await page.keyboard.press('Enter');
    await copy(page).waitFor();
    const box = await copy(page).boundingBox();
    expect(box?.width).toBeGreaterThan(before * 1.3);
    // No margin: it touches the edges at the sides or above and below.
    expect(Math.min(box?.x ?? 9, box?.y ?? 9)).toBeCloseTo(0, 0);
    await page.keyboard.press('+');
    expect(await widthOf(copy(page))).toBeGreaterThan(VIEWPORTS.desktop.width);
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'detached' });
    expect(await isFocused(button(page))).toBe(true);
  });

  it.each(['light', 'dark'] as const)('looks the same enlarged, in the %s scheme', async (colorScheme) => {
    const page = await open(FIGURES, { colorScheme });
    const looks = (element: Locator) =>
      element.evaluate((svg) =>
        [...svg.querySelectorAll('text, path, rect')].slice(0, 40).map((part) => {
          const { fill, stroke, fontSize, fontWeight } = getComputedStyle(part);
          // What stands on the ground of the page stands on that of the overlay.
          return [part.tagName === 'text' && fill, stroke, fontSize, fontWeight].join(' ');
        }),
      );
    const inText = await looks(drawing(page));
    await drawing(page).evaluate((svg) => {
      const [one, other] = svg.querySelectorAll('path');
      one?.setAttribute('id', 'ground');
      other?.setAttribute('fill', 'url(#ground)');
    });
    await drawing(page).click();
    await copy(page).waitFor();
    expect(await looks(copy(page))).toEqual(inText);
    // No name stands twice in the document: what the copy refers to is in the drawing of the page.
    const names = await copy(page).evaluate((svg) => [
      svg.querySelector('[id]')?.id,
      svg.querySelector('[fill^=url]')?.getAttribute('fill'),
    ]);
    expect(names).toEqual([undefined, 'url(#ground)']);
  });

  it('closes after more than 40 px of scrolling', async () => {
    const page = await open(FIGURES);
    await drawing(page).click();
    await copy(page).waitFor();
    await page.evaluate(() => scrollBy({ top: 30, behavior: 'instant' }));
    await drawn(page);
    expect(await overlay(page).count()).toBe(1);
    await page.evaluate(() => scrollBy({ top: 30, behavior: 'instant' }));
    await overlay(page).waitFor({ state: 'detached' });
  });

  it('opens between two fingers on a phone, and grows between them', async () => {
    const page = await open(FIGURES, { viewport: VIEWPORTS.phone, hasTouch: true });
    await drawing(page).scrollIntoViewIfNeeded();
    await spread(page, drawing(page));
    await copy(page).waitFor();
    const opened = await widthOf(copy(page));
    await spread(page, copy(page));
    expect(await widthOf(copy(page))).toBeGreaterThan(opened * 1.5);
    // The page itself stays as it is.
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await page.touchscreen.tap(180, 300);
    await overlay(page).waitFor({ state: 'detached' });
  });
});

it('a demo answers clicks itself', async () => {
  const page = await open(DEMO);
  expect(await page.locator('.island svg').count()).toBeGreaterThan(0);
  expect(await page.locator('.island :is(.enlarge, .zoomable)').count()).toBe(0);
});
