import { symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { listPublicFiles } from './listFiles.ts';

const folder = temporaryFolder();

it('lists files in order, without leftovers and links', async () => {
  const files = ['b.txt', 'a/.DS_Store', 'a/.well-known/x', '.gitkeep', 'a/out/c.txt'];
  for (const path of files) folder.write(`public/${path}`);
  symlinkSync('/etc', folder.at('public/etc'));
  symlinkSync('/etc/hostname', folder.at('public/name.txt'));
  const listed = await listPublicFiles(folder.root);
  expect(listed).toEqual(['a/.well-known/x', 'a/out/c.txt', 'b.txt']);
  expect(await listPublicFiles(folder.at('nowhere'))).toEqual([]);
});
