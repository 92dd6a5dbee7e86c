import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser, openPage } from '../support/browser.ts';
import { PATIENCE_MS } from '../support/limits.mjs';
import { recordQuality } from '../support/quality.mjs';
import { pick, seededRandom } from '../support/random.ts';
import { type RobotPlan, type RobotReport, runRobot } from '../support/readingRobot.ts';
import {
  buildRelease,
  type Release,
  type ReleaseServer,
  renameHashes,
  startReleaseServer,
  writeSite,
} from '../support/releases.ts';
import { addresses, titleOf, twoGuides } from '../support/twoGuides.ts';

connectBrowser();

const SESSIONS = 20;
/** Navigations of each. */
const STEPS = 100;
/** More pages at once than this only wait for each other. */
const AT_ONCE = 4;
const DEPLOYS = STEPS;
const MIXED_SESSIONS = 6;
const MIXED_STEPS = 50;
const MIXED_VIEWS = 10_000;
const titles = Object.fromEntries(addresses.map((address) => [address, titleOf(address)]));
const root = mkdtempSync(join(tmpdir(), 'docs-deploys-'));
let built: Release[];
let server: ReleaseServer;

beforeAll(async () => {
  writeSite(root, twoGuides());
  const first = await buildRelease(root);
  // Another title is in the scripts, too.
  writeSite(root, twoGuides({ title: 'Two other guides' }));
  built = [first, await buildRelease(root)];
  server = await startReleaseServer(first);
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 9 });
});

/** Release number `n`: every file with a hash has a new name, every text says the number. */
function releaseNumber(n: number): Release {
  const base = built[n % built.length];
  if (base === undefined) throw new Error('Nothing is built');
  return renameHashes(base, String(n), (text) =>
    text.replaceAll('Revision 0', `Revision ${n}`).replace(/"build":"[^"]*"/g, `"build":"build${n}"`),
  );
}

interface Reading {
  reports: RobotReport[];
  faults: string[];
  documents: number;
}

/** Lets a robot read; resolves with all that it reported, and the faults that the browser noted. */
async function readAlong(
  seed: number,
  steps: number,
  onReport: (report: RobotReport) => void,
): Promise<Reading> {
  const { page, context, faults } = await openPage({ baseURL: server.origin });
  const plan: RobotPlan = { seed, steps, titles, patienceMs: PATIENCE_MS };
  const reports: RobotReport[] = [];
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  try {
    let finish = () => {};
    const isDone = new Promise<void>((resolve, reject) => {
      finish = resolve;
      page.on('crash', () => reject(new Error('The page has crashed')));
    });
    await page.exposeFunction('report', (report: RobotReport) => {
      reports.push(report);
      onReport(report);
      if (report.isLast) finish();
    });
    await page.addInitScript(runRobot, plan);
    await page.goto(addresses[seed % addresses.length] ?? '/one/');
    await isDone;
    return { reports, faults, documents };
  } finally {
    await context.close();
  }
}

const brokenOf = (reports: readonly RobotReport[]) =>
  reports.filter(({ fault }) => fault !== '').map(({ step, fault }) => `${step}: ${fault}`);

describe('deploys under readers', () => {
  it(
    `break none of ${SESSIONS * STEPS} navigations of ${SESSIONS} sessions, although each of ${DEPLOYS} deploys takes away every file with a hash`,
    async () => {
      const random = seededRandom(20_251);
      let deploys = 0;
      let navigations = 0;
      let current = releaseNumber(0);
      server.choose = () => current;
      const between = (SESSIONS * STEPS) / (DEPLOYS + 1);
      let next = between * (0.5 + random());
      const noteStep = () => {
        navigations++;
        if (navigations < next || deploys === DEPLOYS) return;
        deploys++;
        current = releaseNumber(deploys);
        next = Math.min(next + between * (0.5 + random()), between * (deploys + 1.5));
      };
      const seeds = [...Array(SESSIONS).keys()];
      const results: Reading[] = [];
      const readSome = async () => {
        for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop())
          results.push(await readAlong(seed, STEPS, noteStep));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, readSome));
      const reports = results.flatMap((result) => result.reports);
      const real = reports.filter(({ isRealLoad }) => isRealLoad).length;
      const retried = reports.filter(({ isRetried }) => isRetried).length;
      expect(brokenOf(reports)).toEqual([]);
      expect(results.flatMap(({ faults }) => faults.filter((fault) => fault.startsWith('uncaught')))).toEqual(
        [],
      );
      expect(reports).toHaveLength(SESSIONS * STEPS);
      expect(deploys).toBe(DEPLOYS);
      // The first document of each session, those of real loads, and those of readers who tried again; no other.
      const documents = results.reduce((total, result) => total + result.documents, 0);
      expect(documents).toBeLessThanOrEqual(SESSIONS + real + retried);
      recordQuality('deploys', [
        { label: 'Deploys under readers, every file with a hash gone each time', value: deploys },
        { label: 'Navigations during these deploys', value: navigations },
        { label: 'Broken navigations during these deploys', value: brokenOf(reports).length },
        { label: 'Navigations that needed "Try again"', value: retried },
      ]);
    },
    STEPS * 16_000,
  );
});

describe('two releases mixed at random, with the hashed files of both kept', () => {
  const random = seededRandom(7);

  beforeAll(() => {
    const both = [releaseNumber(200), releaseNumber(201)];
    server.kept = both;
    server.choose = () => pick(both, random);
    server.missing = [];
  });

  it(`miss no file and make no error in ${MIXED_SESSIONS * MIXED_STEPS} page views in Chromium`, async () => {
    const seeds = Array.from({ length: MIXED_SESSIONS }, (_, i) => 100 + i);
    const results = await Promise.all(seeds.map((seed) => readAlong(seed, MIXED_STEPS, () => {})));
    expect(brokenOf(results.flatMap(({ reports }) => reports))).toEqual([]);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(server.missing).toEqual([]);
  });

  it(`miss no file in ${MIXED_VIEWS} page views over plain HTTP: the document, its guide and chunk, and what they name`, async () => {
    server.requests = 0;
    const wrong: string[] = [];
    // A reader's browser keeps what never changes.
    let cache = new Map<string, boolean>();
    const get = async (path: string): Promise<string> => {
      const response = await fetch(server.origin + path);
      if (response.status !== 200) wrong.push(`${path}: ${response.status}`);
      return response.text();
    };
    const view = async (address: string): Promise<void> => {
      const html = await get(address);
      const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
      const { guide } = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
      const name = address.slice(1).replace(/\/$/, '').replace('/', '.');
      const chunk = `/assets/js/${name}.${guide.chunks[address]}.js`;
      for (const path of [...named, chunk]) {
        if (cache.has(path)) continue;
        cache.set(path, true);
        await get(path);
      }
    };
    const readers = Array.from({ length: 8 }, async (_, reader) => {
      for (let i = reader; i < MIXED_VIEWS; i += 8) {
        if (i % 500 === 0) cache = new Map();
        await view(pick(addresses, random));
      }
    });
    await Promise.all(readers);
    expect(wrong).toEqual([]);
    expect(server.missing).toEqual([]);
    expect(server.requests).toBeGreaterThan(MIXED_VIEWS);
    recordQuality('mixed', [
      { label: 'Page views with two releases mixed, over HTTP', value: MIXED_VIEWS },
      { label: 'Page views with two releases mixed, in Chromium', value: MIXED_SESSIONS * MIXED_STEPS },
      { label: 'Files missing in these page views', value: server.missing.length + wrong.length },
    ]);
  });
});
