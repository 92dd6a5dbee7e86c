import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decodePath } from '../core/address.ts';
import { invariant } from '../core/errors.ts';
import type { SearchDocument } from '../core/types.ts';
import { contentHash, dataHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import type { CompileContext, CompiledPage, ImageInfo, SourceFile } from '../markdown/compiled.ts';
import type { Pool } from './pool.ts';
import type { PageResult } from './tasks.ts';

/** Parts of a page that are large and needed one page at a time: records of their own. */
type LargePart = 'html' | 'markdown' | 'search';

/** A compiled page as kept between builds. */
interface PageRecordInPack {
  page: Omit<CompiledPage, LargePart>;
  htmlHash: string;
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

/** One page of pass 1. */
export interface PassOnePage {
  /** Its large parts are read from the pack at every access, so that memory holds those of one page at a time. */
  compiled: CompiledPage;
  htmlHash: string;
}

const IMAGE_EXTENSION = /\.(?:png|jpe?g|webp|gif|avif|svg)\b/gi;
/** Characters that end the name of an image, seen from its extension backwards. */
const BEFORE_NAME = /[\s"'()<>[\]{}|\\^`/]/;

/** Pass 1: compiles all pages, those that have not changed from the pack. `onPage` gets each as soon as there is one. */
export async function compilePages(
  input: CompileInput,
  onPage: (page: PassOnePage) => void = () => undefined,
): Promise<{ pages: PassOnePage[]; compiled: number }> {
  const { sources, context, pack, pool } = input;
  const keys = pageKeys(input);
  const pages: PassOnePage[] = new Array(sources.length);
  const todo: number[] = [];
  const take = (i: number, page: PassOnePage): void => {
    pages[i] = page;
    onPage(page);
  };
  for (const [i, key] of keys.entries()) {
    const page = keptPage(pack, key, context.root);
    if (page === undefined) todo.push(i);
    else take(i, page);
  }
  // The longest first: one of them begun at the end would keep the other threads waiting.
  todo.sort((a, b) => sourceAt(sources, b).text.length - sourceAt(sources, a).text.length);
  await pool.run(
    'compile',
    context,
    todo.map((i) => sourceAt(sources, i)),
    (result, job) => {
      const i = todo[job] ?? 0;
      take(i, keepPage(pack, keys[i] ?? '', result, context.root));
    },
    (source) => source.relativePath,
  );
  return { pages, compiled: todo.length };
}

/** Everything a page's result depends on, except the files it imports, which are known only after compiling. */
function pageKeys({ sources, context, engineHash }: CompileInput): string[] {
  const { images, root: _, ...slice } = context;
  const shared = contentHash(engineHash, dataHash(slice));
  const byName = new Map<string, [string, ImageInfo][]>();
  for (const entry of Object.entries(images)) {
    const name = basename(entry[0]);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  // Names that cannot be found in a text by their end count for every page that has any image.
  const odd = [...byName.keys()].filter((name) => BEFORE_NAME.test(name));
  return sources.map(({ relativePath, text }) => {
    const names = imageNames(text);
    const found = names.size === 0 ? [] : [...names, ...odd].sort().flatMap((name) => byName.get(name) ?? []);
    return contentHash(shared, relativePath, text, found.length === 0 ? '' : dataHash(found));
  });
}

/** File names of images that a text mentions. */
function imageNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const { 0: extension, index } of text.matchAll(IMAGE_EXTENSION)) {
    let start = index;
    while (start > 0 && !BEFORE_NAME.test(text.charAt(start - 1))) start--;
    names.add(decodePath(text.slice(start, index) + extension));
  }
  return names;
}

/** A page as compiled before; undefined when that is not kept, or out of date. */
export function keptPage(pack: Pack, key: string, root: string): PassOnePage | undefined {
  const json = pack.get(`page ${key}`);
  // Also reads the large parts, so that a damaged record shows here, where it can be made again.
  const isWhole = ['html', 'markdown', 'search'].every((part) => pack.get(`${part} ${key}`) !== undefined);
  if (json === undefined || !isWhole) return undefined;
  const { page, htmlHash, dependencies }: PageRecordInPack = JSON.parse(json);
  const isFresh = Object.entries(dependencies).every(([path, hash]) => hashFile(join(root, path)) === hash);
  return isFresh ? readLater(pack, key, page, htmlHash) : undefined;
}

/** Keeps a compiled page for the next build. */
export function keepPage(
  pack: Pack,
  key: string,
  { page: { html, markdown, ...page }, search }: PageResult,
  root: string,
): PassOnePage {
  const htmlHash = contentHash(html);
  pack.put(`html ${key}`, html);
  pack.put(`markdown ${key}`, markdown);
  pack.put(`search ${key}`, search);
  // What makes a page fail may lie outside of it, such as a file that is not there: look again next time.
  if (!page.problems.some(({ severity }) => severity === 'error')) {
    const dependencies = Object.fromEntries(
      page.dependencies.map((path) => [path, hashFile(join(root, path))]),
    );
    const record: PageRecordInPack = { page, htmlHash, dependencies };
    pack.put(`page ${key}`, JSON.stringify(record));
  }
  return readLater(pack, key, page, htmlHash);
}

function readLater(
  pack: Pack,
  key: string,
  page: Omit<CompiledPage, LargePart>,
  htmlHash: string,
): PassOnePage {
  const read = (part: LargePart): string => {
    const text = pack.get(`${part} ${key}`);
    invariant(text !== undefined, `${part} of ${page.record.relativePath} in the cache`);
    return text;
  };
  const compiled: CompiledPage = {
    ...page,
    get html() {
      return read('html');
    },
    get markdown() {
      return read('markdown');
    },
    get search() {
      return JSON.parse(read('search')) as SearchDocument[];
    },
  };
  return { compiled, htmlHash };
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
