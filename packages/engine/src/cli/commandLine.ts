import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BASE } from '../core/address.ts';
import { type DocsError, failure, suggest } from '../core/errors.ts';

export const HELP = `Usage: docs <command> [options]

  start     build the site and serve it
  build     build the site
  check     find every mistake, write nothing
  preview   serve the site as it was built last
  dev       serve the site while it is being written
  new       make a page and its sidebar entry: new user-guide/some-page
  kit       build the site with a zip of it that opens without a server, linked from every page
  push      send the search records of the built site to a hosted search

  --root <folder>         folder of the site, with site.config.ts (default: this one, or ./site)
  --out <folder>          where the site goes (default: <root>/dist)
  --base </path/>         path the site is served under (default: the configuration's)
  --port <number>         port of start, preview and dev (default: $PORT, else 8080)
  --dry-run               push: say what would be sent
  --help                  this text`;

const COMMANDS = ['start', 'build', 'check', 'preview', 'dev', 'new', 'kit', 'push', 'help'] as const;
type CommandName = (typeof COMMANDS)[number];

const OPTIONS = {
  root: { type: 'string' },
  out: { type: 'string' },
  base: { type: 'string' },
  port: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What the command line asks for; paths of folders are absolute. */
export interface CommandOptions {
  command: CommandName;
  root: string;
  outDir: string;
  base: string | undefined;
  port: number | undefined;
  /** Path of a new page, as typed. */
  page: string | undefined;
  isDryRun: boolean;
}

/** Reads the arguments after `run.mjs`. `folder`: absolute path of the folder that the command is called in. */
export function readArguments(args: readonly string[], folder: string): CommandOptions {
  const { values, positionals } = parse(args);
  const [word = 'help', ...rest] = positionals;
  const command = values.help ? 'help' : COMMANDS.find((one) => one === word);
  if (command === undefined) throw usageError(`There is no command "${word}".`, suggest(word, COMMANDS));
  const surplus = rest[command === 'new' ? 1 : 0];
  if (surplus !== undefined && command !== 'help') throw usageError(`"${command}" takes no "${surplus}".`);
  const { root = defaultRoot(folder), out, base, port } = values;
  return {
    command,
    root: resolve(root),
    outDir: resolve(out ?? `${root}/dist`),
    base: baseOf(base),
    port: port === undefined ? undefined : Number(port),
    page: rest[0],
    isDryRun: values['dry-run'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw usageError(`${sentence}.`);
  }
}

/** The folder itself, if it is that of a site; else its folder `site`. */
function defaultRoot(folder: string): string {
  return existsSync(join(folder, 'site.config.ts')) ? folder : join(folder, 'site');
}

/** The slashes around it may be left out. */
function baseOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const base = `/${value}/`.replace(/\/+/g, '/');
  if (BASE.test(base)) return base;
  throw usageError(`"${value}" is no path that a site can live at: give one like "/docs/".`);
}

function usageError(message: string, hint = 'See --help.'): DocsError {
  return failure(message, hint);
}
