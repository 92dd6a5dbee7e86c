import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlannedFile } from './plan.ts';
import { writeAll } from './writeAll.ts';

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

  it('writes again what somebody has touched', async () => {
    await write({ path: 'a.txt', content: 'ours' });
    writeFileSync(join(out, 'a.txt'), 'theirs');
    await write({ path: 'a.txt', content: 'ours' });
    expect(read('a.txt')).toBe('ours');
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
    writeFileSync(join(out, 'manifest.json'), '{"name":"my app","icons":[]}');
    await expect(write()).rejects.toThrow('was not made by a build');
    expect(read('manifest.json')).toContain('my app');
  });

  it('refuses two files of one path, and paths that lead out', async () => {
    await expect(write({ path: 'manifest.json', content: '' })).rejects.toThrow('Two different things');
    await expect(write({ path: '../x', content: '' })).rejects.toThrow(
      'to be a path inside the output folder',
    );
    expect(existsSync(join(folder, 'x'))).toBe(false);
    expect(existsSync(out)).toBe(false);
  });

  it('takes back the old output that a killed build had put aside, and clears up after it', async () => {
    await write({ path: 'a.txt', content: 'one' });
    const noProcess = 2 ** 22 + 1;
    renameSync(out, `${out}.old`);
    mkdirSync(`${out}.new-${noProcess}`);
    expect((await write({ path: 'a.txt', content: 'one' })).changed).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['dist', 'record.json']);
  });
});
