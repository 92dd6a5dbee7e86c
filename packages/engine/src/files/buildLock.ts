import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DocsError, failure } from '../core/errors.ts';

/** Keeps a second build out until the returned function is called. A lock left by a process that is gone is ignored. */
export function lockBuild(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  // Written aside and linked: a process killed in between never leaves half a number, which might be somebody's.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) throw busyError(file, owner);
    renameSync(own, file);
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function busyError(file: string, owner: number): DocsError {
  const message = `Another build of this site is running (process ${owner}).`;
  const hint = `Wait for it, or end it. If that process is something else, delete ${file}.`;
  return failure(message, hint);
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
