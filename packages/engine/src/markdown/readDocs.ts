import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../core/types.ts';
import type { SourceFile } from './compiled.ts';

/** A page this long is no page: no one could read it, and compiling it would take minutes. */
const MAX_PAGE_BYTES = 1_000_000;
const CONCURRENCY = 16;
/** What some editors begin a file with, little end first or last. */
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/**
 * Reads every Markdown file below the docs folder, sorted by code unit, so that every machine has the same order.
 * `outDir` (absolute) is left out, since it holds Markdown too and may lie among the pages.
 */
export async function readDocs(
  root: string,
  docsDir: string,
  outDir?: string,
): Promise<{ sources: SourceFile[]; problems: Problem[] }> {
  const folder = join(root, docsDir);
  const paths = await listFiles(folder, '', outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (paths === undefined)
    return {
      sources: [],
      problems: [problem(docsDir, undefined, 'there is no such folder.', 'Markdown files belong into it.')],
    };
  const problems = paths.flatMap((path) => leftOut(path, docFile(docsDir, path)));
  const names = paths.filter((path) => /\.md$/i.test(path)).sort();
  const sources: SourceFile[] = new Array(names.length);
  const pending = names.entries();
  const lanes = Array.from({ length: CONCURRENCY }, async () => {
    for (const [index, relativePath] of pending) {
      const result = await readPage(join(folder, relativePath), docFile(docsDir, relativePath));
      if (typeof result === 'string') sources[index] = { relativePath, text: result };
      else problems.push(result);
    }
  });
  await Promise.all(lanes);
  if (names.length === 0)
    problems.push(problem(docsDir, undefined, 'has no Markdown file.', 'Add a README.md.'));
  return { sources: sources.filter((source) => source !== undefined), problems };
}

/** Path of a page's file from the site's root, for messages. */
export function docFile(docsDir: string, relativePath: string): string {
  return docsDir === '.' ? relativePath : `${docsDir}/${relativePath}`;
}

/**
 * Files below a folder, as paths with `/`; a symbolic link has `@` at its end. Folders that start with a dot hold no
 * pages.
 */
export async function listFiles(
  folder: string,
  prefix: string,
  outDir: string | undefined,
): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const path = prefix + entry.name;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    if (entry.isDirectory())
      return join(folder, path) === outDir ? [] : listFiles(folder, `${path}/`, outDir);
    if (entry.isSymbolicLink()) return [`${path}@`];
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

async function readPage(path: string, file: string): Promise<string | Problem> {
  const { size } = await stat(path);
  if (size > MAX_PAGE_BYTES) {
    const megabytes = (size / 1_000_000).toFixed(1);
    return problem(file, 1, `has ${megabytes} MB; a page may have 1 MB.`, 'Split it into several pages.');
  }
  const content = await readFile(path);
  if (UTF16_MARKS.some((mark) => content.subarray(0, 2).equals(mark)))
    return problem(file, 1, 'is encoded as UTF-16.', 'Save it as UTF-8.');
  const zeroAt = content.indexOf(0);
  if (zeroAt >= 0)
    return problem(file, lineAt(content, zeroAt), 'is not a text file.', 'Only Markdown may end in .md.');
  if (!isUtf8(content))
    return problem(file, firstBadLine(content), 'is not encoded as UTF-8.', 'Save it as UTF-8.');
  return content.toString('utf8');
}

function firstBadLine(content: Buffer): number {
  let line = 1;
  for (let start = 0; start < content.length; line++) {
    const newline = content.indexOf(0x0a, start);
    const end = newline < 0 ? content.length : newline + 1;
    if (!isUtf8(content.subarray(start, end))) return line;
    start = end;
  }
  return line;
}

function lineAt(content: Buffer, offset: number): number {
  let line = 1;
  for (let i = content.indexOf(0x0a); i >= 0 && i < offset; i = content.indexOf(0x0a, i + 1)) line++;
  return line;
}

/** What looks like a page, or a folder of them, and is left out. */
function leftOut(path: string, file: string): Problem[] {
  const warning = (message: string, hint: string): Problem[] => [
    { severity: 'warning', file: file.replace(/@$/, ''), line: undefined, message, hint },
  ];
  if (/\.vue$/i.test(path)) return warning('pages written in Vue are not built.', 'Write it in Markdown.');
  return /(?:\.md|(?:^|\/)[^./]+)@$/i.test(path)
    ? warning('is a symbolic link, which is not followed.', 'Put the files themselves there.')
    : [];
}

function problem(file: string, line: number | undefined, message: string, hint: string): Problem {
  return { severity: 'error', file, line, message, hint };
}
