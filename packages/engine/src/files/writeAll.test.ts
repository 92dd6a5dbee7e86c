import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlannedFile } from './plan.ts';
import { linkedFolder, removeLeftovers, writeAll } from './writeAll.ts';

const MANIFEST = { path: 'manifest.json', content: '{"build":"x","guides":[]}' };

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-write-'));
  out = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* batchesOf(...batches: PlannedFile[][]) {
  yield* batches;
}
const write = (...files: PlannedFile[]) =>
  writeAll(out, batchesOf([MANIFEST], files), join(folder, 'record.json'));
const read = (path: string) => readFileSync(join(out, path), 'utf8');

describe('writeAll', () => {
  it('writes contents, copies and texts, and leaves nothing else behind', async () => {
    const source = join(folder, 'source.bin');
    writeFileSync(source, 'copied');
    const result = await write(
      { path: 'a/b.txt', content: 'text' },
      { path: 'c.bin', content: new Uint8Array([0, 255]) },
      { path: 'a/d.bin', copyFrom: source },
      { path: 'e.html', identity: '1', makeText: () => 'made' },
    );
    expect(result).toEqual({ files: 5, bytes: MANIFEST.content.length + 4 + 2 + 6 + 4, changed: 5 });
    expect([read('a/b.txt'), read('a/d.bin'), read('e.html')]).toEqual(['text', 'copied', 'made']);
    expect(readdirSync(folder).sort()).toEqual(['dist', 'record.json', 'source.bin']);
  });

  it('removes what is no longer planned', async () => {
    await write({ path: 'old.txt', content: 'x' });
    await write({ path: 'new.txt', content: 'x' });
    expect(readdirSync(out).sort()).toEqual(['manifest.json', 'new.txt']);
  });

  it('links what has not changed, without making it', async () => {
    await write({ path: 'a.txt', content: 'same' }, { path: 'b.txt', identity: '1', makeText: () => 'text' });
    const before = statSync(join(out, 'a.txt')).ino;
    const forbidden = () => {
      throw new Error('made again');
    };
    const result = await write(
      { path: 'a.txt', content: 'same' },
      { path: 'b.txt', identity: '1', makeText: forbidden },
    );
    expect(result.changed).toBe(0);
    expect(statSync(join(out, 'a.txt')).ino).toBe(before);
    expect(read('b.txt')).toBe('text');
  });

  it('writes what has changed, and nothing else', async () => {
    const made = (text: string) => ({ path: 'b.html', identity: text, makeText: () => text });
    await write({ path: 'a.txt', content: 'one' }, made('one'), { path: 'c.txt', content: 'one' });
    const result = await write({ path: 'a.txt', content: 'two' }, made('two'), {
      path: 'c.txt',
      content: 'one',
    });
    expect(result.changed).toBe(2);
    expect([read('a.txt'), read('b.html'), read('c.txt')]).toEqual(['two', 'two', 'one']);
  });

  it.each(['theirs', 'mine'])('writes again what somebody has touched: %s', async (text) => {
    await write({ path: 'a.txt', content: 'ours' });
    const file = join(out, 'a.txt');
    const { atimeMs, mtimeMs } = statSync(file);
    writeFileSync(file, text);
    // Told by the size, or else by the time of change.
    utimesSync(file, atimeMs / 1000, mtimeMs / 1000 + (text.length === 4 ? 5 : 0));
    await write({ path: 'a.txt', content: 'ours' });
    expect(read('a.txt')).toBe('ours');
  });

  it('believes no record of another form, or of another folder', async () => {
    await write({ path: 'a.txt', content: 'same' });
    const record = join(folder, 'record.json');
    const { outDir, written } = JSON.parse(readFileSync(record, 'utf8'));
    const old = Object.entries<unknown[]>(written).map(([path, entry]) => [path, entry.slice(0, 3)]);
    for (const other of [
      { outDir: `${outDir}2`, written },
      { outDir, written: Object.fromEntries(old) },
    ]) {
      writeFileSync(record, JSON.stringify(other));
      expect((await write({ path: 'a.txt', content: 'same' })).changed).toBe(2);
    }
  });

  it('puts the old output back when the new one cannot take its place', async () => {
    await write({ path: 'a.txt', content: 'one' });
    async function* vanishing() {
      yield [MANIFEST, { path: 'a.txt', content: 'two' }];
      rmSync(`${out}.new-${process.pid}`, { recursive: true });
    }
    await expect(writeAll(out, vanishing(), join(folder, 'record.json'))).rejects.toThrow('ENOENT');
    expect(read('a.txt')).toBe('one');
    expect(readdirSync(folder).sort()).toEqual(['dist', 'record.json']);
  });

  it('keeps the output when the rest of the files never comes', async () => {
    await write({ path: 'a.txt', content: 'one' });
    async function* broken() {
      yield [MANIFEST, { path: 'a.txt', content: 'two' }];
      throw new Error('no rest');
    }
    await expect(writeAll(out, broken(), join(folder, 'record.json'))).rejects.toThrow('no rest');
    expect(read('a.txt')).toBe('one');
    expect(readdirSync(folder).sort()).toEqual(['dist', 'record.json']);
  });

  it('keeps the output when a file cannot be made', async () => {
    await write({ path: 'a.txt', content: 'one' });
    const broken = () => {
      throw new Error('no text');
    };
    await expect(
      write({ path: 'a.txt', content: 'two' }, { path: 'b', identity: '1', makeText: broken }),
    ).rejects.toThrow('no text');
    expect(read('a.txt')).toBe('one');
    expect(readdirSync(folder).sort()).toEqual(['dist', 'record.json']);
  });

  it('refuses a folder that it has not made', async () => {
    mkdirSync(out);
    for (const theirs of ['{"name":"my app","icons":[]}', '{"build":"12"}', '{"guides":[]}', 'no JSON']) {
      writeFileSync(join(out, 'manifest.json'), theirs);
      await expect(write()).rejects.toThrow('was not made by a build');
      expect(read('manifest.json')).toBe(theirs);
    }
  });

  it('leaves what lies beside the output under a name like its own', async () => {
    for (const name of ['dist.old', 'dist.new', 'dist.new-x', 'dist.a.new-9999999'])
      mkdirSync(join(folder, name));
    await write({ path: 'a.txt', content: 'one' });
    await write({ path: 'a.txt', content: 'two' });
    expect(readdirSync(folder).sort()).toEqual([
      'dist',
      'dist.a.new-9999999',
      'dist.new',
      'dist.new-x',
      'dist.old',
      'record.json',
    ]);
  });

  it('finds the folder behind a link, that the link may stay', () => {
    mkdirSync(out);
    symlinkSync(out, join(folder, 'link'));
    symlinkSync('nowhere', join(folder, 'dangling'));
    expect(linkedFolder(join(folder, 'link'))).toBe(realpathSync(out));
    for (const path of [out, join(folder, 'dangling'), join(folder, 'none')])
      expect(linkedFolder(path)).toBe(path);
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
});

describe('removeLeftovers', () => {
  it('takes back the old output that a killed build had put aside, and clears up after it', async () => {
    await write({ path: 'a.txt', content: 'one' });
    const noProcess = 2 ** 22 + 1;
    renameSync(out, `${out}.old-${noProcess}`);
    mkdirSync(`${out}.new-${noProcess}`);
    // Of a build that is under way.
    const busy = `dist.new-${process.ppid}`;
    mkdirSync(join(folder, busy));
    removeLeftovers(out);
    expect(readdirSync(folder).sort()).toEqual(['dist', busy, 'record.json']);
    expect((await write({ path: 'a.txt', content: 'one' })).changed).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['dist', busy, 'record.json']);
  });
});
