import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { formatProblem } from '../core/errors.ts';
import type { Problem, ServerBundle } from '../core/types.ts';
import { checkComponents } from '../pages/checkComponents.ts';
import { locateProblems } from '../pages/locateProblems.ts';
import type { DevView } from './devSite.ts';

/** Tells what is wrong with the site whenever that changes: on the terminal, and over the page in the browsers. */
export class DevProblems {
  readonly #root: string;
  readonly #vite: ViteDevServer;
  readonly #log: (line: string) => void;
  #told: ReadonlySet<string> = new Set();
  /** The mistakes that stand, as browsers show them. */
  #standing: ErrorPayload | undefined;

  constructor(root: string, vite: ViteDevServer, log: (line: string) => void) {
    this.#root = root;
    this.#vite = vite;
    this.#log = log;
    // Whoever comes later, or comes back by a reload, is told as well.
    vite.environments.client.hot.on('docs:mistakes', (_: unknown, client) => {
      if (this.#standing !== undefined) client.send(this.#standing);
      else client.send('docs:mended');
    });
  }

  /** `components` as the browser side has them; `others`: problems that the view does not know of. */
  async report(
    view: DevView,
    components: ServerBundle['components'],
    others: readonly Problem[],
  ): Promise<void> {
    const compiled = [...view.pages.values()].flatMap((draft) => draft.compiled ?? []);
    const misused = checkComponents(compiled, components, view.site.docsDir);
    // What is not a component, or not used as one, also fails to render.
    const isNews = ({ file, line }: Problem) =>
      !misused.some((known) => known.file === file && known.line === line);
    const located = await this.#locate([...others.filter(isNews), ...view.problems(), ...misused]);
    const problems = located.sort(
      (a, b) => compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0),
    );
    const texts = problems.map((problem) => `${problem.severity}: ${formatProblem(problem)}`);
    const news = texts.filter((text) => !this.#told.has(text));
    const isSame = news.length === 0 && texts.length === this.#told.size;
    this.#told = new Set(texts);
    if (isSame) return;
    for (const text of news) this.#log(text);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const { ws, environments } = this.#vite;
    const before = this.#standing;
    this.#standing = errors.length > 0 ? { type: 'error', err: this.#overlay(errors) } : undefined;
    // Not by `hot`: for want of a browser, it would keep a mistake for the first to come, mended or not.
    if (this.#standing !== undefined) for (const client of ws.clients) client.send(this.#standing);
    else if (before !== undefined) {
      this.#log('All mistakes are mended.');
      environments.client.hot.send('docs:mended');
    }
  }

  async #locate(problems: readonly Problem[]): Promise<Problem[]> {
    const texts = new Map<string, string>();
    for (const { file, line } of problems) {
      if (file === undefined || line !== undefined || texts.has(file)) continue;
      texts.set(file, await readFile(join(this.#root, file), 'utf8').catch(() => ''));
    }
    return locateProblems(problems, (file) => texts.get(file));
  }

  #overlay(errors: readonly Problem[]): ErrorPayload['err'] {
    const [first] = errors;
    const message = errors.map(formatProblem).join('\n\n');
    if (first?.file === undefined) return { message, stack: '' };
    const file = join(this.#root, first.file);
    return { message, stack: '', id: file, loc: { file, line: first.line ?? 1, column: 0 } };
  }
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
