/**
 * A service worker for browsers that still have one of an earlier version, which kept guides for reading offline: it
 * clears what was kept, and goes.
 */
export const OLD_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(registration.scope + ' ')).map((name) => caches.delete(name)));
  await registration.unregister();
}
`;
