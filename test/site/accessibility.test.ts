import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allAddresses, connectBrowser, hydrated, openPage, VIEWPORTS } from '../support/browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const addresses = [...allAddresses(), '/404.html', '/search'];

connectBrowser();

/** Runs every WCAG 2.2 A and AA rule, and axe's best practices, on what the page shows now. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } };
    const result = await axe.run();
    return result.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
  });
}

interface AxeViolation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  describe.each(['phone', 'desktop'] as const)('on a %s', (device) => {
    it.each(addresses)('%s has no violation', async (address) => {
      const { page, context } = await openPage({
        viewport: VIEWPORTS[device],
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(address);
      if (address !== '/404.html') await hydrated(page);
      expect(await violations(page)).toEqual([]);
      await context.close();
    });
  });

  it('has none with a menu open', async () => {
    const { page, context } = await openPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/user-guide/annotations');
    await hydrated(page);
    await page.locator('.navbar-menus summary').first().click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('has none with the search open and results in it', async () => {
    const { page, context } = await openPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/user-guide/annotations');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('annotation');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('has none without scripts', async () => {
    const { page, context } = await openPage({ colorScheme, javaScriptEnabled: true });
    await page.route(/\.js$/, (route) => route.abort());
    for (const address of addresses) {
      await page.goto(address);
      expect(await violations(page), address).toEqual([]);
    }
    await context.close();
  });
});
