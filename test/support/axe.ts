import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { drawn } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on colors alone, and which take most of axe's time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const WITHOUT_COLORS = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));

interface Axe {
  run(
    context: string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
}

/** Has axe in every document that the page will open: sent again for each, it takes longer than some of its runs. */
export async function keepAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: AXE });
}

/**
 * Runs axe on what the page shows now, or on what stands `within` some of it: every WCAG 2.2 A and AA rule and axe's
 * best practices.
 */
export const violations = (page: Page, within?: string): Promise<string[]> => runAxe(page, {}, within);

/** Runs the rules whose answer does not depend on the color scheme. */
export const structureViolations = (page: Page): Promise<string[]> => runAxe(page, { rules: WITHOUT_COLORS });

/** Runs only the rules whose answer depends on the color scheme. */
export const colorViolations = (page: Page, within?: string): Promise<string[]> =>
  runAxe(page, { runOnly: { type: 'rule', values: COLOR_RULES } }, within);

async function runAxe(page: Page, rules: object, within = 'html'): Promise<string[]> {
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const run = async ([context, options]: readonly [string, object]) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
  };
  return page.evaluate(run, [within, rules] as const);
}

/**
 * Lays out what is far below the window, too: axe looks at nothing without a layout, and browsers tell observers of sizes
 * only what has come near, as it has for a reader who meets it.
 */
export async function layOutAll(page: Page): Promise<void> {
  if (await page.evaluate(() => 'isLaidOut' in window)) return;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    Object.assign(window, { isLaidOut: true });
  });
  await drawn(page);
}
