import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import type { PlannedFile } from './plan.ts';
import { writeAll } from './writeAll.ts';

const MANIFEST = { path: 'manifest.json', content: '{"build":"x","guides":[]}' };

const folder = temporaryFolder();
let out = '';
beforeEach(() => {
  out = folder.at('dist');
});

async function* batchesOf(...batches: PlannedFile[][]) {
  yield* batches;
}
const writeBatches = (batches: AsyncGenerator<PlannedFile[]>) =>
  writeAll(out, batches, folder.at('record.json'));
const write = (...files: PlannedFile[]) => writeBatches(batchesOf([MANIFEST], files));
const read = (path: string) => folder.read(`dist/${path}`);
const around = () => readdirSync(folder.root).sort();

it('writes contents, copies and texts, and leaves nothing else behind', async () => {
  folder.write('source.bin', 'copied');
  const result = await write(
    { path: 'a/b.txt', content: 'text' },
    { path: 'c.bin', content: new Uint8Array([0, 255]) },
    { path: 'a/d.bin', copyFrom: folder.at('source.bin') },
    { path: 'e.html', identity: '1', content: () => 'made' },
  );
  expect(result).toEqual({ files: 5, bytes: MANIFEST.content.length + 4 + 2 + 6 + 4, changed: 5 });
  expect([read('a/b.txt'), read('a/d.bin'), read('e.html')]).toEqual(['text', 'copied', 'made']);
  expect(around()).toEqual(['dist', 'record.json', 'source.bin']);
});

it('links what has not changed, without making it, writes what has, and removes what is no longer planned', async () => {
  const made = (path: string, text: string) => ({ path, identity: text, content: () => text });
  await write({ path: 'a.txt', content: 'one' }, made('b.html', 'one'), made('c.html', 'one'), made('d', ''));
  const before = statSync(folder.at('dist/a.txt')).ino;
  const kept = { path: 'b.html', identity: 'one', content: () => expect.unreachable() };
  const result = await write({ path: 'a.txt', content: 'one' }, kept, made('c.html', 'two'));
  expect(result.changed).toBe(1);
  expect(statSync(folder.at('dist/a.txt')).ino).toBe(before);
  expect([read('b.html'), read('c.html')]).toEqual(['one', 'two']);
  expect(readdirSync(out).sort()).toEqual(['a.txt', 'b.html', 'c.html', 'manifest.json']);
});

it.each(['theirs', 'mine'])('writes again what somebody has touched: %s', async (text) => {
  await write({ path: 'a.txt', content: 'ours' });
  const file = folder.at('dist/a.txt');
  const { atimeMs, mtimeMs } = statSync(file);
  writeFileSync(file, text);
  // Told by the size, or else by the time of change.
  utimesSync(file, atimeMs / 1000, mtimeMs / 1000 + (text.length === 4 ? 5 : 0));
  await write({ path: 'a.txt', content: 'ours' });
  expect(read('a.txt')).toBe('ours');
});

it('believes no record of another folder', async () => {
  await write({ path: 'a.txt', content: 'same' });
  folder.write('record.json', folder.read('record.json').replace(out, `${out}2`));
  expect((await write({ path: 'a.txt', content: 'same' })).changed).toBe(2);
});

it.each<[string, () => AsyncGenerator<PlannedFile[]>, message: string]>([
  [
    'it cannot take the place of the old one',
    async function* () {
      yield [MANIFEST, { path: 'a.txt', content: 'two' }];
      rmSync(`${out}.being-built`, { recursive: true });
    },
    'ENOENT',
  ],
  [
    'the rest of the files never comes',
    async function* () {
      yield [MANIFEST, { path: 'a.txt', content: 'two' }];
      throw new Error('no rest');
    },
    'no rest',
  ],
  [
    'a file cannot be made',
    async function* () {
      yield [MANIFEST, { path: 'a.txt', content: 'two' }];
      yield [{ path: 'b', identity: '1', content: noText }];
    },
    'no text',
  ],
])('keeps the old output when %s', async (_, batches, message) => {
  await write({ path: 'a.txt', content: 'one' });
  await expect(writeBatches(batches())).rejects.toThrow(message);
  expect(read('a.txt')).toBe('one');
  expect(around()).toEqual(['dist', 'record.json']);
});

function noText(): string {
  throw new Error('no text');
}

it('refuses a folder that it has not made', async () => {
  for (const theirs of ['{"name":"my app","icons":[]}', '{"build":"12"}', '{"guides":[]}', 'no JSON']) {
    folder.write('dist/manifest.json', theirs);
    await expect(write()).rejects.toThrow('was not made by a build');
    expect(read('manifest.json')).toBe(theirs);
  }
});

it('refuses to take the place of a file', async () => {
  writeFileSync(out, 'theirs');
  await expect(write()).rejects.toThrow('is a file');
  expect(readFileSync(out, 'utf8')).toBe('theirs');
});

it('refuses two files of one path', async () => {
  await expect(write({ path: 'manifest.json', content: '' })).rejects.toThrow('Two different things');
  expect(existsSync(out)).toBe(false);
});

it('takes back the old output that a killed build had put aside, and clears up after it', async () => {
  await write({ path: 'a.txt', content: 'one' });
  renameSync(out, `${out}.being-replaced`);
  mkdirSync(`${out}.being-built`);
  expect((await write({ path: 'a.txt', content: 'one' })).changed).toBe(0);
  expect(around()).toEqual(['dist', 'record.json']);
});
