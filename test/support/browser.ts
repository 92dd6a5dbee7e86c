import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { PATIENCE_MS } from './limits.mjs';

/** Widths that every kind of page is looked at: phone, tablet, desktop. */
export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 900, height: 1000 },
  desktop: { width: 1440, height: 900 },
} as const;

let browser: Browser;

/** Connects a test file to the shared browser. */
export function connectBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser.close();
  });
}

/** What a page must never do, gathered while it is used. */
export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Content policy violations, uncaught errors, console errors, foreign requests and failed requests. */
  faults: string[];
  /** Says that faults of this kind are made on purpose, from now on: they are not recorded. */
  expectFaults(pattern: RegExp): void;
  /** Paths of all requests so far. */
  requests: string[];
  /** Paths of the documents among them. */
  documents: string[];
}

/** Opens a new context and page that records every fault. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    viewport: VIEWPORTS.desktop,
    baseURL: inject('site'),
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  const expected: RegExp[] = [];
  const note = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  const requests: string[] = [];
  const documents: string[] = [];
  const origin = new URL(options.baseURL ?? inject('site')).origin;
  page.on('console', (message) => {
    // On the built site, a page that is drawn anew means that build and browser disagree about it.
    const isOdd = options.baseURL === undefined && message.text().includes('was drawn anew');
    if (message.type() === 'error' || isOdd) note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    requests.push(url.pathname);
    if (request.isNavigationRequest()) documents.push(url.pathname);
    if (url.protocol !== 'data:' && url.origin !== origin) note(`foreign request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { page, context, faults, expectFaults: (pattern) => expected.push(pattern), requests, documents };
}

/** Waits until enhancers and router are live. */
export async function enhanced(page: Page): Promise<void> {
  await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
}

/** Waits until a frame was drawn: before it, the browser tells observers the new sizes. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

/** Holds requests back until told to let them go on. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(pattern, (route) => isFree.then(() => route.continue()));
  return letGo;
}

/** Whether an element has the focus. */
export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}

/** Number of blocks of the article that have no layout yet. */
export function countSkipped(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.content > * > *')].filter(
        (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
}

/** Addresses of all pages of the built site, from its sitemap. */
export function allAddresses(): string[] {
  const sitemap = readFileSync(join(inject('dist'), 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}
