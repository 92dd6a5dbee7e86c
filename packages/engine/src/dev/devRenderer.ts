import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServerModuleRunner, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { renderDocument } from '../build/document.ts';
import { renderBody } from '../build/renderBody.ts';
import { emptyFrontMatter } from '../config/frontMatterSchema.ts';
import type { Site } from '../config/siteSchema.ts';
import { withBase } from '../core/address.ts';
import { errorText, invariant } from '../core/errors.ts';
import { escapeHtml } from '../core/text.ts';
import type { Guide, Problem, RenderedPage, ServerBundle } from '../core/types.ts';
import { withSources } from '../markdown/inline/images.ts';
import { docFile } from '../markdown/readDocs.ts';
import { headTags } from '../pages/meta.ts';
import type { DevPage, DevView } from './devSite.ts';

/** A finished article. */
export interface DevBody {
  html: string;
  problems: Problem[];
}

const NO_BODY: DevBody = { html: '', problems: [] };

/** Browser module that clears the overlay when all mistakes are fixed; see `devPlugin`. */
export const DEV_CLIENT = 'virtual:docs-dev';

/** Renders pages with the components as they are in the editor. */
export class DevRenderer {
  readonly #vite: ViteDevServer;
  readonly #serverEntry: string;
  readonly #themeFolder: string;
  readonly #runner: ModuleRunner;
  /** Component with props and slots -> its HTML. */
  readonly #components = new Map<string, Promise<string>>();
  readonly #bodies = new Map<string, { made: DevPage['compiled']; body: Promise<DevBody> }>();

  constructor(vite: ViteDevServer, engineDir: string) {
    this.#vite = vite;
    this.#serverEntry = join(engineDir, 'client', 'server.tsx');
    this.#themeFolder = `${join(engineDir, 'theme').replaceAll('\\', '/')}/`;
    // Its own hot reloading would evaluate everything twice: `forgetCode` is told of every change.
    this.#runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  }

  /** The browser side's code for rendering, as it is now. */
  bundle(): Promise<ServerBundle & { takeSite(site: Site): void }> {
    return this.#runner.import(this.#serverEntry);
  }

  /** Puts another configuration in place of the one that the shell is drawn with. No component in a page knows it. */
  async takeSite(site: Site): Promise<void> {
    const { takeSite } = await this.bundle();
    takeSite(site);
  }

  /** To be called when code of the browser side has changed. */
  forgetCode(): void {
    // What was taken since is forgotten, too.
    const { moduleGraph } = this.#vite.environments.ssr;
    const site = moduleGraph.getModuleById('\0virtual:site');
    if (site !== undefined) moduleGraph.invalidateModule(site);
    this.#runner.clearCache();
    this.#bodies.clear();
    this.#components.clear();
  }

  /** The article of a page with its components. */
  body({ page, compiled }: DevPage, docsDir: string): Promise<DevBody> {
    if (compiled === undefined) return Promise.resolve(NO_BODY);
    const kept = this.#bodies.get(page.address);
    if (kept?.made === compiled) return kept.body;
    const { record, html, components } = compiled;
    const file = docFile(docsDir, record.relativePath);
    const body = this.bundle().then(({ renderComponent, ...bundle }) =>
      renderBody(
        // Encoding would keep the author waiting: originals are shown.
        { file, html: withSources(html, {}), components },
        { ...bundle, renderComponent: this.#keepComponents(renderComponent) },
      ),
    );
    this.#bodies.set(page.address, { made: compiled, body });
    return body;
  }

  /** A page around its article. */
  async rendered(draft: DevPage, view: DevView): Promise<RenderedPage> {
    return (await this.bundle()).renderPage({ page: draft.page, guide: guideOfPage(draft, view) });
  }

  /** The whole document of a page. */
  async document(draft: DevPage, view: DevView): Promise<string> {
    const { site } = view;
    const { page, compiled } = draft;
    const { html } = await this.body(draft, site.docsDir);
    const guide = guideOfPage(draft, view);
    const rendered = await this.rendered(draft, view);
    const frontmatter = compiled?.record.frontmatter ?? emptyFrontMatter();
    const text = renderDocument({
      page,
      guide,
      rendered,
      html,
      site,
      head: `${await this.#styles()}\n${headTags({ page, frontmatter, site })}`,
      // Vite's client makes style elements and script text.
      policy: undefined,
      assets: { script: withBase('/src/client/boot.ts', site.base), styles: [] },
    });
    // React's refresh has to be there before the first component is.
    return text.replace('<head>', () => `<head>\n${devScripts(site.base)}`);
  }

  /** A page that reports why the document is missing, and reloads when the mistake is fixed. */
  failure(error: unknown, base: string): string {
    if (error instanceof Error) this.#vite.ssrFixStacktrace(error);
    const title = 'This page cannot be rendered';
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${devScripts(base)}</head>
<body><h1>${title}</h1><pre>${escapeHtml(errorText(error, { stack: true }))}</pre></body></html>
`;
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  /** A figure takes longer to draw than the text around it to compile, and is the same after most edits. */
  #keepComponents(render: ServerBundle['renderComponent']): ServerBundle['renderComponent'] {
    return (name, props, slots) => {
      const key = JSON.stringify([name, props, slots]);
      const kept = this.#components.get(key) ?? render(name, props, slots);
      this.#components.set(key, kept);
      return kept;
    };
  }

  /** The build has the sheets of what is loaded later after the others. */
  #rank(id: string): number {
    return id.startsWith(this.#themeFolder) && !id.includes('/islands/') ? 0 : 1;
  }

  /** Every style sheet that rendering has met, in the order of the build; Vite's client takes the elements over by their ids. */
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
    const ordered = [...sheets].sort(([a], [b]) => this.#rank(a) - this.#rank(b));
    const elements = ordered.map(async ([id, url]) => {
      const { default: css }: { default: string } = await this.#runner.import(`${url}?inline`);
      // The script is Vite's client, which takes the element over by its id.
      return `<style data-vite-dev-id="${escapeHtml(id)}">${css.replaceAll('</', '<\\/')}</style>
<script type="module" src="${escapeHtml(url)}"></script>`;
    });
    return (await Promise.all(elements)).join('\n');
  }
}

/** The guide of a page. */
export function guideOfPage({ page }: DevPage, { guides }: DevView): Guide {
  const guide = guides.find(({ key }) => key === page.guide);
  invariant(guide, `a guide for "${page.guide}"`);
  return guide;
}

function devScripts(base: string): string {
  const modules = ['@vite/client', `@id/${DEV_CLIENT}`].map(
    (path) => `<script type="module" src="${base}${path}"></script>`,
  );
  return [`<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>`, ...modules].join(
    '\n',
  );
}
