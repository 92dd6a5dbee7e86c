// Finds a Chromium or Chrome, else gets one; prints which. Used by the test command and by every browser test.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { installPackages, run } from './packages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_LIMIT_MS = 180_000;

/** Path of an installed browser, or undefined. `$CHROME` wins. */
export function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const own = chromium.executablePath();
  return [process.env.CHROME, own, ...onPath, ...FIXED].find((path) => path && existsSync(path));
}

/** Path of a browser, after a download by Playwright, or by the package manager, where none is installed. */
export function ensureChromium(say = console.log) {
  const cli = join(dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json'))), 'cli.js');
  const attempts = [
    () => {},
    () => run([process.execPath, cli, 'install', 'chromium'], DOWNLOAD_LIMIT_MS),
    () => installPackages(['chromium']),
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch (error) {
      say(`browser: ${error.message}`);
    }
    const found = findChromium();
    if (found === undefined) continue;
    say(`browser: ${found}`);
    return found;
  }
  throw new Error(
    'No Chromium or Chrome found, and none could be installed. Install one, or name it in $CHROME.',
  );
}
