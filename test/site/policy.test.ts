import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { htmlFile } from '../../packages/engine/src/core/address.ts';
import type { Address } from '../../packages/engine/src/core/types.ts';
import { allAddresses, enhanced } from '../support/browser.ts';
import { watchPages } from '../support/watchPages.ts';

const pages = watchPages();
const { open } = pages;

const site = inject('site');
const dist = inject('dist');
const addresses = allAddresses();
const ARTICLE = '/user-guide/annotations';

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

it('the policy as sent says the same in every document as in the header, apart from framing', async () => {
  const header = directives((await fetch(site)).headers.get('content-security-policy') ?? '');
  header.delete('frame-ancestors');
  const files = [...addresses.map((address) => htmlFile(address as Address)), '404.html', 'search.html'];
  for (const file of files) {
    const html = readFileSync(join(dist, file), 'utf8');
    expect(directives(metaPolicyOf(html)), file).toEqual(header);
    // What stands before it would not be bound by it.
    expect(html.indexOf('http-equiv="Content-Security-Policy"'), file).toBeLessThan(html.indexOf('<script'));
  }
});

it('strings that the site itself trusts are few, in places that everybody knows', () => {
  const folder = resolve(import.meta.dirname, '../../packages/engine/src/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const places = files.flatMap((file) => {
    if (!/(?<!\.test)\.tsx?$/.test(file)) return [];
    const uses = readFileSync(join(folder, file), 'utf8').match(
      /(?<!function )\b(?:parseTrusted|trustScriptUrl)\(/g,
    );
    return (uses ?? []).map((use) => `${file}: ${use})`);
  });
  expect(places.sort()).toEqual([
    'boot.ts: parseTrusted()',
    'search/localSearch.ts: trustScriptUrl()',
    'sidebar.ts: parseTrusted()',
  ]);
});

/** What was reported on the page so far, taken away. */
const reported = () => pages.current.faults.splice(0).join('\n');

describe('what the policy refuses', () => {
  it('of what a script on the page might do', async () => {
    const page = await open(ARTICLE);
    const title = await page.title();
    const attacks = {
      'require-trusted-types-for': () => {
        document.body.innerHTML = '<p>taken over</p>';
      },
      'require-trusted-types-for ': () => {
        document.createElement('script').src = '/x.js';
      },
      'trusted-types': () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        };
        trustedTypes.createPolicy('other', {});
      },
      'style-src-attr': () => document.body.setAttribute('style', 'display: none'),
      'connect-src': () => fetch('https://other.invalid/').catch(() => {}),
      'base-uri': () => {
        const base = document.createElement('base');
        base.href = 'https://other.invalid/';
        document.head.append(base);
      },
    };
    for (const [directive, attack] of Object.entries(attacks)) {
      await page.evaluate<unknown>(attack).catch(() => {});
      await expect
        .poll(() => pages.current.faults)
        .toContainEqual(expect.stringContaining(`policy violation: ${directive.trim()} `));
      expect(reported()).not.toContain('foreign request');
      expect(await page.title()).toBe(title);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }
  });

  it('of what a document might hold', async () => {
    const page = await pages.blank();
    const markup = [
      '<script>document.title = "taken over"</script>',
      '<script src="https://other.invalid/x.js"></script>',
      '<img src="https://other.invalid/x.png" alt="">',
      '<style>body { display: none }</style>',
      '<iframe src="/" title="frame"></iframe>',
      `<a id="bait" onclick="document.title = 'taken over'">bait</a>`,
    ];
    // Under the headers of the server.
    await page.route(`**${ARTICLE}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${markup.join('')}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto(ARTICLE);
    await enhanced(page);
    await page.locator('#bait').click();
    expect(await page.title()).not.toContain('taken over');
    expect(await page.locator('h1').isVisible()).toBe(true);
    for (const violation of [
      'script-src-elem inline',
      'script-src-elem https://other.invalid/x.js',
      'img-src https://other.invalid/x.png',
      'style-src-elem inline',
      'frame-src',
      'script-src-attr inline',
    ])
      await expect
        .poll(() => pages.current.faults)
        .toContainEqual(expect.stringContaining(`policy violation: ${violation}`));
    reported();
  });
});

describe('an address that means harm', () => {
  const PAYLOADS = [
    '<img src=x onerror=xss()>',
    '"><svg onload=xss()>',
    "' autofocus onfocus=xss() x='",
    '</script><script>xss()</script>',
    'javascript:xss()',
    '{{constructor.constructor("xss()")()}}',
  ];

  it('runs no script as hash, as query or as words that are looked for, even without the policy', async () => {
    const page = await pages.blank({ bypassCSP: true });
    await page.addInitScript('window.hits = 0; window.xss = () => { window.hits += 1; }');
    for (const payload of PAYLOADS) {
      await page.goto(`${ARTICLE}#${encodeURIComponent(payload)}`);
      await enhanced(page);
      await page.goto(`/search?q=${encodeURIComponent(payload)}`);
      await enhanced(page);
      const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
      await expect.poll(() => field.inputValue()).toBe(payload);
      await field.fill(`${payload} `);
      await page.locator('.search-notice, [role=option]').first().waitFor();
      expect(await page.evaluate('hits')).toBe(0);
    }
  });
});
