import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CompileContext, CompiledPage, ImageInfo, SourceFile } from '../content/compiled.ts';
import { invariant } from '../shared/errors.ts';
import { contentHash, dataHash } from './contentHash.ts';
import type { Pack } from './pack.ts';
import type { Pool } from './pool.ts';

/** A compiled page as kept between builds; its HTML is a record of its own, read only when needed. */
interface PageRecordInPack {
  page: Omit<CompiledPage, 'html'>;
  /** Files the page depends on, from the root -> content hash. */
  dependencies: Record<string, string>;
}

export interface CompileInput {
  sources: readonly SourceFile[];
  context: CompileContext;
  /** Hash of the engine's sources. */
  engineHash: string;
  pack: Pack;
  pool: Pool;
}

const IMAGE_NAME = /[^\s"'()<>[\]{}|\\^`/]+\.(?:png|jpe?g|webp|gif|avif|svg)\b/gi;

/**
 * Pass 1: compiles all pages, those that have not changed from the pack. `html` of the result is read from the pack at
 * every access, so that memory holds one article at a time.
 */
export async function compilePages(
  input: CompileInput,
): Promise<{ pages: CompiledPage[]; compiled: number }> {
  const { sources, context, pack, pool } = input;
  const keys = pageKeys(input);
  const pages: CompiledPage[] = new Array(sources.length);
  const todo: number[] = [];
  for (const [i, key] of keys.entries()) {
    const page = fromPack(pack, key, context.root);
    if (page === undefined) todo.push(i);
    else pages[i] = page;
  }
  await pool.run(
    'compile',
    context,
    todo.map((i) => sourceAt(sources, i)),
    ({ html, ...page }, job) => {
      const i = todo[job] ?? 0;
      pages[i] = toPack(pack, keys[i] ?? '', page, html, context.root);
    },
    (source) => source.relativePath,
  );
  return { pages, compiled: todo.length };
}

/** Everything a page's result depends on apart from files it imports, which only compiling it can tell. */
function pageKeys({ sources, context, engineHash }: CompileInput): string[] {
  const { images, root: _, ...slice } = context;
  const shared = contentHash(engineHash, dataHash(slice));
  const byName = new Map<string, [string, ImageInfo][]>();
  for (const entry of Object.entries(images)) {
    const name = basename(entry[0]);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  // Names that the pattern cannot find in a text count for every page that has any image.
  const odd = [...byName].filter(([name]) => name.replace(IMAGE_NAME, '') !== '').map(([name]) => name);
  return sources.map(({ relativePath, text }) =>
    contentHash(shared, relativePath, text, dataHash(imagesIn(text, byName, odd))),
  );
}

function imagesIn(
  text: string,
  byName: ReadonlyMap<string, [string, ImageInfo][]>,
  odd: readonly string[],
): [string, ImageInfo][] {
  const found = new Set(text.match(IMAGE_NAME)?.map(decodeName));
  if (found.size > 0) for (const name of odd) found.add(name);
  return [...found].sort().flatMap((name) => byName.get(name) ?? []);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function fromPack(pack: Pack, key: string, root: string): CompiledPage | undefined {
  const json = pack.get(`page ${key}`);
  // Also reads the HTML, so that a damaged record shows here, where it can be made again.
  if (json === undefined || pack.get(`html ${key}`) === undefined) return undefined;
  const { page, dependencies }: PageRecordInPack = JSON.parse(json);
  const isFresh = Object.entries(dependencies).every(([path, hash]) => hashFile(join(root, path)) === hash);
  return isFresh ? withHtml(page, pack, key) : undefined;
}

function toPack(
  pack: Pack,
  key: string,
  page: Omit<CompiledPage, 'html'>,
  html: string,
  root: string,
): CompiledPage {
  pack.put(`html ${key}`, html);
  // What makes a page fail may lie outside of it, such as a file that is not there: look again next time.
  if (!page.problems.some(({ severity }) => severity === 'error')) {
    const dependencies = Object.fromEntries(
      page.dependencies.map((path) => [path, hashFile(join(root, path))]),
    );
    pack.put(`page ${key}`, JSON.stringify({ page, dependencies } satisfies PageRecordInPack));
  }
  return withHtml(page, pack, key);
}

function withHtml(page: Omit<CompiledPage, 'html'>, pack: Pack, key: string): CompiledPage {
  return {
    ...page,
    get html() {
      const html = pack.get(`html ${key}`);
      invariant(html !== undefined, `the HTML of ${page.record.relativePath} in the cache`);
      return html;
    },
  };
}

/** '' for a file that cannot be read. */
function hashFile(path: string): string {
  try {
    return contentHash(readFileSync(path));
  } catch {
    return '';
  }
}

function sourceAt(sources: readonly SourceFile[], i: number): SourceFile {
  const source = sources[i];
  invariant(source, 'a source for every page');
  return source;
}
