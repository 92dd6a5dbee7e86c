// Opens every page of the built site with the CPU slowed four times, and prints what readers wait for: `npm run
// bench:pages`. Options: `-- --pages /a,/b` for some pages only, with `--clicks` for the clicks as well; `--runs 3` for
// medians. Run it on a quiet machine: times are no test.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../test/support/chromium.mjs';

const CPU_SLOWDOWN = 4;
/** What loads later, without any interaction, counts too. */
const SETTLE_MS = 2000;
const CLICKS = 15;
const NAVIGATIONS = 200;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '1' },
    dist: { type: 'string', default: 'site/dist' },
    clicks: { type: 'boolean' },
  },
});
const runs = Number(values.runs);

const server = spawn(process.execPath, ['packages/engine/cli.mjs', 'preview', '--out', values.dist], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise((resolve, reject) => {
  server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  server.stdout.on('data', (data) => {
    const url = /http:\S+?(?=\/\s)/.exec(String(data))?.[0];
    if (url) resolve(url);
  });
});
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

const sitemap = readFileSync(`${values.dist}/sitemap.xml`, 'utf8');
const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
const pages = values.pages?.split(',') ?? all;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const sizes = new Map();
/** Bytes of a file of the site as a host would send it. */
function brotli(path) {
  if (!sizes.has(path)) {
    const file = path.endsWith('/') ? `${path}index.html` : /\.\w+$/.test(path) ? path : `${path}.html`;
    sizes.set(path, brotliCompressSync(readFileSync(values.dist + decodeURI(file))).length);
  }
  return sizes.get(path);
}

/** One load of one page in a fresh context. */
async function measure(address) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable');
  const loaded = [];
  page.on('request', (request) =>
    loaded.push({ type: request.resourceType(), path: new URL(request.url()).pathname }),
  );
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  // Total blocking time: what tasks take beyond 50 ms, from the first paint of content on. A task that has begun before
  // that counts whole, which is stricter than Lighthouse.
  const blocked = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return window.longTasks
      .filter(({ startTime, duration }) => startTime + duration > painted)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  });
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  await context.close();
  const bytes = (type) =>
    loaded.filter((one) => one.type === type).reduce((sum, { path }) => sum + brotli(path), 0);
  return {
    blocked,
    elements,
    main: metric('TaskDuration') * 1000,
    heap: metric('JSHeapUsedSize') / 2 ** 20,
    scripts: bytes('script') / 1000,
    first: (bytes('document') + bytes('stylesheet') + bytes('script')) / 1000,
    react: loaded.some(({ path }) => path.includes('/react.')),
  };
}

/**
 * Milliseconds from a click to the new heading in the document, and to the next paint after it; `hover`: pointer
 * first.
 */
async function click(hover) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto('/user-guide/role');
  await page.waitForSelector('html[data-enhanced]', { state: 'attached' });
  await page.waitForTimeout(SETTLE_MS);
  const link = page.locator('.sidebar-nav a[href="/user-guide/annotations"]');
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('.sidebar-nav details')) group.open = true;
  });
  await link.scrollIntoViewIfNeeded();
  if (hover) {
    await link.hover();
    await page.waitForTimeout(500);
  }
  // In place before the click, which browsers handle ahead of other messages.
  await page.evaluate(() => {
    window.times = new Promise((resolve) => {
      let start = 0;
      addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
      const before = document.querySelector('h1');
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1') === before) return;
        observer.disconnect();
        const heading = performance.now() - start;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ heading, painted: performance.now() - start });
          port2.postMessage(undefined);
        });
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  if (hover) await page.mouse.down().then(() => page.mouse.up());
  else await link.evaluate((anchor) => anchor.click());
  const result = await page.evaluate(() => window.times);
  await context.close();
  return result;
}

/** Milliseconds from the key `/` to a focused field. */
async function reach() {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto('/user-guide/role');
  await page.waitForSelector('html[data-enhanced]', { state: 'attached' });
  await page.evaluate(() => {
    window.time = new Promise((resolve) => {
      let start = 0;
      addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
      addEventListener('focusin', () => resolve(performance.now() - start), { once: true });
    });
  });
  await page.keyboard.press('/');
  const result = await page.evaluate(() => window.time);
  await context.close();
  return result;
}

/** Growth of the heap over many navigations, in MiB. */
async function growth() {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 2 ** 20;
  };
  const places = [
    '/user-guide/annotations',
    '/user-guide/account',
    '/user-guide/getting-started',
    '/user-guide/role',
  ];
  await page.goto('/user-guide/role');
  await page.waitForSelector('html[data-enhanced]', { state: 'attached' });
  const go = async (i) => {
    const to = places[i % places.length];
    await page.locator(`.sidebar-nav a[href="${to}"]`).evaluate((anchor) => anchor.click());
    await page.waitForFunction(
      (path) => document.querySelector('.sidebar-link[aria-current]')?.pathname === path,
      to,
    );
  };
  // Each page once, with all code that it loads.
  for (let i = 0; i < 2 * places.length; i++) await go(i);
  const before = await heap();
  for (let i = 0; i < NAVIGATIONS; i++) await go(i);
  const after = await heap();
  await context.close();
  return after - before;
}

try {
  const results = [];
  for (const address of pages) {
    const each = [];
    for (let run = 0; run < runs; run++) each.push(await measure(address));
    const of = (field) => median(each.map((one) => one[field]));
    results.push({
      address,
      react: each[0].react,
      ...Object.fromEntries(
        ['blocked', 'elements', 'main', 'heap', 'scripts', 'first'].map((field) => [field, of(field)]),
      ),
    });
  }
  const row = (label, field, digits, list = results) => {
    const sorted = [...list].sort((a, b) => a[field] - b[field]);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    const worst = sorted.at(-1);
    console.log(
      `${label.padEnd(46)} median ${at(0.5)[field].toFixed(digits)}, 90 % ${at(0.9)[field].toFixed(digits)}, worst ${worst[field].toFixed(digits)} (${worst.address})`,
    );
  };
  const plain = results.filter(({ react }) => !react);
  console.log(
    `${results.length} pages, ${plain.length} without React; CPU slowed ${CPU_SLOWDOWN} times, ${runs} run(s) each`,
  );
  row('blocking time, ms', 'blocked', 0);
  const slowest = [...results].sort((a, b) => b.blocked - a.blocked).slice(0, 10);
  console.log(
    `  longest: ${slowest.map(({ address, blocked }) => `${address} ${blocked.toFixed(0)}`).join(', ')}`,
  );
  row('main thread until settled, ms', 'main', 0);
  row('scripts without interaction, brotli kB', 'scripts', 1);
  if (plain.length > 0) row('the same on pages without React', 'scripts', 1, plain);
  row('HTML, style sheets and scripts, brotli kB', 'first', 1);
  row('elements', 'elements', 0);
  row('heap, MiB', 'heap', 2);
  if (values.pages === undefined || values.clicks) {
    for (const hover of [true, false]) {
      const clicks = [];
      for (let i = 0; i < CLICKS; i++) clicks.push(await click(hover));
      const [heading, painted] = ['heading', 'painted'].map((field) =>
        median(clicks.map((one) => one[field])),
      );
      console.log(
        `click, ${hover ? 'pointer on the link first' : 'nothing fetched ahead'}: heading after ${heading.toFixed(0)} ms, painted after ${painted.toFixed(0)} ms`,
      );
    }
    const keys = [];
    for (let i = 0; i < CLICKS; i++) keys.push(await reach());
    console.log(`key / to a focused search field: ${median(keys).toFixed(0)} ms`);
    console.log(`heap after ${NAVIGATIONS} navigations: ${(await growth()).toFixed(2)} MiB more`);
  }
} finally {
  await browser.close();
  server.kill();
}
