import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../core/types.ts';
import type { SourceFile } from './compiled.ts';

const CONCURRENCY = 16;
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

/** Text of a page. `path`: absolute; `file`: from the site's root, for messages. */
export async function readPage(path: string, file: string): Promise<string | Problem> {
  const text = await readFile(path);
  // An editor empties a file before it writes it.
  const content = text.length > 0 ? text : await readFile(path);
  if (isUtf8(content) && !content.includes(0)) return content.toString('utf8');
  const isBad = (line: Buffer) => !isUtf8(line) || line.includes(0);
  return problem(file, 1 + linesOf(content).findIndex(isBad), 'is no UTF-8 text.', 'Save it as UTF-8.');
}

function linesOf(content: Buffer): Buffer[] {
  // Each byte is a character of this encoding, so that lines can be cut.
  const lines = content.toString('latin1').split('\n');
  return lines.map((line) => Buffer.from(line, 'latin1'));
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
