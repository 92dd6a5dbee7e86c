import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCS_DIR } from '../core/address.ts';
import { mistake } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { listDocs } from '../files/listFiles.ts';
import type { SourceFile } from './compiled.ts';

/** What takes the place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Reads every Markdown file below the docs folder. */
export async function readDocs(root: string): Promise<{ sources: SourceFile[]; problems: Problem[] }> {
  const sources: SourceFile[] = [];
  const problems: Problem[] = [];
  const paths = await listDocs(root);
  for (const relativePath of paths.filter((path) => /\.md$/i.test(path))) {
    const page = await readPage(root, docFile(relativePath));
    if (typeof page === 'string') sources.push({ relativePath, text: page });
    else problems.push(page);
  }
  if (sources.length + problems.length === 0)
    problems.push(mistake(DOCS_DIR, undefined, 'has no Markdown file.', 'Add a README.md.'));
  return { sources, problems };
}

async function readPage(root: string, file: string): Promise<string | Problem> {
  const text = await readFile(join(root, file), 'utf8');
  const wrong = text.indexOf(REPLACEMENT);
  if (wrong < 0) return text;
  const line = text.slice(0, wrong).split('\n').length;
  return mistake(file, line, 'is no UTF-8 text.', 'Save it as UTF-8.');
}

/** Path of a page's file from the site's root. */
export function docFile(relativePath: string): string {
  return `${DOCS_DIR}/${relativePath}`;
}
