import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DocsError } from '../shared/errors.ts';

/** Keeps a second build out until the returned function is called. A lock left by a process that is gone is ignored. */
export function lockBuild(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      const message = `Another build of this site is running (process ${owner}).`;
      throw new DocsError([
        { severity: 'error', file: undefined, line: undefined, message, hint: 'Wait for it, or end it.' },
      ]);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

/** Whether a process with this id exists; signal 0 only asks. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
