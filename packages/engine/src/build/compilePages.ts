import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant } from '../core/errors.ts';
import type { SearchDocument } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import type { CompileContext, CompiledPage, SourceFile } from '../markdown/compiled.ts';
import type { Entry, Pool } from './pool.ts';
import type { PageResult, Tasks } from './worker.ts';

/** Parts of a page that are large and needed one page at a time: records of their own. */
type LargePart = 'html' | 'markdown' | 'search';

/** A compiled page as kept between builds. */
interface PageRecordInPack {
  page: Omit<CompiledPage, LargePart>;
  htmlHash: string;
  /** Hash of the files that it imports and of what is known of its images. */
  outside: string;
}

export interface CompileInput {
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
  outside: string;
}

/** Pages in their order, and the names of those that were not kept. */
export interface PassOne {
  pages: PassOnePage[];
  compiled: string[];
}

/** What a text may show of the configuration: `{{ $site.title }}` and the like, a table, or an icon. */
const SHOWS_CONFIG = /\{\{[ \t]*\$(?:site|cytomine)\.|<DataTable\b|:icon-/;

/** Pass 1: compiles all pages, those that have not changed from the pack. */
export function compilePages(sources: readonly SourceFile[], input: CompileInput): Promise<PassOne> {
  const sharedHash = contextHash(input.context, input.engineHash);
  const entries = sources.map((job) => ({
    key: contentHash(sharedHash(showsConfig(job.text)), job.relativePath, job.text),
    name: job.relativePath,
    job,
  }));
  return compileEntries('compile', input.context, entries, input);
}

/** Compiles what is not kept, the longest first: one of them begun at the end would keep the other threads waiting. */
export async function compileEntries<T extends 'compile' | 'apiPage'>(
  task: T,
  shared: Tasks[T]['shared'],
  entries: readonly Entry<T>[],
  input: CompileInput,
): Promise<PassOne> {
  const pages = new Map(entries.map(({ key }) => [key, keptPage(key, input)]));
  const todo = entries.filter(({ key }) => pages.get(key) === undefined);
  const length = ({ job }: Entry<T>) => ('text' in job ? job.text.length : 0);
  todo.sort((a, b) => length(b) - length(a));
  await input.pool.run(task, shared, todo, (result, key) => pages.set(key, keepPage(key, result, input)));
  return { pages: [...pages.values()].flatMap((page) => page ?? []), compiled: todo.map(({ name }) => name) };
}

/** Hash of what a text may show besides itself and images: another title of the site concerns a few pages only. */
export function contextHash(
  { images: _images, root: _root, ...context }: CompileContext,
  engineHash: string,
): (showsConfig: boolean) => string {
  const { siteTitle, siteDescription, interpolations, tables, icons, ...rest } = context;
  const plain = contentHash(engineHash, JSON.stringify(rest));
  const whole = contentHash(
    plain,
    JSON.stringify([siteTitle, siteDescription, interpolations, tables, icons]),
  );
  // Any page may show a definition.
  const isSpread = showsConfig(JSON.stringify(context.glossary));
  return (isShown) => (isShown || isSpread ? whole : plain);
}

/** Whether a text may show something of the configuration. */
export function showsConfig(text: string): boolean {
  return SHOWS_CONFIG.test(text);
}

function keptPage(key: string, { context, pack }: CompileInput): PassOnePage | undefined {
  const json = pack.get(`page ${key}`);
  // Keeps the large parts, too.
  const isWhole = ['html', 'markdown', 'search'].every((part) => pack.has(`${part} ${key}`));
  if (json === undefined || !isWhole) return undefined;
  const page = readLater(pack, key, JSON.parse(json));
  return page.outside === outsideHash(page.compiled, context) ? page : undefined;
}

function keepPage(
  key: string,
  { page: { html, markdown, ...page }, search }: PageResult,
  { context, pack }: CompileInput,
): PassOnePage {
  const record: PageRecordInPack = {
    page,
    htmlHash: contentHash(html),
    outside: outsideHash(page, context),
  };
  pack.put(`html ${key}`, html);
  pack.put(`markdown ${key}`, markdown);
  pack.put(`search ${key}`, search);
  // What makes a page fail may lie outside of it, such as a file that is not there: look again every time.
  const hasErrors = page.problems.some(({ severity }) => severity === 'error');
  if (!hasErrors) pack.put(`page ${key}`, JSON.stringify(record));
  return readLater(pack, key, record);
}

function readLater(pack: Pack, key: string, { page, htmlHash, outside }: PageRecordInPack): PassOnePage {
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
  return { compiled, htmlHash, outside };
}

function outsideHash(
  { dependencies, images }: Pick<CompiledPage, 'dependencies' | 'images'>,
  context: CompileContext,
): string {
  if (dependencies.length + images.length === 0) return '';
  const files = dependencies.map((path) => hashFile(join(context.root, path)));
  return contentHash(...files, JSON.stringify(images.map((path) => context.images[path])));
}

function hashFile(path: string): string {
  try {
    return contentHash(readFileSync(path));
  } catch {
    return '';
  }
}
