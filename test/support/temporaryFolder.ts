import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, onTestFinished } from 'vitest';

/** A temporary folder, empty at the beginning of every test of the file or group that calls this. */
export function temporaryFolder() {
  const folder = {
    root: '',
    at: (...names: string[]) => join(folder.root, ...names),
    read: (name: string) => readFileSync(folder.at(name), 'utf8'),
    write(name: string, content: string | Uint8Array = '') {
      mkdirSync(dirname(folder.at(name)), { recursive: true });
      writeFileSync(folder.at(name), content);
    },
  };
  beforeEach(() => {
    folder.root = makeFolder();
  });
  afterEach(() => remove(folder.root));
  return folder;
}

/** A new folder for all tests of the file or group that calls this, which is removed after them. */
export function sharedFolder(): string {
  const folder = makeFolder();
  afterAll(() => remove(folder));
  return folder;
}

/** A new folder, which is removed when the running test is over. */
export function newFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'docs-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
