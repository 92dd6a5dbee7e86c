import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiDescription } from '../api-reference/apiTypes.ts';
import { readApi } from '../api-reference/readApi.ts';
import { iconProblems } from '../assets/icons.ts';
import type { ApiReference } from '../build/apiPages.ts';
import type { BuildContext, Engine } from '../build/buildContext.ts';
import { compileContext } from '../build/compileContext.ts';
import { compilePages } from '../build/compilePages.ts';
import { type Inputs, linkTargets, readInputs, takenPaths } from '../build/gatherSite.ts';
import { type JoinedApi, joinApi } from '../build/joinApi.ts';
import { devSheets, withStyles } from '../build/pageStyles.ts';
import { createPool } from '../build/pool.ts';
import { staleAfter } from '../build/staleAfter.ts';
import type { PageResult } from '../build/tasks.ts';
import type { MakeSamples } from '../config/apiSamples.ts';
import { loadConfig } from '../config/loadConfig.ts';
import type { Site } from '../config/siteSchema.ts';
import { DocsError } from '../core/errors.ts';
import type { Address, Guide, PageData, Problem, SearchDocument } from '../core/types.ts';
import { lockBuild } from '../files/buildLock.ts';
import { Pack } from '../files/pack.ts';
import type { CompileContext, CompiledPage, SourceFile } from '../markdown/compiled.ts';
import { applyChecks, checkSite } from '../pages/checkSite.ts';
import { navigateSite } from '../pages/navigation.ts';
import { pageData, specialPages } from '../pages/pageData.ts';
import { planRedirects } from '../pages/redirects.ts';
import { withApiSidebar } from '../pages/sidebar.ts';
import { DevReference } from './devReference.ts';

/** Replaces every hash in the development server, where nothing is cached by name. */
export const DEV_BUILD = 'dev';

export interface DevPage {
  page: PageData;
  /** Undefined for pages that the engine makes itself. */
  compiled: CompiledPage | undefined;
}

/** The site as it is now: what pages are made from. Replaced as a whole by every change. */
export interface DevView {
  site: Site;
  inputs: Inputs;
  /** The API descriptions, as they can be downloaded. */
  descriptions: readonly ApiDescription[];
  pages: ReadonlyMap<Address, DevPage>;
  guides: readonly Guide[];
  redirects: Readonly<Record<string, Address>>;
  /** Mistakes that need no component to be seen. */
  problems(): Problem[];
}

type DevContext = BuildContext & { close(): Promise<void> };

/** A site that is being written: keeps its pages compiled and takes changes one at a time. */
export class DevSite {
  readonly #context: DevContext;
  #inputs: Inputs;
  /** Relative path -> text as compiled last. */
  readonly #texts = new Map<string, string>();
  /** Relative path -> the last compilation without mistakes, or the only one. */
  readonly #shown = new Map<string, CompiledPage>();
  /** Mistakes of pages whose last good state is shown. */
  readonly #hidden = new Map<string, Problem[]>();
  #configProblems: Problem[] = [];
  /** What the samples of the API reference were made with last. */
  #madeSamples: MakeSamples | undefined;
  #joined: JoinedApi = { descriptions: [], problems: [] };
  readonly #devReference = new DevReference();
  #reference: ApiReference = { descriptions: [], pages: [], plan: undefined, compiled: 0, problems: [] };
  /** What the pages were compiled with last. */
  #compiledWith: CompileContext;
  #view: DevView | undefined;

  private constructor(context: DevContext, inputs: Inputs) {
    this.#context = context;
    this.#inputs = inputs;
    this.#compiledWith = this.#compileContext();
  }

  /** Reads and compiles a site; throws a `DocsError` when its configuration is wrong. */
  static async open(options: { root: string; base: string | undefined; engine: Engine }): Promise<DevSite> {
    const context = await openContext(options);
    const site = new DevSite(context, await readInputs(context));
    await site.#compileAll();
    return site;
  }

  get site(): Site {
    return this.#context.config.site;
  }

  /** Absolute paths of the files that the configuration is made of. */
  get configFiles(): readonly string[] {
    return this.#context.config.dependencies;
  }

  get view(): DevView {
    this.#view ??= this.#makeView();
    return this.#view;
  }

  /** Mistakes in the configuration, while the last good one is in use. */
  get configProblems(): readonly Problem[] {
    return this.#configProblems;
  }

  /** Relative paths of the pages that import this file (path from the site's root). */
  dependents(file: string): string[] {
    return [...this.#shown].filter(([, page]) => page.dependencies.includes(file)).map(([path]) => path);
  }

  /**
   * Reads the configuration again; pages stay as they are until `followConfig`. Keeps the old one while the new one is
   * wrong.
   */
  async reloadConfig(): Promise<void> {
    const { root, cacheDir, base } = this.#context;
    try {
      this.#context.config = await loadConfig(root, { cacheDir, base });
      this.#configProblems = [];
    } catch (error) {
      if (!(error instanceof DocsError)) throw error;
      this.#configProblems = error.problems;
    }
    this.#view = undefined;
  }

  /** Compiles the pages that another configuration changes. */
  async followConfig(): Promise<void> {
    const before = this.#compiledWith;
    const after = this.#compileContext();
    const hasNewSamples = this.#context.config.makeSamples !== this.#madeSamples;
    if (after.docsDir !== before.docsDir || hasNewSamples) return this.reload();
    // Mostly it is a sidebar that was edited, which no page shows.
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    const isStale = staleAfter(before, after);
    const stale = [...this.#shown].flatMap(([relativePath, page]): SourceFile[] => {
      const text = this.#texts.get(relativePath) ?? '';
      return isStale(text, page) ? [{ relativePath, text }] : [];
    });
    this.#compiledWith = after;
    await this.#compile(stale);
    await this.#compileReference();
  }

  /** Reads and compiles again whatever has changed. */
  async reload(): Promise<void> {
    this.#inputs = await readInputs(this.#context);
    await this.#compileAll();
  }

  /** Compiles pages whose text has changed; `always` also those whose imports have. */
  async update(relativePaths: readonly string[], always: boolean): Promise<void> {
    for (const relativePath of relativePaths) {
      const text = await this.#readPage(relativePath);
      if (text === undefined || (!always && text === this.#texts.get(relativePath))) continue;
      await this.#compile([{ relativePath, text }]);
    }
    await this.#compileReference();
  }

  /** Ends the worker threads and keeps what they have made. */
  close(): Promise<void> {
    return this.#context.close();
  }

  /** An editor empties a file before it writes it: an empty text is looked at twice. */
  async #readPage(relativePath: string): Promise<string | undefined> {
    const file = join(this.#context.root, this.site.docsDir, relativePath);
    const read = () => readFile(file, 'utf8').catch(() => undefined);
    const text = await read();
    return text === '' ? read() : text;
  }

  async #compile(sources: readonly SourceFile[]): Promise<void> {
    const keep = ({ page, search }: PageResult, job: number) => {
      const source = sources[job];
      const documents: SearchDocument[] = JSON.parse(search);
      if (source !== undefined) this.#keep(source, { ...page, search: documents });
    };
    await this.#context.pool.run('compile', this.#compiledWith, sources, keep, nameOfSource);
  }

  async #compileAll(): Promise<void> {
    const { engine, pack, pool } = this.#context;
    const { sources } = this.#inputs.docs;
    this.#compiledWith = this.#compileContext();
    const input = { sources, context: this.#compiledWith, engineHash: engine.hash, pack, pool };
    const { pages } = await compilePages(input);
    const { makeSamples } = this.#context.config;
    this.#madeSamples = makeSamples;
    this.#joined = await joinApi(await readApi(this.#context.root), { ...input, makeSamples });
    const paths = new Set(sources.map(({ relativePath }) => relativePath));
    for (const path of this.#shown.keys()) if (!paths.has(path)) this.#forget(path);
    for (const [i, source] of sources.entries()) {
      const compiled = pages[i]?.compiled;
      // The articles of a site under work fit in memory, and the cache file must not change under them.
      if (compiled !== undefined) this.#keep(source, { ...compiled, html: compiled.html });
    }
    await this.#compileReference();
  }

  async #compileReference(): Promise<void> {
    const { engine, pack, pool } = this.#context;
    const input = { context: this.#compiledWith, engineHash: engine.hash, pack, pool };
    this.#reference = await this.#devReference.update([...this.#shown.values()], this.#joined, input);
    this.#view = undefined;
  }

  #keep({ relativePath, text }: SourceFile, page: CompiledPage): void {
    this.#texts.set(relativePath, text);
    const problems = applyChecks(page.problems, this.#context.config.checks);
    const isBroken = problems.some(({ severity }) => severity === 'error');
    if (isBroken && this.#shown.has(relativePath)) this.#hidden.set(relativePath, page.problems);
    else {
      this.#hidden.delete(relativePath);
      this.#shown.set(relativePath, page);
    }
  }

  #forget(relativePath: string): void {
    for (const map of [this.#texts, this.#shown, this.#hidden]) map.delete(relativePath);
  }

  #compileContext(): CompileContext {
    return compileContext(this.#context.root, this.#context.config, this.#inputs);
  }

  #makeView(): DevView {
    const { config } = this.#context;
    const { site } = config;
    const inputs = this.#inputs;
    const reference = this.#reference;
    const compiled = reference.pages.map((page) => page.compiled);
    const records = compiled.map(({ record }) => record);
    const navigation = navigateSite(withApiSidebar(config, reference), records);
    const redirects = planRedirects(records, site, takenPaths(inputs));
    const drafts = compiled.flatMap((page): DevPage[] => {
      const place = navigation.places.get(page.record.path);
      const date = inputs.git.dates[page.record.relativePath];
      return place === undefined ? [] : [{ compiled: page, page: pageData(page, place, site, date) }];
    });
    const special = specialPages(
      drafts.map(({ page }) => page),
      navigation.guides,
      site,
    );
    const { engine, root } = this.#context;
    const sheets = devSheets(engine.engineDir, root);
    const all = [...drafts, ...special.map((page): DevPage => ({ page, compiled: undefined }))].map(
      (draft) => ({
        ...draft,
        page: withStyles(draft.page, draft.compiled?.components ?? [], sheets, site.base),
      }),
    );
    const pages = new Map(all.map((draft) => [draft.page.address, draft]));
    const guides = navigation.guides.map((guide) => devGuide(guide, all));
    const found = () => [
      ...config.problems,
      ...iconProblems(site, config.file, engine.engineDir),
      ...inputs.problems,
      ...reference.problems,
      ...compiled.flatMap((page) => this.#hidden.get(page.record.relativePath) ?? page.problems),
      ...navigation.problems,
      ...redirects.problems,
      ...checkSite({
        site,
        configFile: config.file,
        pages: compiled,
        navigation,
        targets: linkTargets(compiled, inputs, redirects, reference),
        glossary: inputs.glossary.terms,
      }),
    ];
    const problems = () => applyChecks(found(), config.checks);
    return {
      site,
      inputs,
      descriptions: reference.descriptions,
      pages,
      guides,
      redirects: redirects.redirects,
      problems,
    };
  }
}

async function openContext({
  root,
  base,
  engine,
}: {
  root: string;
  base: string | undefined;
  engine: Engine;
}): Promise<DevContext> {
  const cacheDir = join(root, '.cache');
  const config = await loadConfig(root, { cacheDir, base });
  // A cache of its own, so that the site can be built while it is being served.
  const folder = join(cacheDir, 'dev');
  const unlock = lockBuild(join(folder, 'build.lock'));
  const pool = createPool(join(engine.folder, 'worker.js'));
  const pack = new Pack(folder, 'pages');
  const progress = { phase: () => {}, step: () => {} };
  const close = async () => {
    await pool.close();
    pack.close();
    unlock();
  };
  // The base is Vite's too, and stays what it was at the start.
  const fixed = config.site.base;
  return {
    root,
    outDir: join(root, 'dist'),
    base: fixed,
    engine,
    progress,
    write: false,
    kit: false,
    cacheDir,
    config,
    pack,
    pool,
    close,
  };
}

function devGuide(guide: Guide, pages: readonly DevPage[]): Guide {
  const own = pages.filter(({ page }) => page.guide === guide.key);
  const chunks = Object.fromEntries(own.map(({ page }) => [page.address, DEV_BUILD]));
  return { ...guide, build: DEV_BUILD, chunks };
}

function nameOfSource({ relativePath }: SourceFile): string {
  return relativePath;
}
