import { join } from 'node:path';
import type { Engine } from '../build/buildContext.ts';
import { createPool } from '../build/pool.ts';
import { DocsError, errorText, formatProblem } from '../core/errors.ts';
import { plural } from '../core/strings.ts';
import { type CommandOptions, HELP, readArguments } from './commandLine.ts';

/** Runs one command of the command line. Resolves with the exit code; never rejects. */
export async function runCommand(args: readonly string[], engine: Engine): Promise<number> {
  let after = '';
  try {
    const options = readArguments(args, process.cwd());
    if (BUILDING.includes(options.command)) after = ' Nothing was written.';
    await commands[options.command](options, engine);
    return 0;
  } catch (error) {
    console.error(describeError(error, after));
    return 1;
  }
}

/** Commands of which an error says something about the output. */
const BUILDING: readonly string[] = ['build', 'check', 'start', 'kit'];

type Command = (options: CommandOptions, engine: Engine) => Promise<void>;

const commands: Record<CommandOptions['command'], Command> = {
  async build(options, engine) {
    await build(options, engine, 'build');
  },
  async check(options, engine) {
    await build(options, engine, 'check');
    console.log('No mistakes found; nothing was written.');
  },
  async start(options, engine) {
    await build(options, engine, 'build');
    await serve(options);
  },
  preview: serve,
  async dev({ root, base, port }, engine) {
    const { startDev } = await import('../dev/dev.ts');
    await startDev({ root, engine, port, base });
  },
  async new({ root, page }) {
    const { runNew } = await import('./new.ts');
    await runNew(root, page);
  },
  async kit(options, engine) {
    await build(options, engine, 'build');
  },
  async push({ root, outDir, isDryRun }) {
    const { runPush } = await import('../search/push/runPush.ts');
    await runPush(root, outDir, isDryRun);
  },
  async help() {
    console.log(HELP);
  },
};

async function build(options: CommandOptions, engine: Engine, mode: 'build' | 'check'): Promise<void> {
  const { root, outDir, base } = options;
  const kit = options.command === 'kit';
  const started = performance.now();
  const progress = (text: string) => console.log(`  ${text}`);
  // Its first thread loads the engine while this one does.
  const pool = createPool(join(engine.folder, 'worker.js'));
  const result = await import('../build/buildSite.ts')
    .then(({ buildSite }) => buildSite({ root, outDir, base, engine, progress, pool, mode, kit }))
    .finally(() => pool.close());
  for (const warning of result.problems) console.warn(`warning: ${formatProblem(warning)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const parts = [plural(result.pages, 'page'), `${seconds} s`];
  const write = mode === 'build';
  if (write) parts.push(`${(result.bytes / 1e6).toFixed(1)} MB`);
  parts.push(plural(result.problems.length, 'warning'));
  console.log(`${parts.join(', ')}${write ? ` in ${outDir}` : ''}`);
}

/** Serves the output; the server itself says where. */
async function serve({ outDir, port }: CommandOptions): Promise<void> {
  const { startServer } = await import('../hosting/server.ts');
  await startServer({ folder: outDir, port });
}

/** `after`: what to say once all mistakes are listed. */
export function describeError(error: unknown, after: string): string {
  // The message of a system error names the path; a stack trace of the engine adds nothing.
  if (error instanceof Error && 'syscall' in error) return `${error.message}\n\n1 error.${after}`;
  if (!(error instanceof DocsError)) return errorText(error, { stack: true });
  const errors = error.problems.filter(({ severity }) => severity === 'error');
  const warnings = error.problems.filter(({ severity }) => severity === 'warning');
  const lines = [
    ...warnings.map((problem) => `warning: ${formatProblem(problem)}`),
    ...errors.map(formatProblem),
  ];
  return `${lines.join('\n')}\n\n${plural(errors.length, 'error')}.${after}`;
}
