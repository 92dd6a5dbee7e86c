import { expect, it } from 'vitest';
import { connectBrowser } from '../support/browser.ts';
import { faultsWithoutScripts, faultsWithScripts } from '../support/everyPage.ts';
import { invalidHtml } from '../support/invalidHtml.ts';
import { allDocuments } from '../support/kindsOfPages.ts';

/** Those that the build makes from the API descriptions. */
const REFERENCE = /^\/dev-guide\/api\/reference\/./;
const SCHEMES = ['light', 'dark'] as const;

const articles = allDocuments().filter((one) => !REFERENCE.test(one));
const reference = allDocuments().filter((one) => REFERENCE.test(one));

connectBrowser();

it('every article loads without a fault, is accessible in both schemes, and fits the narrowest window', async () => {
  expect(await faultsWithScripts(articles, { onDesktop: SCHEMES, onPhone: SCHEMES })).toEqual([]);
});

it('every article is accessible and fits without scripts', async () => {
  expect(await faultsWithoutScripts(articles, SCHEMES)).toEqual([]);
});

it('every page of the reference loads without a fault, is accessible, and fits the narrowest window', async () => {
  expect(reference.length).toBeGreaterThan(10);
  // One pattern makes all of them: each window once with every rule is enough, in another scheme each.
  expect(await faultsWithScripts(reference, { onDesktop: ['light'], onPhone: ['dark'] })).toEqual([]);
});

it('every page of the reference fits without scripts', async () => {
  expect(await faultsWithoutScripts(reference)).toEqual([]);
});

it('every document is valid HTML', async () => {
  expect(await invalidHtml(allDocuments())).toEqual([]);
});
