import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { connectBrowser, enhanced, openPage, type Watched } from './browser.ts';

/** How Chromium reports a request that failed. */
export const FAILED_REQUEST = /Failed to load resource/;

/** The pages of a test file, one for each test. */
export interface Pages {
  /** What the page of the running test has done; a test takes away the faults that it makes on purpose. */
  current: Watched;
  /** A page that has not gone anywhere. */
  blank(options?: BrowserContextOptions): Promise<Page>;
  /** A page at an address, with its enhancers alive where it may run scripts. */
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Connects a test file to the browser; a page is closed after its test, which fails on what was wrong with it. */
export function watchPages(defaults: () => BrowserContextOptions = () => ({})): Pages {
  connectBrowser();
  let watched: Watched | undefined;
  afterEach(async () => {
    const { context, faults = [] } = watched ?? {};
    watched = undefined;
    await context?.close();
    expect(faults).toEqual([]);
  });
  const pages: Pages = {
    get current() {
      if (watched === undefined) throw new Error('No page is open');
      return watched;
    },
    async blank(options) {
      watched = await openPage({ ...defaults(), ...options });
      return watched.page;
    },
    async open(address, options) {
      const page = await pages.blank(options);
      await page.goto(address);
      if (options?.javaScriptEnabled !== false) await enhanced(page);
      return page;
    },
  };
  return pages;
}
