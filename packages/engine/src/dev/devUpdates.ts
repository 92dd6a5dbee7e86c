import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { API_FOLDER } from '../api-reference/readApi.ts';
import type { Site } from '../config/siteSchema.ts';
import { errorText } from '../core/errors.ts';
import type { Address } from '../core/types.ts';
import { PROOFS_FILE } from '../markdown/code/proofs.ts';
import { GLOSSARY_FILE } from '../markdown/inline/glossary.ts';
import { type DevFile, devFiles } from './devFiles.ts';
import type { DevProblems } from './devProblems.ts';
import { type DevRenderer, guideOfPage } from './devRenderer.ts';
import type { DevSite, DevView } from './devSite.ts';

/** Files that browsers may ask for at the moment. */
export interface DevContent {
  /** What they are made from. */
  view: DevView;
  files: ReadonlyMap<string, DevFile>;
}

export interface DevParts {
  root: string;
  engineDir: string;
  vite: ViteDevServer;
  site: DevSite;
  renderer: DevRenderer;
  problems: DevProblems;
  log: (line: string) => void;
}

export interface FileChange {
  type: 'add' | 'change' | 'unlink';
  /** Absolute path. */
  file: string;
}

/**
 * The watcher swallows a second change within 50 ms, as editors make that format what they save, and the text of a file that
 * it saw when it was new and still empty; on a busy machine, whose timers are late, also a later one.
 */
const SECOND_LOOKS_MS = [70, 600];

/** How long what is not urgent waits for the browsers, which ask for their documents again to show another configuration. */
const BROWSERS_FIRST_MS = 60;

/** A page as browsers have it. */
interface Shown {
  /** All but the article, as JSON. */
  frame: string;
  html: string;
  /** Whether all its components could be drawn. */
  isWhole: boolean;
  /** Whether it has changed since its document was sent. */
  isDirty: boolean;
}

/** Folders of the engine whose code runs in browsers. */
const BROWSER_FOLDERS = ['client', 'theme', 'core', 'search/query'];
const NOTHING_SHOWN: Shown = { frame: '', html: '', isWhole: true, isDirty: false };

/** What one batch of changes means. Paths of pages are below the docs folder. */
interface Effects {
  /** Pages whose text has changed. */
  pages: string[];
  /** Pages that show code of a changed file. */
  dependents: string[];
  config: boolean;
  /** Pictures, glossary, the list of pages: all is read again. */
  inputs: boolean;
  /** Changed files of the browser side. */
  code: string[];
}

/** Brings what has been saved to the open browsers, one batch of changes after another. */
export class DevUpdates {
  readonly #parts: DevParts;
  /** Addresses that a browser has asked for, with what it was given. */
  readonly #seen = new Map<Address, Shown>();
  readonly #secondLooks = new Map<string, ReturnType<typeof setTimeout>[]>();
  #waiting: FileChange[] = [];
  #work: Promise<void> = Promise.resolve();
  #content: DevContent | undefined;
  #siteText: string;
  #hasFailed = false;
  #isOver = false;

  constructor(parts: DevParts) {
    this.#parts = parts;
    this.#siteText = JSON.stringify(parts.site.site);
    // No client is connected yet to what is saved while a page and its scripts are on their way.
    parts.vite.environments.client.hot.on('docs:ready', (_: unknown, client) => {
      const addresses = [...this.#seen].filter(([, { isDirty }]) => isDirty).map(([address]) => address);
      if (addresses.length > 0) client.send('docs:changed', { addresses });
    });
  }

  /** What has been saved shows when all that follows from it is done. */
  get content(): DevContent {
    this.#content ??= this.#makeContent();
    return this.#content;
  }

  /** Notes that a browser has this page now, as it is in a view, so that it hears of changes. */
  async noteSeen(address: Address, view: DevView): Promise<void> {
    const shown = (await this.#shown(address, view)) ?? NOTHING_SHOWN;
    this.#seen.set(address, shown);
    // Of components, only those of pages that somebody has seen are drawn.
    if (!shown.isWhole) this.reportSoon();
  }

  /** Notes that a browser shows a failure instead of a page: it is to try again after the next change. */
  noteFailure(): void {
    this.#hasFailed = true;
  }

  /** Notes a saved, new or removed file. */
  noteChange(change: FileChange): void {
    this.#take(change);
    if (change.type === 'unlink') return;
    const { file } = change;
    for (const look of this.#secondLooks.get(file) ?? []) clearTimeout(look);
    // Taken before the file is read: whatever is written from now on makes a difference.
    let state = stateOf(file);
    const lookAgain = () => {
      const before = state;
      state = stateOf(file);
      if (state === before) return;
      // Vite listens to the same watcher, and has swallowed code with it.
      this.#parts.vite.watcher.emit('change', file);
      this.#take({ type: 'change', file });
    };
    this.#secondLooks.set(
      file,
      SECOND_LOOKS_MS.map((delay) => setTimeout(lookAgain, delay)),
    );
  }

  /** Forgets what was to be done later, and ends what is under way. */
  async close(): Promise<void> {
    this.#isOver = true;
    for (const look of [...this.#secondLooks.values()].flat()) clearTimeout(look);
    await this.#work;
  }

  /** Says what is wrong with the site as it is, once it is what has been saved. */
  reportSoon(): void {
    this.#work = this.#work.then(() => this.#attempt(() => this.#report()));
  }

  async #report(): Promise<void> {
    const { site, renderer, problems } = this.#parts;
    const { view } = site;
    const drafts = [...this.#seen.keys()].flatMap((address) => view.pages.get(address) ?? []);
    const bodies = await Promise.all(drafts.map((draft) => renderer.body(draft, view.site.docsDir)));
    const { components } = await renderer.bundle();
    const rendering = bodies.flatMap((body) => body.problems);
    await problems.report(view, components, [...site.configProblems, ...rendering]);
  }

  #take(change: FileChange): void {
    if (this.#isOver) return;
    this.#waiting.push(change);
    this.#work = this.#work.then(() => this.#applyWaiting());
  }

  async #applyWaiting(): Promise<void> {
    const changes = this.#waiting;
    this.#waiting = [];
    if (changes.length === 0) return;
    await this.#attempt(async () => {
      await this.#apply(this.#effectsOf(changes));
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

  async #apply({ pages, dependents, config, inputs, code }: Effects): Promise<void> {
    const { site, renderer } = this.#parts;
    if (config) await site.reloadConfig();
    if (code.length > 0) renderer.forgetCode();
    if (await this.#showNewSite()) await pause(BROWSERS_FIRST_MS);
    if (config) await site.followConfig();
    if (inputs) await site.reload();
    else {
      await site.update(pages, false);
      await site.update(dependents, true);
    }
    await this.#showNewSite();
    this.#content = this.#makeContent();
    const isNewStyle = code.some((file) => file.endsWith('.css') && !this.#isInBrowsers(file));
    if (isNewStyle || this.#hasFailed) this.#reloadBrowsers();
    else await this.#push(!config && code.length > 0 && code.every((file) => this.#isInBrowsers(file)));
  }

  #effectsOf(changes: readonly FileChange[]): Effects {
    const { root, engineDir, site, log } = this.#parts;
    const effects: Effects = { pages: [], dependents: [], config: false, inputs: false, code: [] };
    const docs = join(root, site.site.docsDir);
    const browserFolders = [...BROWSER_FOLDERS.map((name) => join(engineDir, name)), join(root, 'demos')];
    const sharedFiles = [GLOSSARY_FILE, PROOFS_FILE].map((name) => join(root, name));
    const inputFolders = [docs, join(root, 'public'), join(root, API_FOLDER)];
    for (const { type, file } of changes) {
      const page = /\.md$/i.test(file) && type === 'change' ? pathBelow(docs, file) : undefined;
      effects.dependents.push(...site.dependents(pathBelow(root, file) ?? ''));
      // Demos draw facts that the configuration may show, too.
      if (pathBelow(join(root, 'data'), file) !== undefined) effects.code.push(file);
      if (page !== undefined) effects.pages.push(page);
      else if (site.configFiles.includes(file)) effects.config = true;
      else if (sharedFiles.includes(file)) effects.inputs = true;
      else if (inputFolders.some((folder) => pathBelow(folder, file) !== undefined)) effects.inputs = true;
      else if (browserFolders.some((folder) => pathBelow(folder, file) !== undefined)) {
        effects.code.push(file);
      } else if (pathBelow(engineDir, file) !== undefined && !file.endsWith('.test.ts')) {
        log('The engine has changed: start the development server again to use it.');
      }
    }
    return effects;
  }

  /** Sends the configuration to browsers; true if theirs was out of date. */
  async #showNewSite(): Promise<boolean> {
    const { site, renderer, vite, log } = this.#parts;
    const text = JSON.stringify(site.site);
    if (text === this.#siteText) return false;
    const before: Site = JSON.parse(this.#siteText);
    if ((before.search === undefined) !== (site.site.search === undefined))
      log('To change between local and hosted search, start the development server again.');
    this.#siteText = text;
    await renderer.takeSite(site.site);
    this.#content = this.#makeContent();
    vite.environments.client.hot.send('docs:changed', {});
    await this.#push(true);
    return true;
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
    const { site, vite } = this.#parts;
    const addresses: Address[] = [];
    for (const [address, before] of this.#seen) {
      const now = await this.#shown(address, site.view);
      if (now === undefined) return this.#reloadBrowsers();
      const { frame, html, isWhole } = now;
      if (frame === before.frame && html === before.html && isWhole === before.isWhole) continue;
      // Browsers keep what they show until the component can be drawn again.
      if (silently && !isWhole) {
        this.#seen.set(address, { ...before, isWhole });
        continue;
      }
      if (silently && !before.isWhole) return this.#reloadBrowsers();
      this.#seen.set(address, { ...now, isDirty: true });
      if (!silently) addresses.push(address);
    }
    if (addresses.length > 0) vite.environments.client.hot.send('docs:changed', { addresses });
  }

  async #shown(address: Address, view: DevView): Promise<Shown | undefined> {
    const draft = view.pages.get(address);
    if (draft === undefined) return undefined;
    const { html, problems } = await this.#parts.renderer.body(draft, view.site.docsDir);
    const frame = JSON.stringify({ address, page: draft.page, guide: guideOfPage(draft, view) });
    return { frame, html, isWhole: problems.length === 0, isDirty: false };
  }

  /** The same again while nothing has changed. */
  #makeContent(): DevContent {
    const { root, site, renderer } = this.#parts;
    const { view } = site;
    if (this.#content?.view === view) return this.#content;
    return { view, files: devFiles(root, view, renderer) };
  }
}

/** Changes when a file is written; empty for a deleted one, which the watcher reports. */
function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.size} ${stats.mtimeMs}`;
}

/** Path below a folder, with `/`; undefined for a file elsewhere. */
function pathBelow(folder: string, file: string): string | undefined {
  const path = relative(folder, file).replaceAll('\\', '/');
  return path === '' || path.startsWith('../') || /^[a-z]:/i.test(path) ? undefined : path;
}
