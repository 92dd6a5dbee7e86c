import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectBrowser, enhanced, openPage } from '../support/browser.ts';
import { compileText } from '../support/compileText.ts';
import { PAYLOADS } from '../support/payloads.ts';
import { recordQuality } from '../support/quality.mjs';
import { buildRelease, type ReleaseServer, startReleaseServer, writeSite } from '../support/releases.ts';

connectBrowser();

const quoted = JSON.stringify;
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Where an author's text stands in a page, written as an author would: the payload raw, or as well-escaped as can be. */
const SLOTS: Record<string, (payload: string) => string> = {
  body: (payload) => payload,
  'in a sentence': (payload) => `Some text ${oneLine(payload)} and more.`,
  heading: (payload) => `## ${oneLine(payload)}\n\n[[toc]]`,
  'container title': (payload) => `::: warning ${oneLine(payload)}\ntext\n:::`,
  'summary of a fold': (payload) => `::: details ${oneLine(payload)}\ntext\n:::`,
  'alternative text': (payload) => `![${oneLine(payload)}](/square.svg)`,
  'title of a picture': (payload) => `![A square](/square.svg ${quoted(oneLine(payload))})`,
  'text of a link': (payload) => `[${oneLine(payload)}](/guide/)`,
  'target of a link': (payload) => `[text](${oneLine(payload)})`,
  'title of a link': (payload) => `[text](/guide/ ${quoted(oneLine(payload))})`,
  'reference of a link': (payload) => `[text][ref]\n\n[ref]: ${oneLine(payload)}`,
  'front matter: title': (payload) => `---\ntitle: ${quoted(payload)}\n---\n\ntext`,
  'front matter: description': (payload) =>
    `---\ntitle: T\ndescription: ${quoted(payload)}\n---\n\n{{ $frontmatter.description }}`,
  'language of code': (payload) => `\`\`\`${oneLine(payload)}\ncode\n\`\`\``,
  'title of code': (payload) => `\`\`\`sh title=${quoted(oneLine(payload))}\ncode\n\`\`\``,
  code: (payload) => `\`\`\`html\n${payload}\n\`\`\``,
  'code in a sentence': (payload) => `Type \`${oneLine(payload)}\` here.`,
  'cell of a table': (payload) => `| a | b |\n| - | - |\n| ${oneLine(payload).replaceAll('|', '\\|')} | c |`,
  footnote: (payload) => `text[^1]\n\n[^1]: ${oneLine(payload)}`,
  abbreviation: (payload) => `*[WSI]: ${oneLine(payload)}\n\nA WSI.`,
  'label of a tab': (payload) => `:::: tabs\n::: tab ${oneLine(payload)}\ntext\n:::\n::::`,
  'text of a badge': (payload) => `<Badge text=${quoted(oneLine(payload).replaceAll('"', '&quot;'))}/>`,
  'raw attribute': (payload) => `<span title=${quoted(oneLine(payload))}>text</span>`,
  'raw attribute without quotes': (payload) => `<span title=${oneLine(payload)}>text</span>`,
  'file tree': (payload) => `::: file-tree\n- a/\n  - ${oneLine(payload)}\n:::`,
  math: (payload) => `$${oneLine(payload)}$ and $\\text{${oneLine(payload)}}$`,
  keys: (payload) => `++${oneLine(payload)}++`,
};

const context = {
  images: { 'public/square.svg': { width: 1, height: 1, src: '/square.svg', key: undefined } },
};

const root = mkdtempSync(join(tmpdir(), 'docs-strangers-'));
/** Articles that the build would let through. */
const articles: string[] = [];
/** Of these in one document. */
const BATCH = 400;
const RENDERINGS = Object.keys(SLOTS).length * PAYLOADS.length;
let server: ReleaseServer;

/** The article, if the build would write it: mistakes of an author stop it. */
async function articleOf(written: string): Promise<string | undefined> {
  const text = written.startsWith('---\n') ? written : `---\ntitle: T\n---\n\n${written}`;
  const page = await compileText(text, context);
  if (page.problems.some(({ severity }) => severity === 'error')) return undefined;
  const slots = page.components.flatMap((use) => use.slots);
  return [page.html, ...slots].join('');
}

/** Titles that a site's configuration and front matter may hold. */
const TITLES = PAYLOADS.filter((payload) => !payload.includes('\0')).map(oneLine);
const PAGES = 100;

function siteFiles(): Record<string, string> {
  const names = Array.from({ length: PAGES }, (_, i) => `/x/page-${i}`);
  const titleAt = (i: number) => TITLES[i % TITLES.length] ?? '';
  const site = {
    title: 'Payloads <script>xss(1)</script>',
    description: '"><img src=x onerror=xss(1)>',
    footer: '<img src=x onerror=xss(1)>',
    team: '"><script>xss(1)</script>',
    nav: [
      { text: 'Menu', items: TITLES.map((text, i) => ({ text, link: names[i % PAGES] ?? '/' })) },
      { text: '<img src=x onerror=xss(1)>', link: '/' },
    ],
    sidebars: {
      '/x/': {
        title: '<svg onload=xss(1)>',
        items: [
          ...TITLES.map((title, i) => ({ title, children: [[names[i % PAGES] ?? '/', titleAt(i + 7)]] })),
          ['/x/', 'Start'],
        ],
      },
    },
  };
  const page = (i: number) =>
    `---\ntitle: ${quoted(`Page ${i} ${i % 2 === 0 ? titleAt(i * 5) : heading(titleAt(i * 5))}`)}\ndescription: ${quoted(titleAt(i * 5 + 1))}\nmetaTitle: ${quoted(titleAt(i * 5 + 2))}\n---\n\n## ${heading(titleAt(i * 5 + 3))}\n\nSearch for payload ${heading(titleAt(i * 5 + 4))}.\n\n\`\`\`html\n${titleAt(i * 5 + 4)}\n\`\`\`\n`;
  return {
    'site.config.ts': `export default ${quoted(site)};\n`,
    'docs/README.md': '---\ntitle: Home\n---\n\n[Start](/x/)\n',
    'docs/x/README.md': '---\ntitle: Start\n---\n\nText.\n',
    ...Object.fromEntries(names.map((name, i) => [`docs${name}.md`, page(i)])),
  };
}

/** As text, each sign of it escaped: so every payload gets into headings and the search index. */
const heading = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

beforeAll(async () => {
  for (const [slot, write] of Object.entries(SLOTS)) {
    for (const payload of PAYLOADS) {
      const html = await articleOf(write(payload)).catch((cause) =>
        Promise.reject(new Error(`${slot}: ${payload}`, { cause })),
      );
      if (html !== undefined) articles.push(html);
    }
  }
  writeSite(root, siteFiles());
  server = await startReleaseServer(await buildRelease(root));
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 9 });
});

let page: Page;
let faults: string[];

/** A page without the content policy in which every call of a payload is noted, also in those that come after it. */
beforeEach(async () => {
  ({ page, faults } = await openPage({ baseURL: server.origin, bypassCSP: true }));
  await page.addInitScript(() => {
    const hits: string[] = [];
    const note = () => hits.push(new Error('called').stack ?? '');
    for (const name of ['xss', 'alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(window, name, { value: note });
    Object.defineProperty(window, 'hits', { value: hits });
  });
});

afterEach(async () => {
  await page.context().close();
  expect(faults.filter((fault) => /uncaught|foreign/.test(fault))).toEqual([]);
});

/** Nothing has run, and nothing is left that could. */
async function expectHarmless(): Promise<void> {
  expect([page.url(), ...(await page.evaluate(dormantIn))]).toEqual([page.url()]);
  expect(await page.evaluate(() => (window as unknown as { hits: string[] }).hits)).toEqual([]);
}

/** What could still run a script in a document, although it has not. */
function dormantIn(): string[] {
  const dangers: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) dangers.push(`${element.tagName} ${name}`);
      if (!/^(?:href|src|action|formaction|data|xlink:href|srcdoc|to|values)$/i.test(name)) continue;
      const url = URL.canParse(value, location.href) ? new URL(value, location.href) : undefined;
      if (name === 'srcdoc' || /^(?:javascript|vbscript|data):/.test(url?.href ?? ''))
        dangers.push(`${element.tagName} ${name}=${value}`);
    }
    const isOurs = element.id === 'page-data' || element.closest('#app') === null;
    if (/^(?:script|iframe|object|embed|base|meta|link)$/i.test(element.tagName) && !isOurs)
      dangers.push(element.outerHTML);
  }
  return dangers;
}

/** Touches everything that waits for a touch. */
function touchAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
    for (const type of ['pointerover', 'mouseover', 'mouseenter', 'focus', 'toggle', 'error', 'load'])
      element.dispatchEvent(new Event(type, { bubbles: false }));
  }
}

describe('payloads, without the content policy', () => {
  it('run no script in the text of pages, neither in a document nor where a script puts them', async () => {
    let batch: string[] = [];
    server.intercept = (path, response) => {
      if (path !== '/batch') return false;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      const all = batch.map((html) => `<div>${html}</div>`).join('');
      response.end(`<!doctype html><title>a</title><body><div id="app">${all}</div>`);
      return true;
    };
    for (let at = 0; at < articles.length; at += BATCH) {
      batch = articles.slice(at, at + BATCH);
      await page.goto('/batch');
      expect(await page.locator('#app > div').count()).toBe(batch.length);
      await page.evaluate(touchAll);
      await page.evaluate(() => {
        const app = document.getElementById('app');
        const written = app?.innerHTML ?? '';
        if (app) app.innerHTML = written;
        return new Promise((resolve) => requestAnimationFrame(resolve));
      });
      await expectHarmless();
    }
    // What the payloads themselves name, such as pictures, is asked for.
    faults = faults.filter((fault) => !fault.startsWith('foreign'));
    recordQuality('strangers', [
      { label: 'Payloads that try to run a script', value: PAYLOADS.length },
      { label: 'Renderings of a payload in Chromium, without the content policy', value: RENDERINGS },
      {
        label: 'Of these, refused by the build as mistakes of an author',
        value: RENDERINGS - articles.length,
      },
      { label: 'Scripts that ran', value: 0 },
    ]);
  });

  it('run no script as titles, descriptions, headings, navigation, sidebar and results of the search', async () => {
    for (const path of ['/', '/search', '/no/such/page', '/x/', '/x/page-3']) {
      await page.goto(path);
      await enhanced(page);
      await page.evaluate(touchAll);
      await expectHarmless();
    }
    for (let i = 0; i < PAGES; i++) {
      const to = `/x/page-${i === 3 ? 4 : i}`;
      await page.evaluate(
        (href) => document.querySelector<HTMLElement>(`.sidebar-nav a[href="${href}"]`)?.click(),
        to,
      );
      await page.waitForURL(`**${to}`);
    }
    await expectHarmless();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('payload');
    await page.getByRole('option').first().waitFor();
    for (const word of ['img', 'script', 'onerror', 'svg', 'javascript']) {
      await page.getByRole('combobox').fill(word);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await expectHarmless();
  });

  it('run no script as hash, as query and as words that are looked for', async () => {
    await page.goto('/x/page-3');
    await enhanced(page);
    await page.evaluate(async (payloads) => {
      for (const payload of payloads) {
        location.hash = payload;
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, PAYLOADS);
    await expectHarmless();
    await page.goto(`/search?q=${encodeURIComponent(PAYLOADS[0] ?? '')}`);
    await enhanced(page);
    await page.evaluate(async (payloads) => {
      const field = document.querySelector<HTMLInputElement>('input[type=search]');
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (!field || !write) throw new Error('No field');
      for (const payload of payloads) {
        history.replaceState(history.state, '', `?q=${encodeURIComponent(payload)}`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        await new Promise((resolve) => setTimeout(resolve));
        write.call(field, `${payload} `);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, PAYLOADS);
    await expectHarmless();
  });
});
