import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on the color scheme. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

interface AxeViolation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

interface Axe {
  run(options: {
    runOnly?: { type: 'rule'; values: readonly string[] };
  }): Promise<{ violations: AxeViolation[] }>;
}

/**
 * Runs axe on what the page shows now: every WCAG 2.2 A and AA rule and axe's best practices, or only the rules named. What is
 * far below is laid out first, since axe skips what it cannot measure.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    document.documentElement.dataset.whole = '';
    const { axe } = window as unknown as { axe: Axe };
    const result = await axe.run(values ? { runOnly: { type: 'rule', values } } : {});
    return result.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
  }, rules);
}
