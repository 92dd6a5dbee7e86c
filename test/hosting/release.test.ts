import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordQuality } from '../support/quality.mjs';
import { IS_ALL } from '../support/speed.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';

const SCRIPT = resolve(import.meta.dirname, '../../deploy/release.sh');
const KILLS = IS_ALL ? 60 : 10;

const scratch = sharedFolder();
let to = '';
beforeEach(() => {
  to = mkdtempSync(join(scratch, 'to-'));
});

/** A site as small as it can be: a page that names the one script of its release. */
function outputOf(name: string): Record<string, string> {
  const script = `assets/js/boot.${name.padEnd(8, '0')}.js`;
  return {
    'index.html': `<h1>${name}</h1><script src="/${script}"></script>${'Text. '.repeat(500)}`,
    [script]: `// ${name}\n`.repeat(500),
    'manifest.json': `{"build":"${name}"}`,
  };
}

function write(name: string): string {
  const folder = join(scratch, 'dist', name);
  for (const [path, content] of Object.entries(outputOf(name))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const run = (...args: string[]) => execFileSync('sh', [SCRIPT, ...args], { encoding: 'utf8', stdio: 'pipe' });
/** Ids tell seconds. */
const nextSecond = () => new Promise((done) => setTimeout(done, 1000 - (Date.now() % 1000)));

async function release(name: string): Promise<void> {
  await nextSecond();
  run(write(name), to);
}

const read = (path: string) => readFileSync(join(to, 'current', path), 'utf8');
const served = () => /<h1>(\w+)/.exec(read('index.html'))?.[1] ?? '';

/** Whether what is served is one release, byte for byte, and has the scripts of `open` pages. */
function expectWhole(...open: string[]): void {
  for (const [path, content] of Object.entries(outputOf(served()))) expect(read(path)).toBe(content);
  for (const name of open) expect(read(`assets/js/boot.${name.padEnd(8, '0')}.js`)).toContain(name);
}

describe('release.sh', () => {
  it('puts releases in place, goes back, and keeps the scripts of pages that are open', async () => {
    for (const name of ['Ada', 'Bea', 'Cleo']) await release(name);
    expect(served()).toBe('Cleo');
    run('--back', to);
    expect(served()).toBe('Bea');
    expectWhole('Ada', 'Bea', 'Cleo');
    run('--back', to);
    expect(served()).toBe('Ada');
    expect(() => run('--back', to)).toThrow('There is no release before');
    await release('Dora');
    expect(served()).toBe('Dora');
    expectWhole('Ada', 'Cleo');
  });

  it('lays a compressed file beside each, as old as the file', async () => {
    await release('Ada');
    expect(execFileSync('gzip', ['-cd', join(to, 'current/index.html.gz')], { encoding: 'utf8' })).toBe(
      read('index.html'),
    );
    const [plain, packed] = ['index.html', 'index.html.gz'].map(
      (path) => statSync(join(to, 'current', path)).mtimeMs,
    );
    expect(Math.floor((packed ?? 0) / 1000)).toBe(Math.floor((plain ?? 1) / 1000));
  });

  it('keeps five releases and what they need', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await release(name);
    expect(readdirSync(join(to, 'releases'))).toHaveLength(5);
    expect(readdirSync(join(to, 'assets/js')).filter((file) => file.endsWith('.js'))).toHaveLength(5);
    expectWhole('B', 'F');
  });

  it('refuses what is no built site, and a second release at once', async () => {
    await release('Ada');
    expect(() => run(scratch, to)).toThrow('does not hold a built site');
    const holder = spawn('flock', [join(to, 'lock'), 'sh', '-c', 'echo locked; cat'], { stdio: 'pipe' });
    await new Promise((done) => holder.stdout.once('data', done));
    expect(() => run(write('Bea'), to)).toThrow('Another release');
    holder.stdin.end();
    await new Promise((done) => holder.once('close', done));
    expectWhole();
  });

  it(`leaves one whole release in place when it is killed at ${KILLS} moments`, async () => {
    const site = write('Ada');
    const started = performance.now();
    run(site, to);
    const wholeMs = performance.now() - started;
    let killed = 0;
    for (let i = 0; i < KILLS; i++) {
      const child = spawn('sh', [SCRIPT, write(`N${i}`), to], { detached: true, stdio: 'ignore' });
      setTimeout(() => killGroup(child), ((i + 0.5) / KILLS) * wholeMs);
      await new Promise((done) => child.once('close', (code) => done(code === null && killed++)));
      // What the script had started may end after it, and keeps the lock until then.
      execFileSync('flock', [join(to, 'lock'), 'true']);
      expectWhole(served());
    }
    await release('Zoe');
    expect(served()).toBe('Zoe');
    expect(readlinkSync(join(to, 'current'))).toMatch(/^releases\/\d{8}-\d{6}$/);
    if (IS_ALL)
      recordQuality('deploy', [
        { label: 'deployments killed on their way', value: killed },
        { label: 'releases damaged by that', value: 0 },
      ]);
  });
});

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-(pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
