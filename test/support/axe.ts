import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { gatherLooks } from './looks.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on colors alone, and which take most of axe's time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeRule {
  id: string;
  nodes: { target: string[]; failureSummary: string; element: Element }[];
}

interface Axe {
  run(context: object, options: object): Promise<Record<'violations' | 'passes' | 'incomplete', AxeRule[]>>;
}

/** Keys of the looks that axe has passed, on any page of this test file. */
const passed = new Set<string>();

/** Has axe in every document that the page will open: sent again for each, it takes longer than some of its runs. */
export async function keepAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: AXE });
}

/** Runs axe on what the page shows now: every WCAG 2.2 A and AA rule and axe's best practices. */
export async function violations(page: Page): Promise<string[]> {
  return [...(await structureViolations(page)), ...(await colorViolations(page))];
}

/** Runs the rules whose answer does not depend on the color scheme. */
export async function structureViolations(page: Page): Promise<string[]> {
  await load(page);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
    const result = await axe.run(document, { rules: off, resultTypes: ['violations'] });
    return result.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
  }, COLOR_RULES);
}

/**
 * Runs only the rules whose answer depends on the color scheme. Texts that are drawn exactly like one that axe has passed
 * before are not measured again.
 */
export async function colorViolations(page: Page): Promise<string[]> {
  await load(page);
  const looks = await page.evaluate(gatherLooks);
  const news = looks.flatMap(({ key }, index) => (passed.has(key) ? [] : [index]));
  if (news.length === 0) return [];
  const { faults, good } = await page.evaluate(measureLooks, { news, rules: COLOR_RULES });
  for (const index of good) passed.add(looks[index]?.key ?? '');
  return faults;
}

async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'isLaidOut' in window)) return;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Axe looks at nothing that has no layout yet; the page makes stops of what scrolls in the frame after it gets one.
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    Object.assign(window, { isLaidOut: true });
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
  });
}

/**
 * In the page: what axe says of the elements of some looks, and for which of these there is nothing left to ask: all their
 * rules pass them, or cannot answer for any of their kind (texts of drawings, and beside painted pseudo-elements).
 */
async function measureLooks(asked: {
  news: number[];
  rules: string[];
}): Promise<{ faults: string[]; good: number[] }> {
  const { axe, looks } = window as unknown as {
    axe: Axe;
    looks: Map<string, { element: Element; rules: string[] }>;
  };
  const all = [...looks.entries()];
  const include = asked.news.flatMap((index) => all[index]?.[1].element ?? []);
  const { violations, passes, incomplete } = await axe.run(
    { include },
    { runOnly: { type: 'rule', values: asked.rules }, elementRef: true },
  );
  const isAmong = (found: AxeRule[], rule: string, element: Element) =>
    found.some(({ id, nodes }) => id === rule && nodes.some((node) => node.element === element));
  const good = asked.news.filter((index) => {
    const [key, look] = all[index] ?? [];
    if (!key || !look) return false;
    const mayBeOpen = /^[^#]*,(?:true|false true)/.test(key);
    return look.rules.every(
      (rule) => isAmong(passes, rule, look.element) || (mayBeOpen && isAmong(incomplete, rule, look.element)),
    );
  });
  return { faults: describe(violations), good };

  function describe(found: AxeRule[]): string[] {
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
  }
}
