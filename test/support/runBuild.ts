import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { newFolder } from './temporaryFolder.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

export interface BuildRun {
  code: number | null;
  /** Both streams, without the summary's numbers being of interest. */
  output: string;
}

/** A copy of a fixture site in a folder of its own, which goes when the test is over. */
export function copyFixture(name: string, from = join(REPOSITORY, 'test/fixtures', name)): string {
  const root = newFolder();
  cpSync(from, root, { recursive: true, filter: (path) => !/\/(?:\.cache|dist)$/.test(path) });
  return root;
}

/** Runs the command line as an author does, by way of another command if one is given. */
export function runBuild(
  args: readonly string[],
  env: Record<string, string> = {},
  through: readonly string[] = [],
): Promise<BuildRun> {
  const [command = '', ...rest] = [...through, process.execPath, join(REPOSITORY, 'packages/engine/cli.mjs')];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...rest, ...args], {
      cwd: tmpdir(),
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Every file below a folder, by its path from there. */
export function readFiles(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** The hash of every file below a folder. */
export function filesOf(folder: string): Record<string, string> {
  const files = [...readFiles(folder)].map(([path, content]): [string, string] => [
    path,
    createHash('sha256').update(content).digest('hex'),
  ]);
  return Object.fromEntries(files.sort());
}
