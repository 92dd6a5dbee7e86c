import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listPublicFiles } from './listFiles.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-public-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('lists files in order, without leftovers, links and the output', async () => {
  for (const path of [
    'b.txt',
    'a/.DS_Store',
    'a/.well-known/x',
    '.gitkeep',
    'a/out/c.txt',
    'out/index.html',
  ]) {
    mkdirSync(dirname(join(root, 'public', path)), { recursive: true });
    writeFileSync(join(root, 'public', path), '');
  }
  symlinkSync('/etc', join(root, 'public/etc'));
  symlinkSync('/etc/hostname', join(root, 'public/name.txt'));
  expect(await listPublicFiles(root, join(root, 'public/out'))).toEqual([
    'a/.well-known/x',
    'a/out/c.txt',
    'b.txt',
  ]);
  expect(await listPublicFiles(join(root, 'nowhere'))).toEqual([]);
});
