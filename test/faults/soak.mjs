// The long run of readers during deploys: 100 deploys under 20 sessions with 2,000 navigations. Takes minutes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../support/chromium.mjs';

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const args = ['run', '--project', 'site', 'test/faults/deploys.test.ts', '-t', 'deploys under readers'];
const env = { ...process.env, CHROME: ensureChromium(), READERS: 'long' };
const { status } = spawnSync(process.execPath, [vitest, ...args], { stdio: 'inherit', env });
process.exitCode = status ?? 1;
