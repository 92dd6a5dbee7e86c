import { expect, it } from 'vitest';
import { htmlOf } from '../support/kindsOfPages.ts';
import { FAILED_REQUEST, watchPages } from '../support/watchPages.ts';

const pages = watchPages(() => ({ reducedMotion: 'reduce' }));

/** Without a picture too, which would ask for what enlarges it. */
const ARTICLE = '/dev-guide/clients/java/installation';

const scripts = () => pages.current.requests.filter((path) => path.endsWith('.js'));
const isReact = (path: string) => /\/react\./.test(path);
const BOOT = expect.stringMatching(/^\/assets\/js\/boot\./);

it.each(['/', ARTICLE])(
  '%s, a page without an island, asks for one script and no data, and for React at the reach for the search',
  async (address) => {
    const main = /<main[\s\S]*<\/main>/.exec(htmlOf(address))?.[0];
    expect(main).toBeDefined();
    expect(main).not.toContain('data-island');
    const page = await pages.open(address);
    for (let top = 0; top < 4; top++) await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    expect(scripts()).toEqual([BOOT]);
    expect(pages.current.requests.filter((path) => /\.json$|^\/assets\/search\//.test(path))).toEqual([]);
    await page.locator('.search-link').hover();
    await expect.poll(() => scripts().some(isReact)).toBe(true);
  },
);

it('a page whose script does not come is complete, and its links, menus and folds work', async () => {
  const page = await pages.blank();
  pages.current.expectFaults(FAILED_REQUEST);
  await page.route('**/assets/js/boot.*', (route) => route.abort());
  await page.goto('/user-guide/annotations');
  expect(await page.locator('h1').textContent()).toBe('Annotations');
  expect(await page.locator('.content p').count()).toBeGreaterThan(10);
  const group = page.locator('details[data-group="/Start"]');
  await group.locator('summary').click();
  const link = group.locator('a[href="/user-guide/getting-started"]');
  await Promise.all([page.waitForEvent('domcontentloaded'), link.click()]);
  expect(new URL(page.url()).pathname).toBe('/user-guide/getting-started');
  await page.locator('.navbar-menus summary').first().click();
  expect(await page.locator('.navbar-menus a[href="/user-guide/role"]').isVisible()).toBe(true);
});
