import { expect, it } from 'vitest';
import { connectBrowser } from '../support/browser.ts';
import { faultsWithoutScripts, faultsWithScripts } from '../support/everyPage.ts';
import { isReference } from '../support/isReference.ts';
import { allDocuments } from '../support/kindsOfPages.ts';

const addresses = allDocuments().filter((one) => !isReference(one));

const SCHEMES = ['light', 'dark'] as const;

connectBrowser();

it('every article loads without a fault, is accessible in both schemes, and fits the narrowest window', async () => {
  expect(await faultsWithScripts(addresses, { onDesktop: SCHEMES, onPhone: SCHEMES })).toEqual([]);
});

it('every article is accessible and fits without scripts', async () => {
  expect(await faultsWithoutScripts(addresses, SCHEMES)).toEqual([]);
});
