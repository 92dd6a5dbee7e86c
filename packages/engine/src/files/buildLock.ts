import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { failure } from '../core/errors.ts';

/** Keeps a second build out until the returned function is called. A lock left by a process that is gone is ignored. */
export function lockBuild(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && owner !== process.pid && isRunning(owner))
      throw failure(
        `Another build of this site is running (process ${owner}).`,
        `Wait for it, or end it. If that process is something else, delete ${file}.`,
      );
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

/** Whether a process with this id exists; signal 0 only asks. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
