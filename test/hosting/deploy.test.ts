import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  currentRelease,
  goBack,
  KEPT_RELEASES,
  putInPlace,
} from '../../packages/engine/src/hosting/switchRelease.ts';
import { eachOf } from '../support/hosting.ts';
import { recordQuality } from '../support/quality.mjs';
import { IS_ALL } from '../support/speed.ts';

const scratch = mkdtempSync(join(tmpdir(), 'docs-deploy-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 9 }));

const MODULE = join(scratch, 'switchRelease.mjs');
const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 0, 1);
const SEEDS = IS_ALL ? [1, 2, 3, 4] : [1];
const KILLS_EACH = IS_ALL ? 55 : 10;
const KILLS = SEEDS.length * KILLS_EACH;
const ERRORS = IS_ALL ? 40 : 10;
const NAMES = ['Ada', 'Bea', 'Cleo'];

beforeAll(async () => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../../packages/engine/src/hosting/switchRelease.ts'),
    platform: 'node',
    tsconfig: false,
  });
  await bundle.write({ file: MODULE, format: 'esm' });
  await bundle.close();
});

/** Output of a build as small as it can be: a page that names the one script of its release. */
function outputOf(name: string): Record<string, string> {
  return {
    'index.html': `<h1>${name}</h1><script src="/assets/js/boot.${name.padEnd(8, '0')}.js"></script>`,
    'about.html': `<h1>About ${name}</h1>${'All there is to say. '.repeat(100)}`,
    [`assets/js/boot.${name.padEnd(8, '0')}.js`]: `// ${name}\n`.repeat(200),
    'manifest.json': JSON.stringify({ build: name, base: '/', guides: [], redirects: {} }),
    'release.json': JSON.stringify({ release: `release-${name}`, build: name }),
  };
}

function writeOutput(name: string): string {
  const folder = join(scratch, 'out', name);
  for (const [path, content] of Object.entries(outputOf(name))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const put = (folder: string, name: string, now = START) =>
  putInPlace(writeOutput(name), folder, { now, isQuick: true });

/** Whether what a server would find at `current` is one release, byte for byte, with the scripts of `open` pages. */
function faultsOf(folder: string, open: readonly string[]): string[] {
  const site = join(folder, 'current/site');
  const name = nameIn(folder);
  const wrong = Object.entries(outputOf(name)).flatMap(([path, content]) =>
    read(join(site, path)) === content ? [] : [`${path} is not that of ${name}`],
  );
  const scripts = open.map((one) => `assets/js/boot.${one.padEnd(8, '0')}.js`);
  const gone = scripts.filter((path) => !existsSync(join(site, path)));
  return [...wrong, ...gone.map((path) => `${path} is gone`)];
}

function nameIn(folder: string): string {
  return /<h1>(\w+)</.exec(read(join(folder, 'current/site/index.html')))?.[1] ?? '';
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Runs one action in a process that fails at a step. Resolves with the steps it took, undefined when it did not end well. */
function attempt(action: object, step: number, fault: string): Promise<number | undefined> {
  const script = join(import.meta.dirname, '../support/faultyDeploy.mjs');
  const child = spawn(process.execPath, [script, MODULE, JSON.stringify(action), String(step), fault], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((done) => child.on('close', (code) => done(code === 0 ? Number(output) : undefined)));
}

/** The same numbers in every run, from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Deployments and ways back in turn, each failing somewhere; what is served is looked at after every one. */
async function sufferIn(folder: string, rounds: number, fault: (random: number) => string, seed: number) {
  await put(folder, 'Ada');
  const actionOf = (round: number) => ({
    folder,
    // So that few hashed files of earlier rounds are kept.
    now: START + round * 16 * DAY,
    ...(round % 5 === 4 ? {} : { outDir: writeOutput(`N${seed}x${round}`) }),
  });
  const steps = (await attempt(actionOf(0), 0, 'none')) ?? 0;
  const stepsBack = (await attempt(actionOf(4), 0, 'none')) ?? 0;
  const random = randomNumbers(seed);
  const faults: string[] = [];
  let failed = 0;
  for (let round = 5; round < rounds + 5; round++) {
    const isBack = round % 5 === 4;
    const before = nameIn(folder);
    const step = 1 + Math.floor(random() * (isBack ? stepsBack : steps));
    const done = await attempt(actionOf(round), step, fault(random()));
    if (done === undefined) failed++;
    faults.push(...faultsOf(folder, [before]).map((text) => `round ${round}, step ${step}: ${text}`));
  }
  await put(folder, 'Cleo');
  faults.push(...faultsOf(folder, ['Cleo']));
  const left = readdirSync(join(folder, 'releases')).filter((entry) => entry.startsWith('.'));
  return { faults, failed, left };
}

describe('a deployment', () => {
  it('puts releases in place one after the other, and goes back', async () => {
    const folder = join(scratch, 'plain');
    for (const name of NAMES) {
      expect(await put(folder, name)).toBe(`release-${name}`);
      expect(faultsOf(folder, NAMES.slice(0, NAMES.indexOf(name) + 1))).toEqual([]);
    }
    expect(goBack(folder, START)).toBe('release-Bea');
    expect(faultsOf(folder, NAMES)).toEqual([]);
    expect(goBack(folder, START)).toBe('release-Ada');
    expect(faultsOf(folder, NAMES)).toEqual([]);
    expect(() => goBack(folder, START)).toThrow('has no release to go back to');
    expect(await put(folder, 'Cleo')).toBe('release-Cleo');
    expect(goBack(folder, START)).toBe('release-Ada');
  });

  it('gives equal folders for equal output, times of files included', async () => {
    const folders = ['one', 'two'].map((name) => join(scratch, name));
    for (const folder of folders) await put(folder, 'Ada');
    const [one, two] = folders.map((folder) =>
      execFileSync(
        'find',
        [
          '-L',
          'current',
          '-type',
          'f',
          '!',
          '-path',
          '*/nginx/*',
          '!',
          '-path',
          '*/caddy/*',
          '!',
          '-name',
          'record.json',
          '-printf',
          '%p %s %T@\n',
        ],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      )
        .split('\n')
        .sort(),
    );
    expect(one?.length).toBeGreaterThan(6);
    expect(one).toEqual(two);
  });

  it('keeps five releases, and hashed files for 30 days after their release was replaced', async () => {
    const folder = join(scratch, 'kept');
    const script = (name: string) => join(folder, `current/site/assets/js/boot.${name.padEnd(8, '0')}.js`);
    for (let i = 0; i < 8; i++) await put(folder, `Name${i}`, START + i * 10 * DAY);
    expect(readdirSync(join(folder, 'releases')).sort()).toEqual(
      [3, 4, 5, 6, 7].map((i) => `release-Name${i}`),
    );
    expect(KEPT_RELEASES).toBe(5);
    // Name3 was replaced on day 40, which is 30 days ago; Name2 on day 30.
    expect([2, 3, 4, 7].map((i) => existsSync(script(`Name${i}`)))).toEqual([false, true, true, true]);
  });

  it('keeps a lean release apart from the full one of the same output', async () => {
    const folder = join(scratch, 'lean');
    const lean = await putInPlace(writeOutput('Ada'), folder, { isQuick: true, isLean: true });
    const about = join(folder, 'releases', lean, 'site/about.html');
    expect([existsSync(about), existsSync(`${about}.gz`), existsSync(`${about}.br`)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await put(folder, 'Ada')).not.toBe(lean);
    expect(faultsOf(folder, ['Ada'])).toEqual([]);
    expect(goBack(folder, START)).toBe(lean);
  });

  it('keeps a second deployment out while one is running', async () => {
    const folder = join(scratch, 'locked');
    await put(folder, 'Ada');
    writeFileSync(join(folder, 'deploy.lock'), '1');
    await expect(put(folder, 'Bea')).rejects.toThrow('is running');
    expect(currentRelease(folder)).toBe('release-Ada');
  });
});

describe('what is served stays whole', () => {
  it(`when the deployment is killed at ${KILLS} random moments`, async () => {
    let failed = 0;
    await eachOf(
      SEEDS,
      async (seed) => {
        const result = await sufferIn(join(scratch, `killed-${seed}`), KILLS_EACH, () => 'kill', seed);
        expect(result.faults).toEqual([]);
        expect(result.left).toEqual([]);
        failed += result.failed;
      },
      4,
    );
    expect(failed).toBeGreaterThan(KILLS * 0.9);
    if (IS_ALL)
      recordQuality('deploy', [
        { label: 'deployments killed at random moments', value: failed },
        { label: 'releases damaged by that', value: 0 },
      ]);
  });

  it('when the disk is full or cannot be written, at random steps', async () => {
    const fault = (random: number) => (random < 0.5 ? 'ENOSPC' : 'EROFS');
    const result = await sufferIn(join(scratch, 'failing'), ERRORS, fault, 7);
    expect(result.faults).toEqual([]);
    expect(result.failed).toBeGreaterThan(ERRORS * 0.7);
  });

  it('on a real full and a real read-only disk, where one can be mounted', async () => {
    const disk = join(scratch, 'disk');
    mkdirSync(disk);
    if (!mounted(['-t', 'tmpfs', '-o', 'size=256k', 'none', disk])) {
      console.log(
        'No disk can be mounted here: a limit on the size of files and a locked folder stand in for it.',
      );
      await standIns(disk);
      return;
    }
    try {
      await put(disk, 'Ada');
      writeFileSync(join(scratch, 'big.bin'), Buffer.alloc(400_000, 'x'));
      const output = writeOutput('Bea');
      writeFileSync(join(output, 'big.bin'), Buffer.alloc(400_000, 'x'));
      await expect(putInPlace(output, disk, { isQuick: true })).rejects.toThrow('ENOSPC');
      expect(faultsOf(disk, ['Ada'])).toEqual([]);
      rmSync(join(output, 'big.bin'));
      expect(await put(disk, 'Bea')).toBe('release-Bea');
      expect(mounted(['-o', 'remount,ro', disk])).toBe(true);
      await expect(put(disk, 'Cleo')).rejects.toThrow('EROFS');
      expect(faultsOf(disk, ['Ada', 'Bea'])).toEqual([]);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

/** Without the right to mount: a process that may write no large file, and a folder that nobody may write. */
async function standIns(disk: string): Promise<void> {
  await put(disk, 'Ada');
  const action = JSON.stringify({ folder: disk, now: START, outDir: writeOutput('Bea') });
  const script = join(import.meta.dirname, '../support/faultyDeploy.mjs');
  const args = ['-c', 'ulimit -f 1; exec "$@"', 'sh', process.execPath, script, MODULE, action, '0', 'none'];
  expect(() => execFileSync('sh', args, { stdio: 'ignore' })).toThrow();
  expect(faultsOf(disk, ['Ada'])).toEqual([]);
  chmodSync(disk, 0o555);
  await expect(put(disk, 'Bea')).rejects.toThrow('EACCES');
  chmodSync(disk, 0o755);
  expect(faultsOf(disk, ['Ada'])).toEqual([]);
}

function mounted(args: readonly string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
