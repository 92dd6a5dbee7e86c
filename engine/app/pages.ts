import { canonical, chunkFile, guideFile, guideOf, resolveAddress } from '../shared/address.ts';
import type { Address, Guide, PageChunk, PageData, Site } from '../shared/types.ts';
import { type ChunkFailure, ChunkLoadError } from './chunkLoadError.ts';
import type { PageBody } from './runtime.ts';
import { isGuide, isPageChunk } from './shapes.ts';
import { trustHtml } from './trusted.ts';

/** For all that a page needs, together. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** What a load waits for, for the message when it waits in vain. */
interface Asked {
  url: string;
}

/** A page with all that the shell needs to show it. */
export interface LoadedPage {
  page: PageData;
  guide: Guide;
  body: PageBody;
}

/** What loading pages asks of its surroundings. */
export interface PageSource {
  site: Pick<Site, 'base' | 'guides'>;
  importChunk(url: string): Promise<unknown>;
  /** Asks the server, even if the browser has an answer in its cache. */
  fetchJson(url: string): Promise<unknown>;
  /** Fetches what a page needs besides its chunk. */
  prepare(page: PageData): Promise<void>;
  /** Called when a guide turns out to have changed since it was read. */
  onGuide(guide: Guide): void;
}

/** The pages seen in this visit, and the way to the others. A page is kept, so that going back asks nobody. */
export class Pages {
  readonly #source: PageSource;
  readonly #kept = new Map<string, { page: PageData; body: PageBody }>();
  readonly #pending = new Map<string, Promise<LoadedPage | undefined>>();
  readonly #guides = new Map<string, Guide>();
  /** Builds that a guide was read again for: a chunk that no deploy touched keeps the build it was made in. */
  readonly #builds = new Set<string>();

  constructor(source: PageSource, first: LoadedPage) {
    this.#source = source;
    this.#kept.set(first.page.address, first);
    this.#guides.set(first.guide.key, first.guide);
    this.#builds.add(first.guide.build);
  }

  /** The page at once, if it was loaded before. */
  peek(address: Address): LoadedPage | undefined {
    const kept = this.#kept.get(address);
    const guide = this.#guides.get(kept?.page.guide ?? '');
    return kept && guide && { ...kept, guide };
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

  /** The page at a path; undefined when there is none. Rejects with `ChunkLoadError`, or as the guide's request does. */
  load(path: string): Promise<LoadedPage | undefined> {
    const ready = this.peek(this.addressOf(path));
    if (ready) return Promise.resolve(ready);
    const pending = this.#pending.get(path) ?? this.#inTime(path).finally(() => this.#pending.delete(path));
    this.#pending.set(path, pending);
    return pending;
  }

  /** Puts a page in place of the one kept; gives it as it will be shown. */
  keep(page: PageData, guide: Guide, html: string, rest?: string): LoadedPage {
    const body = { __html: trustHtml(html), rest };
    this.#kept.set(page.address, { page, body });
    this.#guides.set(guide.key, guide);
    return { page, guide, body };
  }

  /** An import cannot be aborted, so it is raced, with whatever else is waited for: no body that never ends holds a reader. */
  #inTime(path: string): Promise<LoadedPage | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The chunk, once its name is known.
    const asked = { url: path };
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(chunkError(this.addressOf(path), 'timeout', asked.url)),
        CHUNK_TIMEOUT_MS,
      );
    });
    return Promise.race([this.#fetch(path, asked), timeout]).finally(() => clearTimeout(timer));
  }

  async #fetch(path: string, asked: Asked): Promise<LoadedPage | undefined> {
    const key = this.#guideOf(path);
    const guide = this.#guides.get(key) ?? (await this.#refresh(key));
    const address = this.#addressIn(guide, path);
    const hash = guide.chunks[address ?? ''];
    if (address === undefined || hash === undefined) return undefined;
    const ready = this.peek(address);
    if (ready) return ready;
    const chunk = await this.#importOnceMore(address, hash, key, asked);
    const own = this.#guides.get(chunk.page.guide) ?? (await this.#refresh(chunk.page.guide));
    await this.#source.prepare(chunk.page);
    this.#noticeDeploy(chunk, own);
    return this.keep(chunk.page, own, chunk.html, chunk.rest);
  }

  /** A chunk that is gone may have a new name since a deploy: asks for it, once. */
  async #importOnceMore(address: Address, hash: string, key: string, asked: Asked): Promise<PageChunk> {
    try {
      return await this.#import(address, hash, asked);
    } catch (error) {
      const fresh = (await this.#refresh(key).catch(() => undefined))?.chunks[address];
      if (fresh === undefined || fresh === hash) throw error;
      return this.#import(address, fresh, asked);
    }
  }

  async #import(address: Address, hash: string, asked: Asked): Promise<PageChunk> {
    const url = this.#source.site.base + chunkFile(address, hash);
    asked.url = url;
    const loading = this.#source.importChunk(url).catch((cause) => {
      throw chunkError(address, 'error', url, cause);
    });
    const module = (await loading) as { chunk?: unknown } | undefined;
    // A host may answer with another page's file.
    if (!isPageChunk(module?.chunk) || module.chunk.page.address !== address)
      throw chunkError(address, 'missing', url);
    return module.chunk;
  }

  async #refresh(key: string): Promise<Guide> {
    const url = this.#source.site.base + guideFile(key);
    const guide = await this.#source.fetchJson(url);
    if (!isGuide(guide)) throw new Error(`${url} holds no guide.`);
    this.#guides.set(key, guide);
    this.#builds.add(guide.build);
    return guide;
  }

  /** A page of a newer build is shown as it is; what surrounds it is brought up to date behind it. */
  #noticeDeploy(chunk: PageChunk, guide: Guide): void {
    if (chunk.build === guide.build || this.#builds.has(chunk.build)) return;
    this.#builds.add(chunk.build);
    // A guide that cannot be had now is no harm: the one on show still works.
    this.#refresh(guide.key).then(this.#source.onGuide, () => {});
  }

  #guideOf(path: string): string {
    const keys = this.#source.site.guides.map(({ key }) => key);
    // The folder of a guide may be asked for without its slash.
    return guideOf(`${canonical(path).address}/`, keys);
  }

  #addressIn(guide: Guide, path: string): Address | undefined {
    return resolveAddress(path, { has: (address) => Object.hasOwn(guide.chunks, address) });
  }
}

function chunkError(address: Address, type: ChunkFailure, url: string, cause?: unknown): ChunkLoadError {
  // The name without its folder and ending.
  return new ChunkLoadError(chunkFile(address, '').slice(10, -4), type, url, cause);
}
