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
  /** Files that it imports, from the site's root -> content hash. */
  imports: Record<string, string>;
}

export interface CompileInput {
  sources: readonly SourceFile[];
  context: CompileContext;
  /** Hash of the engine's sources. */
  engineHash: string;
  pack: Pack;
  pool: Pool;
  /** Pages that this process knows already, by their key: they need not be read from the pack. */
  known?: ReadonlyMap<string, PassOnePage>;
}

/** One page of pass 1. */
export interface PassOnePage {
  /** Hash of everything that it is made from, except the files it imports. */
  key: string;
  /** Its large parts are read from the pack at every access, so that memory holds those of one page at a time. */
  compiled: CompiledPage;
  htmlHash: string;
  imports: PageRecordInPack['imports'];
}

/** What a text may show of the configuration: `{{ $site.title }}` and the like, a table, or an icon. */
const SHOWS_CONFIG = /\{\{[ \t]*\$(?:site|cytomine)\.|<DataTable\b|:icon-/;
const IMAGE_EXTENSION = /\.(?:png|jpe?g|webp|gif|avif|svg)\b/gi;
/** Characters that end the name of an image, seen from its extension backwards. */
const BEFORE_NAME = /[\s"'()<>[\]{}|\\^`/]/;

/**
 * Pass 1: compiles all pages, those that have not changed from the pack. `onPage` gets each as soon as there is one.
 */
export async function compilePages(
  input: CompileInput,
  onPage: (page: PassOnePage) => void = () => undefined,
): Promise<{ pages: PassOnePage[]; compiled: number }> {
  const { sources, context, pool } = input;
  const keys = pageKeys(input);
  const pages: PassOnePage[] = new Array(sources.length);
  const todo: number[] = [];
  const take = (i: number, page: PassOnePage): void => {
    pages[i] = page;
    onPage(page);
  };
  for (const [i, key] of keys.entries()) {
    const page = keptPage(key, input);
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
      take(i, keepPage(keys[i] ?? '', result, input));
    },
    (source) => source.relativePath,
  );
  return { pages, compiled: todo.length };
}

/** Everything a page's result depends on, except the files it imports, which are known only after compiling. */
function pageKeys({ sources, context, engineHash }: CompileInput): string[] {
  const sharedHash = contextHash(context, engineHash);
  const byName = new Map<string, [string, ImageInfo][]>();
  for (const entry of Object.entries(context.images)) {
    const name = basename(entry[0]);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  // Names that cannot be found in a text by their end count for every page that has any image.
  const odd = [...byName.keys()].filter((name) => BEFORE_NAME.test(name));
  return sources.map(({ relativePath, text }) => {
    const names = imageNames(text);
    const found = names.size === 0 ? [] : [...names, ...odd].sort().flatMap((name) => byName.get(name) ?? []);
    const imagesHash = found.length === 0 ? '' : dataHash(found);
    return contentHash(sharedHash(showsConfig(text)), relativePath, text, imagesHash);
  });
}

/**
 * Hash of what a text may show besides itself and images: for another title of the site a few pages are compiled
 * anew, not all.
 */
export function contextHash(
  { images: _images, root: _root, ...context }: CompileContext,
  engineHash: string,
): (showsConfig: boolean) => string {
  const { siteTitle, siteDescription, interpolations, tables, icons, ...rest } = context;
  const plain = contentHash(engineHash, dataHash(rest));
  const whole = contentHash(plain, dataHash({ siteTitle, siteDescription, interpolations, tables, icons }));
  // Any page may show a definition.
  const isSpread = showsConfig(JSON.stringify(context.glossary));
  return (isShown) => (isShown || isSpread ? whole : plain);
}

/** Whether a text may show something of the configuration. */
export function showsConfig(text: string): boolean {
  return SHOWS_CONFIG.test(text);
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

type Keeping = Pick<CompileInput, 'context' | 'pack' | 'known'>;

/** A page as compiled before; undefined when that is not kept, or out of date. */
export function keptPage(key: string, { context, pack, known }: Keeping): PassOnePage | undefined {
  const page = known?.get(key) ?? readPage(pack, key);
  const isFresh = Object.entries(page?.imports ?? {}).every(
    ([path, hash]) => hashFile(join(context.root, path)) === hash,
  );
  return isFresh ? page : undefined;
}

function readPage(pack: Pack, key: string): PassOnePage | undefined {
  const json = pack.get(`page ${key}`);
  // Also reads the large parts, so that a damaged record shows here, where it can be made again.
  const isWhole = ['html', 'markdown', 'search'].every((part) => pack.has(`${part} ${key}`));
  if (json === undefined || !isWhole) return undefined;
  return readLater(pack, key, JSON.parse(json));
}

/** Keeps a compiled page for the next build. */
export function keepPage(
  key: string,
  { page: { html, markdown, ...page }, search }: PageResult,
  { context, pack }: Keeping,
): PassOnePage {
  const htmlHash = contentHash(html);
  pack.put(`html ${key}`, html);
  pack.put(`markdown ${key}`, markdown);
  pack.put(`search ${key}`, search);
  // What makes a page fail may lie outside of it, such as a file that is not there: look again next time.
  const imports = page.dependencies.map((path) => [path, hashFile(join(context.root, path))]);
  const record: PageRecordInPack = { page, htmlHash, imports: Object.fromEntries(imports) };
  if (!page.problems.some(({ severity }) => severity === 'error'))
    pack.put(`page ${key}`, JSON.stringify(record));
  return readLater(pack, key, record);
}

function readLater(pack: Pack, key: string, { page, htmlHash, imports }: PageRecordInPack): PassOnePage {
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
  return { key, compiled, htmlHash, imports };
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
