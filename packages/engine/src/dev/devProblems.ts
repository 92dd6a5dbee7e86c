import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { formatProblem } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';

/** Reports mistakes of the site whenever they change: on the terminal, and over the page in browsers. */
export class DevProblems {
  readonly #root: string;
  readonly #vite: ViteDevServer;
  readonly #log: (line: string) => void;
  #reported: ReadonlySet<string> = new Set();
  /** The current mistakes, as browsers show them. */
  #shown: ErrorPayload | undefined;

  constructor(root: string, vite: ViteDevServer, log: (line: string) => void) {
    this.#root = root;
    this.#vite = vite;
    this.#log = log;
    // For clients that connect later or reload.
    vite.environments.client.hot.on('docs:mistakes', (_: unknown, client) => {
      if (this.#shown !== undefined) client.send(this.#shown);
      else client.send('docs:mended');
    });
  }

  report(problems: readonly Problem[]): void {
    const texts = problems.map((problem) => `${problem.severity}: ${formatProblem(problem)}`);
    const added = texts.filter((text) => !this.#reported.has(text));
    const isSame = added.length === 0 && texts.length === this.#reported.size;
    this.#reported = new Set(texts);
    if (isSame) return;
    for (const text of added) this.#log(text);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const { ws, environments } = this.#vite;
    const before = this.#shown;
    this.#shown = errors.length > 0 ? { type: 'error', err: this.#overlay(errors) } : undefined;
    // Not by `hot`: while no client is connected it would queue the message, and send it later although it is outdated.
    if (this.#shown !== undefined) for (const client of ws.clients) client.send(this.#shown);
    else if (before !== undefined) {
      this.#log('All mistakes are mended.');
      environments.client.hot.send('docs:mended');
    }
  }

  #overlay(errors: readonly Problem[]): ErrorPayload['err'] {
    const [first] = errors;
    const message = errors.map(formatProblem).join('\n\n');
    if (first?.file === undefined) return { message, stack: '' };
    const file = join(this.#root, first.file);
    return { message, stack: '', id: file, loc: { file, line: first.line ?? 1, column: 0 } };
  }
}
