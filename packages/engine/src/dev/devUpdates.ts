import { join, sep } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { htmlFile } from '../core/address.ts';
import { errorText, formatProblem } from '../core/errors.ts';
import type { Address, Problem } from '../core/types.ts';
import { checkComponents } from '../pages/checkComponents.ts';
import type { DevRenderer } from './devRenderer.ts';
import type { DevPlan, DevSite } from './devSite.ts';

interface DevParts {
  root: string;
  engineDir: string;
  vite: ViteDevServer;
  site: DevSite;
  renderer: DevRenderer;
  log: (line: string) => void;
}

/** A page as browsers have it. */
interface Shown {
  /** See `PlannedText`. */
  identity: string | undefined;
  /** Whether all its components could be drawn. */
  isWhole: boolean;
  /** Whether it has changed since its document was sent. */
  isDirty: boolean;
}

/** Folders of the engine whose code runs in browsers. */
const BROWSER_FOLDERS = ['client', 'theme', 'core', 'search/query'];

/**
 * Brings what has been saved to the open browsers, one batch of changes after another, and reports mistakes whenever
 * they change: on the terminal, and over the page.
 */
export class DevUpdates {
  readonly #parts: DevParts;
  /** Addresses that a browser has asked for, with what it was given. */
  readonly #seen = new Map<Address, Shown>();
  #waiting: string[] = [];
  #work: Promise<void> = Promise.resolve();
  #plan: DevPlan;
  #hasFailed = false;
  #reported: ReadonlySet<string> = new Set();
  /** The current mistakes, as browsers show them. */
  #overlay: ErrorPayload | undefined;
  #isOver = false;

  private constructor(parts: DevParts, plan: DevPlan) {
    this.#parts = parts;
    this.#plan = plan;
    const { hot } = parts.vite.environments.client;
    // For clients that connect later or reload.
    hot.on('docs:mistakes', (_: unknown, client) => {
      if (this.#overlay !== undefined) client.send(this.#overlay);
      else client.send('docs:mended');
    });
    // No client is connected yet to what is saved while a page and its scripts are on their way.
    hot.on('docs:ready', (_: unknown, client) => {
      const addresses = [...this.#seen].filter(([, { isDirty }]) => isDirty).map(([address]) => address);
      if (addresses.length > 0) client.send('docs:changed', { addresses });
    });
  }

  static async start(parts: DevParts): Promise<DevUpdates> {
    return new DevUpdates(parts, await parts.site.plan(parts.renderer));
  }

  /** What has been saved shows when all that follows from it is done. */
  get plan(): DevPlan {
    return this.#plan;
  }

  /** Notes that a browser has this page now, as a plan has it, so that it hears of changes. */
  async noteSeen(address: Address, plan: DevPlan): Promise<void> {
    const shown = await this.#shown(address, plan);
    if (shown === undefined) return;
    this.#seen.set(address, shown);
    // Of components, only those of pages that somebody has seen are drawn.
    if (!shown.isWhole) this.reportSoon();
  }

  /** Notes that a browser shows a failure instead of a page: it is to try again after the next change. */
  noteFailure(): void {
    this.#hasFailed = true;
  }

  /** Notes a saved, new or removed file: its absolute path. */
  noteChange(file: string): void {
    if (this.#isOver) return;
    this.#waiting.push(file);
    this.#work = this.#work.then(() => this.#applyWaiting());
  }

  /** Forgets what was to be done later, and ends what is under way. */
  async close(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  /** Says what is wrong with the site as it is, once it is what has been saved. */
  reportSoon(): void {
    this.#work = this.#work.then(() => this.#attempt(() => this.#report()));
  }

  async #report(): Promise<void> {
    const { site, renderer } = this.#parts;
    const { site: assembled, carried } = this.#plan;
    const seen = [...this.#seen.keys()].flatMap((address) => carried.get(htmlFile(address)) ?? []);
    const drawn = (await Promise.all(seen.map((page) => renderer.bodyProblems(page)))).flat();
    const compiled = assembled.reference.pages.map((page) => page.compiled);
    const { docsDir } = site.context.config.site;
    const misused = checkComponents(compiled, await renderer.components(), docsDir);
    // What is not a component, or not used as one, also fails to render.
    const others = drawn.filter(
      ({ file, line }) => !misused.some((known) => known.file === file && known.line === line),
    );
    this.#tell(site.problems(assembled, [...others, ...misused]));
  }

  #tell(problems: readonly Problem[]): void {
    const { vite, log, root } = this.#parts;
    const texts = problems.map((problem) => `${problem.severity}: ${formatProblem(problem)}`);
    const added = texts.filter((text) => !this.#reported.has(text));
    const isSame = added.length === 0 && texts.length === this.#reported.size;
    this.#reported = new Set(texts);
    if (isSame) return;
    for (const text of added) log(text);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const before = this.#overlay;
    this.#overlay = errors.length > 0 ? overlayOf(errors, root) : undefined;
    // Not by `hot`: while no client is connected it would queue the message, and send it later although it is outdated.
    if (this.#overlay !== undefined) for (const client of vite.ws.clients) client.send(this.#overlay);
    else if (before !== undefined) {
      log('All mistakes are mended.');
      vite.environments.client.hot.send('docs:mended');
    }
  }

  async #applyWaiting(): Promise<void> {
    const files = this.#waiting;
    this.#waiting = [];
    if (files.length === 0) return;
    await this.#attempt(async () => {
      await this.#apply(files);
      await this.#report();
    });
  }

  /** Code that cannot run yet, as it is while it is being written, ends nothing. */
  async #attempt(task: () => Promise<void>): Promise<void> {
    const { log, vite } = this.#parts;
    try {
      await task();
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      log(errorText(error, { stack: true }));
    }
  }

  async #apply(files: readonly string[]): Promise<void> {
    const { engineDir, root, site, renderer, log } = this.#parts;
    const browserFolders = [
      ...BROWSER_FOLDERS.map((name) => join(engineDir, name)),
      // Demos draw facts that the configuration may show, too.
      ...['demos', 'data'].map((name) => join(root, name)),
    ];
    const isCode = (file: string) => browserFolders.some((folder) => isBelow(folder, file));
    const code = files.filter(isCode);
    if (files.some((file) => isBelow(engineDir, file) && !isCode(file) && !file.endsWith('.test.ts')))
      log('The engine has changed: start the development server again to use it.');
    if (code.length > 0) renderer.forgetCode();
    const hasOnlyPages = await site.readPages(files);
    const isNewSite = !hasOnlyPages && (await site.read());
    if (isNewSite) await renderer.takeSite();
    this.#plan = await site.plan(renderer);
    const isNewStyle = code.some((file) => file.endsWith('.css') && !this.#isInBrowsers(file));
    if (isNewStyle || this.#hasFailed) this.#reloadBrowsers();
    else await this.#push(!isNewSite && files.every((file) => this.#isInBrowsers(file)));
    // It takes longer, and an author waits for what stands above.
    if (hasOnlyPages || !(await site.readApi())) return;
    this.#plan = await site.plan(renderer);
    await this.#push(false);
  }

  /** Code that a browser has loaded is Vite's to replace; a figure drawn here is not. */
  #isInBrowsers(file: string): boolean {
    const nodes = this.#parts.vite.environments.client.moduleGraph.getModulesByFile(
      file.replaceAll('\\', '/'),
    );
    return [...(nodes ?? [])].some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
  }

  #reloadBrowsers(): void {
    this.#seen.clear();
    this.#hasFailed = false;
    this.#parts.vite.environments.client.hot.send({ type: 'full-reload' });
  }

  /**
   * Sends every page seen that is not what it was; `silently` only takes note, when Vite brings the same change. To a
   * component that has failed it cannot bring it.
   */
  async #push(silently: boolean): Promise<void> {
    const addresses: Address[] = [];
    for (const [address, before] of this.#seen) {
      const now = await this.#shown(address, this.#plan);
      if (now === undefined) return this.#reloadBrowsers();
      const { identity, isWhole } = now;
      if (identity === before.identity && isWhole === before.isWhole) continue;
      // Browsers keep what they show until the component can be drawn again.
      if (silently && !isWhole) {
        this.#seen.set(address, { ...before, isWhole });
        continue;
      }
      if (silently && !before.isWhole) return this.#reloadBrowsers();
      this.#seen.set(address, { ...now, isDirty: true });
      if (!silently) addresses.push(address);
    }
    if (addresses.length > 0) this.#parts.vite.environments.client.hot.send('docs:changed', { addresses });
  }

  async #shown(address: Address, { carried, files }: DevPlan): Promise<Shown | undefined> {
    const path = htmlFile(address);
    const [page, file] = [carried.get(path), files.get(path)];
    if (page === undefined || file === undefined || !('makeText' in file)) return undefined;
    const problems = await this.#parts.renderer.bodyProblems(page);
    return { identity: file.identity, isWhole: problems.length === 0, isDirty: false };
  }
}

function overlayOf(errors: readonly Problem[], root: string): ErrorPayload {
  const [first] = errors;
  const message = errors.map(formatProblem).join('\n\n');
  if (first?.file === undefined) return { type: 'error', err: { message, stack: '' } };
  const file = join(root, first.file);
  const loc = { file, line: first.line ?? 1, column: 0 };
  return { type: 'error', err: { message, stack: '', id: file, loc } };
}

function isBelow(folder: string, file: string): boolean {
  return file.startsWith(join(folder, sep));
}
