import { expect, it } from 'vitest';
import { allAddresses, connectBrowser } from '../support/browser.ts';
import { faultsWithoutScripts, faultsWithScripts, type Looks } from '../support/everyPage.ts';
import { isReference } from '../support/isReference.ts';

const addresses = allAddresses().filter(isReference);
/** One pattern makes all of them: each window once with every rule is enough, in another scheme each. */
const LOOKS: Looks = { onDesktop: ['light'], onPhone: ['dark'] };

connectBrowser();

it('every page of the reference loads without a fault, is accessible, and fits the narrowest window', async () => {
  expect(addresses.length).toBeGreaterThan(10);
  expect(await faultsWithScripts(addresses, LOOKS)).toEqual([]);
});

it('every page of the reference fits without scripts', async () => {
  expect(await faultsWithoutScripts(addresses)).toEqual([]);
});
