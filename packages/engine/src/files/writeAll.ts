import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { failure } from '../core/errors.ts';
import { contentHash } from './contentHash.ts';
import { type Content, makeContent, type PlannedFile } from './plan.ts';

/** What was written where, to find out next time what has not changed: path -> hash of what it was made from, size, time
 * of change. */
type Written = Record<string, [hash: string, size: number, mtimeMs: number]>;

/** A last file, made from what the others hold: path -> hash of what it was made from. */
export type LastFile = (hashes: ReadonlyMap<string, string>) => PlannedFile;

/**
 * Writes all files into a new folder beside the output and puts it in the output's place at the end, so that the output
 * is always whole. `recordFile` remembers what was written; unchanged files become hard links. Files come in batches,
 * and between any two the process may do other things, so that writing begins while the last ones are still being
 * made.
 */
export async function writeAll(
  outDir: string,
  batches: AsyncIterable<readonly PlannedFile[]>,
  recordFile: string,
  lastFile?: LastFile,
) {
  requireOurFolder(outDir);
  removeLeftovers(outDir);
  const staging = stagingOf(outDir);
  const previous = readRecord(recordFile, outDir);
  const written: Written = {};
  /** `changed`: files whose content is not that of the last build. */
  const result = { files: 0, bytes: 0, changed: 0 };
  const writeOne = (file: PlannedFile): void => {
    if (file.path in written)
      throw failure(
        `Two different things are to be written as "${file.path}".`,
        `If public/${file.path} exists, give it another name: the engine makes this file.`,
      );
    const target = join(staging, file.path);
    mkdirSync(dirname(target), { recursive: true });
    const { hash, content } = contentOf(file);
    if (!linkUnchanged(join(outDir, file.path), target, previous[file.path], hash)) {
      writeFileSync(target, content());
      result.changed++;
    }
    const { size, mtimeMs } = statSync(target);
    written[file.path] = [hash, size, mtimeMs];
    result.files++;
    result.bytes += size;
  };
  try {
    for await (const files of batches) {
      for (const file of files) {
        writeOne(file);
        await turn();
      }
    }
    if (lastFile) writeOne(lastFile(new Map(Object.entries(written).map(([path, [hash]]) => [path, hash]))));
    swap(staging, outDir);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(recordFile, JSON.stringify({ outDir, written }));
  return result;
}

/** Throws when the folder holds something that no build of ours has made. */
export function requireOurFolder(outDir: string): void {
  const isFile = existsSync(outDir) && !statSync(outDir).isDirectory();
  const names = existsSync(outDir) && !isFile ? readdirSync(outDir) : [];
  if (isFile) throw failure(`${outDir} is a file, so it is left as it is.`, 'Give a folder with --out.');
  if (names.length === 0 || isManifest(join(outDir, 'manifest.json'))) return;
  throw failure(
    `The folder ${outDir} was not made by a build, so it is left as it is.`,
    'Give another folder with --out, or empty this one.',
  );
}

function isManifest(file: string): boolean {
  try {
    const manifest: { build?: unknown; guides?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof manifest.build === 'string' && Array.isArray(manifest.guides);
  } catch {
    return false;
  }
}

/** Takes back or removes what a build that was killed has left. */
export function removeLeftovers(outDir: string): void {
  if (existsSync(asideOf(outDir)) && !existsSync(outDir)) renameSync(asideOf(outDir), outDir);
  for (const folder of [stagingOf(outDir), asideOf(outDir)]) rmSync(folder, { recursive: true, force: true });
}

/** Where the new output is put together, and where the old one goes while they change places. */
const stagingOf = (outDir: string) => `${outDir}.being-built`;
const asideOf = (outDir: string) => `${outDir}.being-replaced`;

function readRecord(recordFile: string, outDir: string): Written {
  try {
    const record: { outDir: string; written: Written } = JSON.parse(readFileSync(recordFile, 'utf8'));
    return record.outDir === outDir ? record.written : {};
  } catch {
    // The first build, or a damaged record: everything is written anew.
    return {};
  }
}

/** What identifies a file's content, and the content itself when it is needed. */
function contentOf(file: PlannedFile): { hash: string; content: () => Content } {
  if (file.identity !== undefined) return { hash: file.identity, content: () => makeContent(file) };
  const content = makeContent(file);
  return { hash: contentHash(content), content: () => content };
}

/** Links the last build's file when it has this content and has not changed since; false otherwise. */
function linkUnchanged(
  source: string,
  target: string,
  last: Written[string] | undefined,
  hash: string,
): boolean {
  if (last === undefined || last[0] !== hash) return false;
  try {
    const { size, mtimeMs } = statSync(source);
    if (size !== last[1] || mtimeMs !== last[2]) return false;
    linkSync(source, target);
    return true;
  } catch {
    // Gone, or on a file system without links.
    return false;
  }
}

function swap(staging: string, outDir: string): void {
  const old = asideOf(outDir);
  const hadOutput = existsSync(outDir);
  if (hadOutput) renameSync(outDir, old);
  try {
    renameSync(staging, outDir);
  } catch (error) {
    if (hadOutput) renameSync(old, outDir);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
