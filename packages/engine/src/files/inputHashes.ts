import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { contentHash } from './contentHash.ts';

/**
 * What something was made from: path -> hash of the content. Files of the site go by their path from its root, so
 * that a copied site depends on its own; others by their absolute path.
 */
export type InputHashes = Record<string, string>;

/**
 * Plugin for a bundler, and the files that it was seen to read. Each is read here first: should it change in between,
 * the bundle counts as outdated, never as current.
 */
export function recordInputs(root: string) {
  const inputs: InputHashes = {};
  const add = (file: string): void => {
    const path = relative(root, file);
    const name = path.startsWith('..') || isAbsolute(path) ? file : path;
    inputs[name] ??= contentHash(readFileSync(file));
  };
  const plugin = {
    name: 'record-inputs',
    enforce: 'pre' as const,
    load: {
      order: 'pre' as const,
      // Not the modules that plugins make up.
      filter: { id: /^[^\0]/ },
      handler: (id: string): undefined => {
        const file = id.replace(/\?.*$/, '');
        if (isAbsolute(file)) add(file);
      },
    },
  };
  return { inputs, add, plugin };
}

/** Whether every file is still what it was. */
export async function areUnchanged(inputs: InputHashes, root: string): Promise<boolean> {
  const checks = Object.entries(inputs).map(async ([path, hash]) => {
    const content = await readFile(resolve(root, path)).catch(() => '');
    return contentHash(content) === hash;
  });
  return (await Promise.all(checks)).every(Boolean);
}
