/**
 * The service worker of sites with `offline: true`. It is registered when a reader first keeps a guide, and answers with
 * what is kept only where the network does not. It imports nothing, since browsers load it as one plain script.
 */

/** What the DOM's types do not know of a worker. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(task: Promise<unknown>): void;
}

const worker = self as unknown as WorkerScope;

/** Files whose name changes with their content: what is kept of them is never old. */
const HASHED = /\/assets\/.+\.[\w-]{8,}\.\w+$/;

/** How long the server may be silent before what is kept is shown: portals and proxies may never answer. */
const PATIENCE_MS = 4000;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(HASHED.test(request.url) ? keptFirst(request) : networkFirst(request));
});

async function keptFirst(request: Request): Promise<Response> {
  return (await findKept(request.url)) ?? fetch(request);
}

/**
 * A gateway's complaint is as good as no network, and so is silence; every other answer of the server is the truth. What is
 * not kept has all the time it needs.
 */
async function networkFirst(request: Request): Promise<Response> {
  const network = fetch(request).catch(() => undefined);
  const answer = await Promise.race([network, silence()]);
  if (answer !== undefined && answer.status < 500) return answer;
  const kept = await findKept(request.mode === 'navigate' ? pageUrl(request.url) : request.url);
  if (kept !== undefined) return kept;
  return (await network) ?? (request.mode === 'navigate' ? notKept() : Response.error());
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

/** The newest of what is kept under a URL. */
async function findKept(url: string): Promise<Response | undefined> {
  const names = await caches.keys();
  for (const name of names.reverse()) {
    if (!name.startsWith(`${worker.registration.scope} `)) continue;
    const found = await (await caches.open(name)).match(url, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** A page's address in the spelling under which it is kept. */
function pageUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index(?:\.html)?$/, '/').replace(/\.html$/, '');
}

function notKept(): Response {
  const text = 'You are offline, and this page was not kept on this device.\n';
  return new Response(text, { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
