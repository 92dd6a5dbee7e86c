import { join, relative } from 'node:path';
import { addReference, type JoinedApi, joinApi } from '../build/apiReference.ts';
import { type AssembledSite, assembleSite, type SitePage, siteProblems } from '../build/assembleSite.ts';
import type { BuildContext, Engine } from '../build/buildContext.ts';
import { compilePages, type PassOnePage } from '../build/compilePages.ts';
import { compileContext, type Inputs, readInputs } from '../build/inputs.ts';
import { type PlannedSearch, plainFiles, renderedFiles } from '../build/planSite.ts';
import { createPool } from '../build/pool.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { chunkFile, htmlFile } from '../core/address.ts';
import { DocsError } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { lockBuild } from '../files/buildLock.ts';
import { Pack } from '../files/pack.ts';
import { makeContent, type PlannedFile } from '../files/plan.ts';
import { readPage } from '../markdown/readDocs.ts';
import { applyChecks } from '../pages/checkSite.ts';
import { searchIndexFiles } from '../search/index/searchIndex.ts';
import { DEV_BUILD, type DevRenderer } from './devRenderer.ts';

/** The files that a build would write now, made when they are asked for. */
export interface DevPlan {
  site: AssembledSite;
  files: ReadonlyMap<string, PlannedFile>;
  /** File -> the page that it carries to the browser. */
  carried: ReadonlyMap<string, SitePage>;
}

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
      progress: () => {},
      write: false,
      kit: false,
      cacheDir,
      config,
      pack: new Pack(folder, 'pages'),
      pool: createPool(join(engine.folder, 'worker.js')),
    };
    const [api, inputs] = await Promise.all([joinApi(context), readInputs(context)]);
    return new DevSite(context, unlock, inputs, api);
  }

  /**
   * Reads all but the API descriptions again; keeps the old configuration while the new one is wrong. True if it is
   * another one.
   */
  async read(): Promise<boolean> {
    const { root, cacheDir, base } = this.context;
    const before = JSON.stringify(this.context.config.site);
    try {
      this.context.config = await loadConfig(root, { cacheDir, base });
      this.#configProblems = [];
    } catch (error) {
      if (!(error instanceof DocsError)) throw error;
      this.#configProblems = error.problems;
    }
    this.#inputs = await readInputs(this.context);
    return JSON.stringify(this.context.config.site) !== before;
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

  /** What a build would write of the site as it was read last: compiles the pages that this changes. */
  async plan(renderer: DevRenderer): Promise<DevPlan> {
    const { root, config, engine, pack, pool } = this.context;
    const inputs = this.#inputs;
    const context = compileContext(root, config, inputs);
    const input = { context, engineHash: engine.hash, pack, pool, known: this.#known };
    const { pages } = await compilePages(inputs.docs.sources, input);
    const reference = await addReference(this.#withLastGood(pages), this.#api, input);
    this.#known = new Map([...pages, ...reference.pages].map((page) => [page.key, page]));
    const site = assembleSite(this.context, inputs, reference, renderer.bundles());
    const search = plannedSearch(this.context, site);
    const files = [...plainFiles(this.context, site), ...renderedFiles(this.context, site, search, renderer)];
    const carried = site.pages.flatMap((one): [string, SitePage][] => [
      [htmlFile(one.page.address), one],
      [chunkFile(one.page.address, DEV_BUILD), one],
    ]);
    return {
      site,
      files: new Map(files.map((file) => [file.path, file])),
      carried: new Map(carried),
    };
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

/** The search index, made when somebody searches. */
function plannedSearch(
  { config: { site } }: BuildContext,
  { inputs, reference }: AssembledSite,
): PlannedSearch {
  let made: PlannedFile[] | undefined;
  const index = () =>
    searchIndexFiles(
      reference.pages.flatMap(({ compiled }) => compiled.search),
      site.base,
      inputs.glossary.terms,
      site.guides.map(({ key }) => key),
      site,
    ).files;
  const names = ['titles', 'text', ...(reference.plan === undefined ? [] : ['api'])];
  const files = names.map((name, i) => ({
    path: `assets/search/${name}.${DEV_BUILD}.json`,
    makeText: async () => {
      made ??= index();
      const file = made[i];
      return file === undefined ? '' : String(await makeContent(file));
    },
  }));
  const [head = '', body = '', api] = files.map(({ path }) => site.base + path);
  return { files, urls: { head, body, api } };
}
