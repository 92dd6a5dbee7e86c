import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BASE } from '../core/address.ts';
import { type DocsError, failure, nearest } from '../core/errors.ts';

export const HELP = `Usage: docs <command> [options]

  start     build the site and serve it
  build     build the site
  check     find every mistake, write nothing
  preview   serve the site as it was built last
  dev       serve the site while it is being written
  new       make a page: new user-guide/some-page
  kit       build the site with a zip of it that opens without a server, linked from every page
  push      send the search records of the built site to a hosted search: push [--dry-run]

  --root <folder>   folder of the site, with site.config.ts (default: this one, or ./site)
  --out <folder>    where the site goes (default: <root>/dist)
  --base </path/>   path the site is served under (default: the configuration's)
  --port <number>   port of start, preview and dev (default: $PORT, else 8080)
  --help            this text`;

const COMMANDS = ['start', 'build', 'check', 'preview', 'dev', 'new', 'kit', 'push', 'help'] as const;
type CommandName = (typeof COMMANDS)[number];

const OPTIONS = {
  root: { type: 'string' },
  out: { type: 'string' },
  base: { type: 'string' },
  port: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Commands whose further words and options are theirs to read. */
const OWN_ARGUMENTS: readonly string[] = ['new', 'push'];

/** What the command line asks for; paths are absolute. */
export interface CommandOptions {
  command: CommandName;
  root: string;
  outDir: string;
  base: string | undefined;
  port: number | undefined;
  /** What follows the command, for those that read it themselves. */
  rest: string[];
}

/** Reads the arguments after `run.mjs`. `folder`: absolute path of the folder that the command is called in. */
export function readArguments(args: readonly string[], folder: string): CommandOptions {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [command = 'help', ...extra] = positionals;
  if (values.help === true && !OWN_ARGUMENTS.includes(command))
    return { ...fallback(folder), command: 'help' };
  if (!isCommand(command)) throw usageError(`There is no command "${command}".`, command, COMMANDS);
  const hasOwn = OWN_ARGUMENTS.includes(command);
  if (!hasOwn) {
    for (const token of tokens) {
      if (token.kind !== 'option') continue;
      if (!Object.hasOwn(OPTIONS, token.name))
        throw usageError(`There is no option "${token.rawName}".`, token.name, Object.keys(OPTIONS), '--');
      if (token.name !== 'help' && !token.value)
        throw usageError(`The option "${token.rawName}" needs a value.`);
    }
    if (extra[0] !== undefined) throw usageError(`"${command}" takes no "${extra[0]}".`);
  }
  const root = resolve(text(values.root) ?? defaultRoot(folder));
  return {
    command,
    root,
    outDir: resolve(text(values.out) ?? `${root}/dist`),
    base: baseOf(text(values.base)),
    port: portOf(text(values.port)),
    rest: hasOwn ? withoutRoot(args.slice(args.indexOf(command) + 1)) : [],
  };
}

/** The folder itself, if it is that of a site; else its folder `site`. */
function defaultRoot(folder: string): string {
  return existsSync(join(folder, 'site.config.ts')) ? folder : join(folder, 'site');
}

function fallback(folder: string): CommandOptions {
  const outDir = resolve(folder, 'dist');
  return { command: 'help', root: folder, outDir, base: undefined, port: undefined, rest: [] };
}

function isCommand(word: string): word is CommandName {
  return (COMMANDS as readonly string[]).includes(word);
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function portOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw usageError(`"${value}" is no port: give a number from 0 to 65535.`);
}

/** The slashes around it may be left out. */
function baseOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const base = `/${value}/`.replace(/\/+/g, '/');
  if (BASE.test(base)) return base;
  throw usageError(`"${value}" is no path that a site can live at: give one like "/docs/".`);
}

/** `--root` is read here for every command. */
function withoutRoot(args: readonly string[]): string[] {
  return args.filter((arg, i) => !/^--root(?:=|$)/.test(arg) && args[i - 1] !== '--root');
}

function usageError(message: string, word?: string, known: readonly string[] = [], prefix = ''): DocsError {
  const near = word === undefined ? undefined : nearest(word, known);
  const hint = near === undefined ? 'See --help.' : `Did you mean "${prefix}${near}"?`;
  return failure(message, hint);
}
