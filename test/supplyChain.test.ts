import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { recordQuality } from './support/quality.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const MAX_PACKAGES = 420;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const packages = Object.entries(lock.packages).flatMap(([path, locked]) =>
  !path.includes('node_modules/') || locked.link === true
    ? []
    : [{ name: path.replace(/^.*node_modules\//, ''), ...locked }],
);
const { packages: bad }: { packages: { name: string; versions: string[]; source: string }[] } = JSON.parse(
  read('site/data/known-bad.json'),
);
const badIn = (list: readonly { name: string; version?: string }[]) =>
  list.filter(({ name, version = '' }) =>
    bad.some((one) => one.name === name && one.versions.includes(version)),
  );

afterAll(() =>
  recordQuality('supply-chain', [
    { label: 'packages in the lock file', value: packages.length },
    {
      label: 'known bad releases looked for',
      value: bad.reduce((sum, { versions }) => sum + versions.length, 0),
    },
  ]),
);

describe('lock file', () => {
  it('holds no release that is known to be bad', () => {
    expect(bad.length).toBeGreaterThan(20);
    for (const { versions, source } of bad) {
      expect(versions.every((version) => /^\d+\.\d+\.\d+/.test(version))).toBe(true);
      expect(source).toMatch(/^https:\/\//);
    }
    expect(badIn(packages)).toEqual([]);
    expect(
      badIn([
        { name: 'debug', version: '4.4.2' },
        { name: 'debug', version: '4.4.3' },
      ]),
    ).toHaveLength(1);
  });

  it(`has at most ${MAX_PACKAGES} packages, each with its hash and without the name of a registry`, () => {
    expect(packages.length).toBeLessThanOrEqual(MAX_PACKAGES);
    expect(
      packages.filter(({ integrity }) => !/^sha512-/.test(integrity ?? '')).map(({ name }) => name),
    ).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it('runs no script of a package, and no range stands in for a version', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const versions = ['package.json', 'packages/engine/package.json'].flatMap((path) => {
      const { dependencies, devDependencies } = JSON.parse(read(path));
      return Object.values<string>({ ...dependencies, ...devDependencies });
    });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
