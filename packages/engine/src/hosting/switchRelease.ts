import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DocsError } from '../core/errors.ts';
import { isRunning, lockBuild } from '../files/buildLock.ts';
import { RELEASE_FILE, type ReleaseInfo } from './releaseFile.ts';
import { type CompressOptions, writeRelease } from './writeRelease.ts';

/**
 * A folder of releases:
 *
 * - `releases/<id>/`: a release with `site/` and the rules for servers, complete since the moment it has its name;
 * - `current`: a link to the one being served, replaced by one rename;
 * - `history.json`: ids in the order in which they were put in place.
 */
const CURRENT = 'current';
const RELEASES = 'releases';
const HISTORY = 'history.json';
/** What a release knows of itself, beside its site. */
const RECORD = 'record.json';
const STAGING = '.new-';
/** At the end of the name of a release that only nginx can serve. */
const LEAN = '-lean';

export const KEPT_RELEASES = 5;
const KEPT_ASSETS_MS = 30 * 24 * 3_600_000;

interface ReleaseRecord {
  /** When it was written, in milliseconds. */
  made: number;
  /** Files of its own build: path -> SHA-256. */
  files: Record<string, string>;
  /** Hashed files of earlier releases, for pages that are still open: path -> when they were last needed. */
  kept: Record<string, number>;
}

/** Puts the output of a build in place of what `folder` serves. Gives the id of the release. */
export async function putInPlace(
  outDir: string,
  folder: string,
  options: { now?: number; finish?: (release: string) => void } & CompressOptions = {},
): Promise<string> {
  const { now = Date.now(), finish } = options;
  const unlock = lockFolder(folder);
  try {
    const { release }: ReleaseInfo = JSON.parse(readFileSync(join(outDir, RELEASE_FILE), 'utf8'));
    const id = options.isLean ? `${release}${LEAN}` : release;
    const before = currentRelease(folder);
    if (!existsSync(join(folder, RELEASES, id))) {
      const staging = join(folder, RELEASES, `${STAGING}${process.pid}`);
      const files = await writeRelease(outDir, staging, { known: knownIn(folder, before), ...options });
      finish?.(staging);
      writeRecord(staging, { made: now, files, kept: {} });
      renameSync(staging, join(folder, RELEASES, id));
    }
    if (before !== undefined && before !== id) carryAssets(folder, before, id, now);
    const past = historyUpTo(folder, before).filter((one) => one !== id);
    replaceFile(join(folder, HISTORY), JSON.stringify([...past, id]));
    pointTo(folder, id);
    removeOld(folder, id);
    return id;
  } finally {
    unlock();
  }
}

/** Puts the release before the present one in place again. Gives its id. */
export function goBack(folder: string, now = Date.now()): string {
  const unlock = lockFolder(folder);
  try {
    const present = currentRelease(folder);
    const previous = historyUpTo(folder, present).at(-2);
    if (present === undefined || previous === undefined || !existsSync(join(folder, RELEASES, previous)))
      throw deployError(`${folder} has no release to go back to.`, `The last ${KEPT_RELEASES} are kept.`);
    carryAssets(folder, present, previous, now);
    pointTo(folder, previous);
    return previous;
  } finally {
    unlock();
  }
}

/** Id of the release being served. */
export function currentRelease(folder: string): string | undefined {
  try {
    return basename(readlinkSync(join(folder, CURRENT)));
  } catch {
    return undefined;
  }
}

function lockFolder(folder: string): () => void {
  mkdirSync(join(folder, RELEASES), { recursive: true });
  const unlock = lockBuild(join(folder, 'deploy.lock'));
  // What a deployment that was killed has left unfinished.
  for (const name of readdirSync(join(folder, RELEASES)))
    if (name.startsWith(STAGING) && !isOthers(name))
      rmSync(join(folder, RELEASES, name), { recursive: true, force: true });
  return unlock;
}

function isOthers(name: string): boolean {
  const owner = Number(name.slice(STAGING.length));
  return owner !== process.pid && isRunning(owner);
}

/** Files compressed for the release before need not be compressed again. */
function knownIn(folder: string, release: string | undefined): NonNullable<CompressOptions['known']> {
  if (release === undefined) return () => undefined;
  const site = join(folder, RELEASES, release, 'site');
  const bySum = new Map(
    Object.entries(readRecord(join(folder, RELEASES, release)).files).map(([path, sum]) => [sum, path]),
  );
  return (sum, suffix) => {
    const path = bySum.get(sum);
    try {
      return path === undefined ? undefined : readFileSync(join(site, path + suffix));
    } catch {
      return undefined;
    }
  };
}

/** Links the hashed files of one release into another, as long as pages that name them may be open somewhere. */
function carryAssets(folder: string, from: string, to: string, now: number): void {
  const source = join(folder, RELEASES, from);
  const target = join(folder, RELEASES, to);
  const old = readRecord(source);
  const record = readRecord(target);
  const own = Object.keys(old.files).map((path): [string, number] => [path, now]);
  const kept = [...Object.entries(old.kept), ...own].filter(
    ([path, time]) =>
      path.startsWith('assets/') && record.files[path] === undefined && now - time <= KEPT_ASSETS_MS,
  );
  for (const [path] of kept)
    for (const suffix of ['', '.br', '.gz'])
      linkMissing(join(source, 'site', path + suffix), join(target, 'site', path + suffix));
  const times = new Map([...Object.entries(record.kept), ...kept]);
  writeRecord(target, { ...record, kept: Object.fromEntries(times) });
}

function linkMissing(source: string, target: string): void {
  if (!existsSync(source) || existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  linkSync(source, target);
}

/** The one step that readers see. */
function pointTo(folder: string, release: string): void {
  const fresh = join(folder, `${CURRENT}.new`);
  rmSync(fresh, { force: true });
  symlinkSync(join(RELEASES, release), fresh);
  renameSync(fresh, join(folder, CURRENT));
}

function historyUpTo(folder: string, present: string | undefined): string[] {
  let ids: string[] = [];
  try {
    ids = JSON.parse(readFileSync(join(folder, HISTORY), 'utf8'));
  } catch {
    // The first deployment.
  }
  return present === undefined ? [] : ids.slice(0, ids.lastIndexOf(present) + 1);
}

function removeOld(folder: string, present: string): void {
  const keep = new Set(historyUpTo(folder, present).slice(-KEPT_RELEASES));
  for (const name of readdirSync(join(folder, RELEASES)))
    if (!keep.has(name) && !name.startsWith(STAGING))
      rmSync(join(folder, RELEASES, name), { recursive: true, force: true });
}

function readRecord(release: string): ReleaseRecord {
  return JSON.parse(readFileSync(join(release, RECORD), 'utf8'));
}

function writeRecord(release: string, record: ReleaseRecord): void {
  replaceFile(join(release, RECORD), JSON.stringify(record));
}

function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** A mistake of whoever deploys, with what to do. */
export function deployError(message: string, hint: string): DocsError {
  return new DocsError([{ severity: 'error', file: undefined, line: undefined, message, hint }]);
}
