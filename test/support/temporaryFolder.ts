import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, onTestFinished } from 'vitest';

/** A temporary folder, empty at the beginning of every test of the file or group that calls this. */
export function temporaryFolder() {
  const folder = {
    root: '',
    at: (...names: string[]) => join(folder.root, ...names),
    read: (name: string) => readFileSync(folder.at(name), 'utf8'),
    write(name: string, content: string | Buffer = '') {
      mkdirSync(dirname(folder.at(name)), { recursive: true });
      writeFileSync(folder.at(name), content);
    },
  };
  beforeEach(() => {
    folder.root = mkdtempSync(join(tmpdir(), 'docs-'));
  });
  afterEach(() => rmSync(folder.root, { recursive: true, force: true, maxRetries: 9 }));
  return folder;
}

/** A new folder, which is removed when the running test is over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));
  return folder;
}
