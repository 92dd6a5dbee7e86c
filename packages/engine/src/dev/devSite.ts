import { join, relative } from 'node:path';
import { addApiPages, compileReference, isApiLead } from '../build/apiPages.ts';
import { type AssembledSite, assembleSite, siteProblems } from '../build/assembleSite.ts';
import type { BuildContext, Engine } from '../build/buildContext.ts';
import type { BundledFiles } from '../build/bundle.ts';
import { compileContext } from '../build/compileContext.ts';
import { compilePages, type PassOnePage } from '../build/compilePages.ts';
import { type JoinedApi, joinApi } from '../build/joinApi.ts';
import { createPool } from '../build/pool.ts';
import { type Inputs, readInputs } from '../build/readInputs.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { DocsError } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { lockBuild } from '../files/buildLock.ts';
import { openPack } from '../files/pack.ts';
import { readPage } from '../markdown/readDocs.ts';
import { applyChecks } from '../pages/checkSite.ts';

/** A site that is being written: what was read of it, read again in parts. */
export class DevSite {
  readonly context: BuildContext;
  readonly #unlock: () => void;
  #inputs: Inputs;
  #api: JoinedApi;
  /** Mistakes in the configuration, while the last good one is in use. */
  #configProblems: readonly Problem[] = [];
  /** All pages as compiled last, by their key. */
  #known: ReadonlyMap<string, PassOnePage> = new Map();
  /** Relative path -> the last compilation without mistakes, or the only one. */
  #good: ReadonlyMap<string, PassOnePage> = new Map();

  private constructor(context: BuildContext, unlock: () => void, inputs: Inputs, api: JoinedApi) {
    this.context = context;
    this.#unlock = unlock;
    this.#inputs = inputs;
    this.#api = api;
  }

  /** Reads a site; throws a `DocsError` when its configuration is wrong. */
  static async open(options: { root: string; base: string | undefined; engine: Engine }): Promise<DevSite> {
    const { root, engine } = options;
    const cacheDir = join(root, '.cache');
    const config = await loadConfig(root, { cacheDir, base: options.base });
    // A cache of its own, so that the site can be built while it is being served.
    const folder = join(cacheDir, 'dev');
    const unlock = lockBuild(join(folder, 'build.lock'));
    const context = {
      root,
      outDir: join(root, 'dist'),
      // It is Vite's too, and stays what it was at the start.
      base: config.site.base,
      engine,
      progress: { phase: () => {}, step: () => {} },
      write: false,
      kit: false,
      cacheDir,
      config,
      pack: openPack(folder, 'pages'),
      pool: createPool(join(engine.folder, 'worker.js')),
    };
    const [api, inputs] = await Promise.all([joinApi(context), readInputs(context)]);
    return new DevSite(context, unlock, inputs, api);
  }

  /** Reads all but the API descriptions again; keeps the old configuration while the new one is wrong. */
  async read(): Promise<void> {
    const { root, cacheDir, base } = this.context;
    try {
      this.context.config = await loadConfig(root, { cacheDir, base });
      this.#configProblems = [];
    } catch (error) {
      if (!(error instanceof DocsError)) throw error;
      this.#configProblems = error.problems;
    }
    this.#inputs = await readInputs(this.context);
  }

  /** Reads these files again (absolute paths) if all of them are pages; else false. */
  async readPages(files: readonly string[]): Promise<boolean> {
    const { root, config } = this.context;
    const { docs } = this.#inputs;
    const read = new Map<string, string>();
    for (const file of files) {
      const relativePath = relative(join(root, config.site.docsDir), file).replaceAll('\\', '/');
      const text = await readPage(file, relativePath).catch(() => undefined);
      if (typeof text !== 'string') return false;
      read.set(relativePath, text);
    }
    const known = docs.sources.filter(({ relativePath }) => read.has(relativePath));
    if (known.length < read.size) return false;
    const sources = docs.sources.map(({ relativePath, text }) => ({
      relativePath,
      text: read.get(relativePath) ?? text,
    }));
    this.#inputs = { ...this.#inputs, docs: { ...docs, sources } };
    return true;
  }

  /** Reads the API descriptions again; true if they have changed. */
  async readApi(): Promise<boolean> {
    const before = this.#api;
    this.#api = await joinApi(this.context, before);
    return this.#api !== before;
  }

  /** The site as it was read last: compiles the pages that this changes. */
  async assemble(bundles: BundledFiles): Promise<AssembledSite> {
    const { root, config, engine, pack, pool } = this.context;
    const inputs = this.#inputs;
    const context = compileContext(root, config, inputs);
    const input = { context, engineHash: engine.hash, pack, pool, known: this.#known };
    const { pages } = await compilePages({ ...input, sources: inputs.docs.sources });
    const shown = this.#withLastGood(pages);
    const compiled = await compileReference(shown.find(isApiLead), this.#api, input);
    const reference = addApiPages(shown, compiled, config.site.docsDir);
    this.#known = new Map([...pages, ...reference.pages].map((page) => [page.key, page]));
    return assembleSite(this.context, inputs, reference, bundles);
  }

  /** All mistakes. `others`: what was found by rendering. */
  problems(site: AssembledSite, others: readonly Problem[]): Problem[] {
    return siteProblems(this.context, site, [...this.#configProblems, ...others]);
  }

  /** Ends the worker threads and keeps what they have made. */
  async close(): Promise<void> {
    await this.context.pool.close();
    this.context.pack.close();
    this.#unlock();
  }

  /** A page with mistakes is shown as it was without them; the mistakes are told. */
  #withLastGood(pages: readonly PassOnePage[]): PassOnePage[] {
    const good = new Map<string, PassOnePage>();
    const shown = pages.map((page) => {
      const { record, problems } = page.compiled;
      const isBroken = applyChecks(problems, this.context.config.checks).some(
        ({ severity }) => severity === 'error',
      );
      const before = isBroken ? this.#good.get(record.relativePath) : undefined;
      good.set(record.relativePath, before ?? page);
      // The key stands for the page without these mistakes.
      return before === undefined ? page : { ...before, key: '', compiled: { ...before.compiled, problems } };
    });
    this.#good = good;
    return shown;
  }
}
