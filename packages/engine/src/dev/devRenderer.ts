import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServerModuleRunner, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { SitePage } from '../build/assembleSite.ts';
import type { BundledFiles } from '../build/bundle.ts';
import { type DocumentInput, renderDocument } from '../build/document.ts';
import type { Drawing } from '../build/planSite.ts';
import { renderBody } from '../build/renderBody.ts';
import { devSheets, type VirtualInput } from '../build/vitePlugin.ts';
import type { Site } from '../config/siteSchema.ts';
import { errorText } from '../core/errors.ts';
import { escapeHtml } from '../core/text.ts';
import type { Address, Guide, PageData, Problem, RenderedPage, ServerBundle } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import { withSources } from '../markdown/inline/images.ts';
import { docFile } from '../markdown/readDocs.ts';

/** Replaces every hash in the development server, where nothing is cached by name. */
export const DEV_BUILD = 'dev';

/** Browser module that clears the overlay when all mistakes are fixed; see `devPlugin`. */
export const DEV_CLIENT = 'virtual:docs-dev';

/** A finished article. */
interface DevBody {
  html: string;
  problems: Problem[];
}

/** Renders pages, when they are asked for, with the components as they are in the editor. */
export class DevRenderer implements Drawing {
  readonly #vite: ViteDevServer;
  readonly #root: string;
  readonly #engineDir: string;
  readonly #site: () => Site;
  readonly #serverEntry: string;
  readonly #runner: ModuleRunner;
  readonly #bodies = new Map<Address, { hash: string; body: Promise<DevBody> }>();
  /** Counts changes of the browser side's code. */
  #version = 0;

  constructor(vite: ViteDevServer, { root, engineDir, site }: VirtualInput) {
    this.#vite = vite;
    this.#root = root;
    this.#engineDir = engineDir;
    this.#site = site;
    this.#serverEntry = join(engineDir, 'client', 'server.tsx');
    // Its own hot reloading would evaluate everything twice: `forgetCode` is told of every change.
    this.#runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  }

  /** What a build would have bundled; Vite serves the sources. */
  bundles(): BundledFiles {
    return {
      id: DEV_BUILD,
      script: 'src/client/boot.ts',
      styles: [],
      sheets: devSheets(this.#engineDir, this.#root),
      integrity: {},
      files: [],
      server: this.#serverEntry,
      serverId: String(this.#version),
    };
  }

  async components(): Promise<ServerBundle['components']> {
    return (await this.#code()).components;
  }

  /** Puts another configuration in place of the one that the shell is drawn with. No component in a page knows it. */
  async takeSite(): Promise<void> {
    (await this.#code()).takeSite(this.#site());
  }

  /** To be called when code of the browser side has changed. */
  forgetCode(): void {
    // What was taken since is forgotten, too.
    const { moduleGraph } = this.#vite.environments.ssr;
    const site = moduleGraph.getModuleById('\0virtual:site');
    if (site !== undefined) moduleGraph.invalidateModule(site);
    this.#runner.clearCache();
    this.#bodies.clear();
    this.#version++;
  }

  body(one: SitePage): { html(): Promise<string>; hash: string } {
    const { source } = one;
    const hash = contentHash(source?.htmlHash ?? '', JSON.stringify(source?.compiled.components ?? []));
    return { hash, html: async () => (await this.#body(one, hash)).html };
  }

  /** What drawing the components of a page has found. */
  async bodyProblems(one: SitePage): Promise<Problem[]> {
    return (await this.#body(one, this.body(one).hash)).problems;
  }

  async rendered(page: PageData, guide: Guide): Promise<RenderedPage> {
    return (await this.#code()).renderPage({ page, guide });
  }

  async sidebar(guide: Guide): Promise<string> {
    return (await this.#code()).renderSidebar(guide);
  }

  chunkName(): string {
    return DEV_BUILD;
  }

  /** Without a policy, since Vite's client makes style elements and script text. */
  async document(input: DocumentInput): Promise<string> {
    const head = `${await this.#styles()}\n${input.head}`;
    const text = renderDocument({ ...input, head, policy: undefined });
    // React's refresh has to be there before the first component is.
    return text.replace('<head>', () => `<head>\n${devScripts(input.site.base)}`);
  }

  /** A page that reports why the document is missing, and reloads when the mistake is fixed. */
  failure(error: unknown): string {
    if (error instanceof Error) this.#vite.ssrFixStacktrace(error);
    const title = 'This page cannot be rendered';
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${devScripts(this.#site().base)}</head>
<body><h1>${title}</h1><pre>${escapeHtml(errorText(error, { stack: true }))}</pre></body></html>
`;
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  /** The browser side's code for rendering, as it is now. */
  #code(): Promise<ServerBundle & { takeSite(site: Site): void }> {
    return this.#runner.import(this.#serverEntry);
  }

  #body({ page, source }: SitePage, hash: string): Promise<DevBody> {
    const kept = this.#bodies.get(page.address);
    if (source === undefined) return Promise.resolve({ html: '', problems: [] });
    if (kept?.hash === hash) return kept.body;
    const { record, html, components } = source.compiled;
    const file = docFile(this.#site().docsDir, record.relativePath);
    // Encoding would keep the author waiting: originals are shown.
    const job = { file, html: withSources(html, {}), components };
    const body = this.#code().then((code) => renderBody(job, code));
    this.#bodies.set(page.address, { hash, body });
    return body;
  }

  /**
   * Every style sheet that rendering has met, in the order of the build; Vite's client takes the elements over by
   * their ids.
   */
  async #styles(): Promise<string> {
    const { moduleGraph } = this.#vite.environments.ssr;
    const sheets = new Map<string, string>();
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (node: EnvironmentModuleNode): void => {
      if (seen.has(node)) return;
      seen.add(node);
      for (const imported of node.importedModules) visit(imported);
      if (node.id?.endsWith('.css')) sheets.set(node.id, node.url);
    };
    for (const node of moduleGraph.getModulesByFile(this.#serverEntry) ?? []) visit(node);
    // The build has the sheets of what is loaded later after the others.
    const theme = `${join(this.#engineDir, 'theme').replaceAll('\\', '/')}/`;
    const rank = (id: string) => (id.startsWith(theme) && !id.includes('/islands/') ? 0 : 1);
    const ordered = [...sheets].sort(([a], [b]) => rank(a) - rank(b));
    const elements = ordered.map(async ([id, url]) => {
      const { default: css }: { default: string } = await this.#runner.import(`${url}?inline`);
      // The script is Vite's client, which takes the element over by its id.
      return `<style data-vite-dev-id="${escapeHtml(id)}">${css.replaceAll('</', '<\\/')}</style>
<script type="module" src="${escapeHtml(url)}"></script>`;
    });
    return (await Promise.all(elements)).join('\n');
  }
}

function devScripts(base: string): string {
  const modules = ['@vite/client', `@id/${DEV_CLIENT}`].map(
    (path) => `<script type="module" src="${base}${path}"></script>`,
  );
  return [`<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>`, ...modules].join(
    '\n',
  );
}
