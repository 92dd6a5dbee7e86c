import { expect, it } from 'vitest';
import { watchPages } from '../support/watchPages.ts';

const pages = watchPages();

it('a service worker of an earlier version ends itself, with what it kept and nothing else', async () => {
  // A page of today may not register one.
  const page = await pages.open('/', { bypassCSP: true });
  const scope = new URL('/', page.url()).href;
  await page.evaluate(
    async ([kept, other]) => {
      await Promise.all([caches.open(kept), caches.open(other)]);
      await navigator.serviceWorker.register('/sw.js');
    },
    [`${scope} user-guide`, 'of somebody else'] as const,
  );
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(left).toEqual({ caches: ['of somebody else'], workers: 0 });
});
