// Takes the place of the worker that kept guides on readers' devices: clears what it kept, and goes.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(registration.scope + ' ')).map((name) => caches.delete(name)));
  await registration.unregister();
}
