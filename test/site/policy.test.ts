import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { htmlFile } from '../../packages/engine/src/core/address.ts';
import type { Address } from '../../packages/engine/src/core/types.ts';
import { allAddresses, connectBrowser, enhanced, openPage, type Watched } from '../support/browser.ts';

connectBrowser();

const site = inject('site');
const dist = inject('dist');
const addresses = allAddresses();
const ARTICLE = '/user-guide/annotations';
let watched: Watched | undefined;

afterEach(async () => {
  const { faults = [], context } = watched ?? {};
  watched = undefined;
  await context?.close();
  expect(faults).toEqual([]);
});

/** Opens a page with the shell alive. */
async function open(address: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  watched = await openPage(options);
  await watched.page.goto(address);
  await enhanced(watched.page);
  return watched.page;
}

/** Directives of a policy by name. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const metaPolicyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? '';

describe('the policy as sent', () => {
  it.each([
    ['a page', ARTICLE, 200],
    ['another spelling of a page', `${ARTICLE}.html`, 301],
    ['an old address', '/How-to-install-Cytomine', 301],
    ['nothing', '/no/such/page', 404],
    ['a file for machines', '/llms.txt', 200],
    ['data', '/manifest.json', 200],
  ])('stands in the header of the answer with %s', async (_, path, status) => {
    const response = await fetch(site + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    const policy = directives(response.headers.get('content-security-policy') ?? '');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect([...policy.values()].flat().filter((source) => /unsafe|\*|https?:/.test(source))).toEqual([]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('stands in the header of an answer that refuses the method', async () => {
    const response = await fetch(site + ARTICLE, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('says the same in every document as in the header, apart from framing', async () => {
    const header = directives((await fetch(site)).headers.get('content-security-policy') ?? '');
    header.delete('frame-ancestors');
    const files = [...addresses.map((address) => htmlFile(address as Address)), '404.html', 'search.html'];
    for (const file of files) {
      const html = readFileSync(join(dist, file), 'utf8');
      expect(directives(metaPolicyOf(html)), file).toEqual(header);
      // What stands before it would not be bound by it.
      expect(html.indexOf('http-equiv="Content-Security-Policy"'), file).toBeLessThan(
        html.indexOf('<script'),
      );
    }
  });

  it('allows one inline script by its hash, and no other', () => {
    const sources = directives(metaPolicyOf(readFileSync(join(dist, 'index.html'), 'utf8'))).get(
      'script-src',
    );
    expect(sources?.filter((source) => source !== "'self'")).toEqual([
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ]);
  });
});

describe('strings that the site itself trusts', () => {
  it('are few, in places that everybody knows', () => {
    const folder = resolve(import.meta.dirname, '../../packages/engine/src/client');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const places = files.flatMap((file) => {
      if (!/(?<!\.test)\.tsx?$/.test(file)) return [];
      const uses = readFileSync(join(folder, file), 'utf8').match(
        /(?<!function )\btrust(?:Html|ScriptUrl)\(/g,
      );
      return (uses ?? []).map((use) => `${file}: ${use})`);
    });
    expect(places.sort()).toEqual([
      // The development server's.
      'devUpdates.ts: trustHtml()',
      'islands/mountIsland.ts: trustHtml()',
      'navigation/documentView.ts: trustHtml()',
      'search/localSearch.ts: trustScriptUrl()',
      'sidebar.ts: trustHtml()',
    ]);
  });
});

describe('what the policy refuses', () => {
  it.each([
    [
      'a string as HTML',
      'require-trusted-types-for',
      () => {
        document.body.innerHTML = '<p>taken over</p>';
      },
    ],
    [
      'a string as the address of a script',
      'require-trusted-types-for',
      () => {
        document.createElement('script').src = '/x.js';
      },
    ],
    [
      'a second policy for strings',
      'trusted-types',
      () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        };
        trustedTypes.createPolicy('other', {});
      },
    ],
    [
      'an inline style',
      'style-src-attr',
      () => {
        document.body.setAttribute('style', 'display: none');
      },
    ],
    ['a request to another host', 'connect-src', () => fetch('https://other.invalid/').catch(() => {})],
    [
      'another base',
      'base-uri',
      () => {
        const base = document.createElement('base');
        base.href = 'https://other.invalid/';
        document.head.append(base);
      },
    ],
  ] as const)('%s', async (_, directive, attack) => {
    const page = await open(ARTICLE);
    const before = await page.title();
    const violation = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective), {
            once: true,
          }),
        ),
    );
    await page.evaluate(attack).catch(() => {});
    expect(await violation).toBe(directive);
    expect(await page.title()).toBe(before);
    expect(await page.locator('h1').isVisible()).toBe(true);
    // The attack of this test, and nothing but it, was reported.
    const faults = watched?.faults.splice(0) ?? [];
    expect(faults.filter((fault) => fault.includes(`policy violation: ${directive}`))).not.toEqual([]);
    expect(faults.filter((fault) => fault.startsWith('foreign request'))).toEqual([]);
  });
});

describe('what the policy refuses in a document', () => {
  /** Serves the article with something more at the end of its body, under the headers of the server. */
  async function openWith(markup: string): Promise<Page> {
    watched = await openPage();
    await watched.page.route(`**${ARTICLE}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${markup}</body>`);
      await route.fulfill({ response, body });
    });
    await watched.page.goto(ARTICLE);
    await enhanced(watched.page);
    return watched.page;
  }

  it.each([
    ['an inline script', 'script-src-elem', '<script>document.title = "taken over"</script>'],
    ['a script of another host', 'script-src-elem', '<script src="https://other.invalid/x.js"></script>'],
    ['a picture of another host', 'img-src', '<img src="https://other.invalid/x.png" alt="">'],
    ['an inline style sheet', 'style-src-elem', '<style>body { display: none }</style>'],
    ['a frame', 'frame-src', '<iframe src="/" title="frame"></iframe>'],
  ])('%s', async (_, directive, markup) => {
    const page = await openWith(markup);
    expect(await page.title()).not.toContain('taken over');
    expect(await page.locator('h1').isVisible()).toBe(true);
    const faults = watched?.faults.splice(0) ?? [];
    expect(faults.filter((fault) => fault.includes(`policy violation: ${directive}`))).not.toEqual([]);
  });

  it('an inline handler', async () => {
    const page = await openWith(`<a id="bait" onclick="document.title = 'taken over'">bait</a>`);
    await page.locator('#bait').click();
    expect(await page.title()).not.toContain('taken over');
    const faults = watched?.faults.splice(0) ?? [];
    expect(faults.filter((fault) => fault.includes('policy violation: script-src-attr'))).not.toEqual([]);
  });
});

/** Every test of a page looks for both; here what no other does. */
describe('no violation and no foreign request', () => {
  it('from guide to guide by clicks, and all the way back to the first page', async () => {
    const page = await open('/');
    const way = ['/user-guide/', '/admin-guide/', '/dev-guide/', '/community/code-of-conduct'];
    for (const address of way) {
      const link = page.locator(`a[href="${address}"]`).first();
      // It may stand in a closed menu, or come a moment after the beginning of its page.
      await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
      await page.waitForURL(`**${address}`);
    }
    for (const address of [...way.slice(0, -1).reverse(), '/']) {
      await page.goBack();
      await page.waitForURL((url) => url.pathname === address);
      await page.waitForFunction(
        (path) => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith(path),
        address,
      );
    }
    const documents = watched?.requests.filter((path) => ['/', ...way].includes(path)) ?? [];
    expect(documents).toEqual(['/']);
  });

  it('with the search and its worker', async () => {
    const page = await open(ARTICLE);
    const worker = page.waitForEvent('worker');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('annotation');
    await page.getByRole('option').first().waitFor();
    expect(new URL((await worker).url()).origin).toBe(new URL(site).origin);
  });
});
