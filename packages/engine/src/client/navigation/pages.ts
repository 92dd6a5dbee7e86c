import { canonical, chunkFile, guideFile, guideOf, resolveAddress } from '../../core/address.ts';
import type { Address, GuideChunks, GuideFile, InlineData, PageChunk, PageHead } from '../../core/types.ts';

/** For all that a page needs, together. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A page with all that is needed to show it. */
export interface LoadedPage {
  page: PageHead;
  /** What `main` holds while the page is on show, as the reader left it; empty until the document's first page is left. */
  content: readonly Node[];
  /** HTML of the list of pages beside it, or of its own headings; undefined where the document has it, or there is none. */
  sidebar: string | undefined;
}

/** What loading pages asks of its surroundings. */
export interface PageSource {
  base: string;
  importChunk(url: string): Promise<unknown>;
  /** Asks the server, even if the browser has an answer in its cache. */
  fetchJson(url: string): Promise<unknown>;
  /** Parses HTML that our own build made; nothing in it is fetched until it is shown. */
  parse(html: string): readonly Node[];
  /** Fetches what a page needs besides its chunk. */
  prepare(page: PageHead): Promise<unknown>;
}

/** The pages seen in this visit, and the way to the others. A page is kept, so that going back sends no request. */
export class Pages {
  /** The page that the document came with. */
  readonly first: LoadedPage;
  readonly #source: PageSource;
  readonly #guideKeys: readonly string[];
  readonly #kept = new Map<string, LoadedPage>();
  readonly #pending = new Map<string, Promise<LoadedPage | undefined>>();
  /** The guide of the first page comes without its sidebar, which is in the document. */
  readonly #guides = new Map<string, GuideChunks & Partial<GuideFile>>();

  constructor(source: PageSource, { page, guide, guides }: InlineData) {
    this.#source = source;
    this.#guideKeys = guides;
    this.first = { page, content: [], sidebar: undefined };
    this.#kept.set(page.address, this.first);
    this.#guides.set(guide.key, guide);
  }

  /** The page at once, if it was loaded before. */
  peek(address: Address): LoadedPage | undefined {
    return this.#kept.get(address);
  }

  /** For the development server: forgets all pages, which may have changed. */
  forget(): void {
    this.#kept.clear();
    this.#guides.clear();
  }

  /** Whether a path is a page's; undefined when only the server knows, since its guide is not loaded yet. */
  isPage(path: string): boolean | undefined {
    const guide = this.#guides.get(this.#guideOf(path));
    return guide === undefined ? undefined : this.#addressIn(guide, path) !== undefined;
  }

  /** The address that a path of any spelling means; the path itself when its guide is not loaded yet. */
  addressOf(path: string): Address {
    const guide = this.#guides.get(this.#guideOf(path));
    // Not resolved means not known: then it is a key that nothing is kept under.
    return (guide && this.#addressIn(guide, path)) ?? (path as Address);
  }

  /** The page at a path; undefined when there is none. Rejects with `ChunkLoadError`, or as the guide does. */
  load(path: string): Promise<LoadedPage | undefined> {
    const ready = this.peek(this.addressOf(path));
    if (ready) return Promise.resolve(ready);
    const pending = this.#pending.get(path) ?? this.#inTime(path).finally(() => this.#pending.delete(path));
    this.#pending.set(path, pending);
    return pending;
  }

  /** An import cannot be aborted, so it is raced: no body that never ends holds a reader. */
  #inTime(path: string): Promise<LoadedPage | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const address = this.addressOf(path);
        const hash = this.#guides.get(this.#guideOf(path))?.chunks[address];
        reject(chunkError(address, 'timeout', hash === undefined ? path : this.#urlOf(address, hash)));
      }, CHUNK_TIMEOUT_MS);
    });
    return Promise.race([this.#fetch(path), timeout]).finally(() => clearTimeout(timer));
  }

  async #fetch(path: string): Promise<LoadedPage | undefined> {
    const key = this.#guideOf(path);
    const guide = this.#guides.get(key) ?? (await this.#refresh(key));
    const address = this.#addressIn(guide, path);
    const hash = guide.chunks[address ?? ''];
    if (address === undefined || hash === undefined) return undefined;
    const ready = this.peek(address);
    if (ready) return ready;
    const { page, main, sidebar } = await this.#importOnceMore(address, hash, key);
    const [list = sidebar] = await Promise.all([this.#listOf(page), this.#source.prepare(page)]);
    const loaded = { page, content: this.#source.parse(main), sidebar: list };
    this.#kept.set(page.address, loaded);
    return loaded;
  }

  /** HTML of the guide's list beside a page; undefined where the document came with it. */
  async #listOf({ guide, sidebar }: PageHead): Promise<string | undefined> {
    const { page } = this.first;
    if (sidebar !== true || (page.sidebar === true && page.guide === guide)) return undefined;
    return this.#guides.get(guide)?.sidebar ?? (await this.#refresh(guide)).sidebar;
  }

  /** A chunk that is gone may have a new name since a deploy: asks for it, once. */
  async #importOnceMore(address: Address, hash: string, key: string): Promise<PageChunk> {
    try {
      return await this.#import(address, hash);
    } catch (error) {
      const fresh = (await this.#refresh(key).catch(() => undefined))?.chunks[address];
      if (fresh === undefined || fresh === hash) throw error;
      return this.#import(address, fresh);
    }
  }

  #urlOf(address: Address, hash: string): string {
    return this.#source.base + chunkFile(address, hash);
  }

  async #import(address: Address, hash: string): Promise<PageChunk> {
    const url = this.#urlOf(address, hash);
    const loading = this.#source.importChunk(url).catch((cause) => {
      throw chunkError(address, 'error', url, cause);
    });
    const { chunk } = (await loading) as { chunk?: PageChunk };
    // A host may answer with another page's file.
    if (chunk?.page?.address !== address) throw chunkError(address, 'missing', url);
    return chunk;
  }

  async #refresh(key: string): Promise<GuideFile> {
    const guide = (await this.#source.fetchJson(this.#source.base + guideFile(key))) as GuideFile;
    this.#guides.set(key, guide);
    return guide;
  }

  #guideOf(path: string): string {
    // The folder of a guide may be asked for without its slash.
    return guideOf(`${canonical(path).address}/`, this.#guideKeys);
  }

  #addressIn(guide: GuideChunks, path: string): Address | undefined {
    return resolveAddress(path, { has: (address) => Object.hasOwn(guide.chunks, address) });
  }
}

function chunkError(address: Address, type: ChunkFailure, url: string, cause?: unknown): ChunkLoadError {
  // The name without its folder and ending.
  return new ChunkLoadError(chunkFile(address, '').slice(10, -4), type, url, cause);
}

/** `missing`: something came, but no page in it; `error`: nothing came. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A page chunk that could not be had. */
export class ChunkLoadError extends Error {
  readonly type: ChunkFailure;
  readonly url: string;

  constructor(chunk: string, type: ChunkFailure, url: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed. (${type}: ${url})`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
    this.url = url;
  }
}
