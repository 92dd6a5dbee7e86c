import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

/** An installation folder with stand-ins for Docker and the like, which write down how they were called. */
export let root = '';
export let home = '';

const STAND_INS: Record<string, string> = {
  sudo: 'exec "$@"',
  docker: 'echo "docker $*" >> "$CALLS"',
  rsync: 'echo "rsync $*" >> "$CALLS"',
  sleep: ':',
};

/** A copy that keeps owners, whatever account receives it. */
export const COPY = 'rsync -a --numeric-ids -M--fake-super';

/**
 * Gives each test of the calling file a new folder. A function, because test files share their modules: hooks at the
 * top of this one would belong to the first file that imports it.
 */
export function setUpInstallationFolder(): void {
  const folder = temporaryFolder();
  beforeEach(() => {
    root = folder.root;
    home = join(root, 'Cytomine-community-edition');
    for (const [name, body] of Object.entries(STAND_INS)) standIn(name, body);
    write('.env', 'AAA_CONFIG_PROJECT_DATA_PATH=./data\n');
    write('data/postgis/data/row', 'old');
    write('data/mongo/row', 'old');
  });
}

export function standIn(name: string, body: string): void {
  const file = join(root, 'bin', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/usr/bin/env bash\n${body}\n`);
  chmodSync(file, 0o755);
}

export function write(path: string, text: string): void {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export const read = (path: string): string => readFileSync(join(home, path), 'utf8');
export const calls = (): string[] => {
  const file = join(root, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

/** Runs a sample of `samples/admin/` in the installation folder. */
export function run(
  sample: string,
  args: string[] = [],
  variables: Record<string, string> = {},
): { status: number | null; text: string } {
  return shell([resolve(sample), ...args], variables);
}

export function shell(
  args: string[],
  variables: Record<string, string> = {},
): { status: number | null; text: string } {
  const env = {
    ...process.env,
    ...variables,
    PATH: `${join(root, 'bin')}:${process.env.PATH}`,
    CALLS: join(root, 'calls'),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  };
  const { status, stdout, stderr, error } = spawnSync('bash', args, { cwd: home, encoding: 'utf8', env });
  if (error) throw error;
  return { status, text: stdout + stderr };
}
