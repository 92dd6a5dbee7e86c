import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { runBuild } from './runBuild.ts';

/** Builds the small fixture site in `root` with a hosted search; `search` as in a configuration. */
export async function buildHostedSite(root: string, search: object): Promise<void> {
  cpSync(resolve(import.meta.dirname, '../fixtures/small'), root, { recursive: true });
  const file = join(root, 'site.config.ts');
  const fields = `  icon: '/square.svg',\n  search: ${JSON.stringify(search)},\n  nav:`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('  nav:', fields));
  const { code, output } = await runBuild(['build', '--root', root]);
  expect(output).toContain('5 pages');
  expect(code).toBe(0);
}
