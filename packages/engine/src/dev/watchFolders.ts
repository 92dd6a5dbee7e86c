import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** What builds and tools write, at any depth, and the output beside the sources. */
const NO_SOURCE = /(?:^|\/)(?:\.[^/]*|node_modules)$|^dist(?:\.being-\w+)?$/;

/**
 * Calls back when something below the folders has changed. Each folder is watched by itself: where Node watches a whole
 * tree on Linux, it loses files that editors put in the place of others. `renew`: watches the folders that are there
 * now, to be called after each change, before the folders are read.
 */
export function watchFolders(roots: readonly string[], onChange: () => void) {
  let watchers: FSWatcher[] = [];
  const close = () => {
    for (const watcher of watchers) watcher.close();
  };
  const listen = (root: string, path: string): FSWatcher =>
    watch(join(root, path), (_, name) => {
      if (name === null || !NO_SOURCE.test(join(path, name))) onChange();
      // One that is gone is reported by the folder around it.
    }).on('error', () => {});
  const renew = () => {
    close();
    watchers = roots.flatMap((root) => foldersIn(root, '').map((path) => listen(root, path)));
  };
  renew();
  return { renew, close };
}

/** A folder and those below it, as paths from the root. */
function foldersIn(root: string, path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name))
    .filter((folder) => !NO_SOURCE.test(folder));
  return [path, ...inner.flatMap((folder) => foldersIn(root, folder))];
}
