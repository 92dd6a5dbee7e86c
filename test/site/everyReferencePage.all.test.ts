import { expect, it } from 'vitest';
import { allAddresses, connectBrowser } from '../support/browser.ts';
import { describeWithoutScripts, describeWithScripts } from '../support/everyPage.ts';
import { isReference } from '../support/isReference.ts';

const addresses = allAddresses().filter(isReference);

connectBrowser();

it('is there', () => {
  expect(addresses.length).toBeGreaterThan(10);
});

// One pattern makes all of them: each window once with every rule is enough, in another scheme each.
describeWithScripts(addresses, {
  onDesktop: { all: 'light', colors: [] },
  onPhone: { all: 'dark', colors: [] },
});
describeWithoutScripts(addresses);
