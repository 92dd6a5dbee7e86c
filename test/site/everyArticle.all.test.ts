import { expect, it } from 'vitest';
import { connectBrowser } from '../support/browser.ts';
import { BOTH_SCHEMES, faultsWithoutScripts, faultsWithScripts } from '../support/everyPage.ts';
import { isReference } from '../support/isReference.ts';
import { allDocuments } from '../support/kindsOfPages.ts';

const addresses = allDocuments().filter((one) => !isReference(one));

connectBrowser();

it('every article loads without a fault, is accessible in both schemes, and fits the narrowest window', async () => {
  expect(await faultsWithScripts(addresses, BOTH_SCHEMES)).toEqual([]);
});

it('every article is accessible and fits without scripts', async () => {
  expect(await faultsWithoutScripts(addresses, BOTH_SCHEMES.onDesktop)).toEqual([]);
});
