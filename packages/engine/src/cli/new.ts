import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CONFIG_FILE } from '../config/loadConfig.ts';
import { DocsError, failure, nearest } from '../core/errors.ts';
import type { PageKind } from '../core/types.ts';
import { createPage, type NewPage } from './createPage.ts';
import { type EntryPosition, sidebarPaths } from './insertSidebarEntry.ts';

const HELP = `Usage: npm run new -- <path> [options]

  <path>                  such as user-guide/some-page
  --title <text>          title of the page and text of its sidebar entry
  --description <text>    one sentence for search engines and link previews
  --kind <kind>           guide, concept, reference or tutorial
  --after <page>          put it behind this page in the sidebar
  --position <n>          or make it the n-th page of the sidebar

What is not given is asked for on a terminal.`;

const KINDS: readonly PageKind[] = ['guide', 'concept', 'reference', 'tutorial'];

const OPTIONS = {
  title: { type: 'string' },
  description: { type: 'string' },
  kind: { type: 'string' },
  after: { type: 'string' },
  position: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Answers = Partial<Record<keyof Omit<typeof OPTIONS, 'help'>, string>>;

/** Asks one question; an empty answer means the proposal. */
type Ask = (question: string, proposal: string) => Promise<string>;

/** How the command talks to the person who gave it. */
export interface Terminal {
  /** Undefined when nobody can answer. */
  ask: Ask | undefined;
  log(line: string): void;
  close(): void;
}

/** Makes a page: Markdown file and sidebar entry. `args` as typed after `npm run new --`; asks on a terminal for what is missing. */
export async function runNew(
  root: string,
  args: readonly string[],
  terminal: Terminal = openTerminal(),
): Promise<void> {
  try {
    const { path, help, ...given } = readArguments(args);
    if (help) return terminal.log(HELP);
    const page = await complete(root, path, given, terminal.ask);
    const { file, address, inSidebar } = await createPage(root, page);
    terminal.log(`${file} is there; its address is ${address}.`);
    if (inSidebar) terminal.log(`${CONFIG_FILE} has its sidebar entry.`);
    else
      terminal.log(
        'No sidebar covers this address: link to the page from another one, or the build will refuse it.',
      );
  } finally {
    terminal.close();
  }
}

function readArguments(args: readonly string[]): Answers & { path: string | undefined; help: boolean } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (positionals.length > 1) throw usageError(`One path is enough: "${positionals[1]}" is a second one.`);
    const { help = false, ...answers } = values;
    return { ...answers, path: positionals[0], help };
  } catch (error) {
    throw error instanceof DocsError
      ? error
      : usageError(error instanceof Error ? error.message : String(error));
  }
}

async function complete(
  root: string,
  path: string | undefined,
  given: Answers,
  ask: Ask | undefined,
): Promise<NewPage> {
  const typed = path ?? (await ask?.('Path, such as user-guide/some-page', '')) ?? '';
  if (typed === '') throw usageError('The path of the page is missing.');
  const title = given.title ?? (await ask?.('Title', titleOf(typed))) ?? titleOf(typed);
  const description =
    given.description ?? (await ask?.('Description, one sentence (empty: the first paragraph)', ''));
  const kind = given.kind ?? (await ask?.(`Kind (${KINDS.join(', ')})`, 'guide'));
  return {
    path: typed,
    title: title.trim(),
    description: description?.trim() || undefined,
    kind: kind === undefined || kind === '' ? undefined : kindOf(kind),
    position: await positionOf(root, typed, given, ask),
  };
}

async function positionOf(
  root: string,
  path: string,
  given: Answers,
  ask: Ask | undefined,
): Promise<EntryPosition> {
  if (given.after !== undefined && given.position !== undefined) {
    throw usageError('Give --after or --position, not both.');
  }
  if (given.after !== undefined) return { after: absolute(given.after) };
  if (given.position !== undefined) {
    const position = Number(given.position);
    if (Number.isInteger(position) && position > 0) return { position };
    throw usageError(`--position is "${given.position}"; it has to be a whole number from 1 on.`);
  }
  if (ask === undefined) return undefined;
  const paths = sidebarPaths(await readFile(join(root, CONFIG_FILE), 'utf8'), absolute(path));
  if (paths.length === 0) return undefined;
  const answer = await ask(`After which page? (${paths.join(', ')}; empty: the last of its folder)`, '');
  return answer === '' ? undefined : { after: absolute(answer) };
}

/**
 * A title from the last part of a path.
 *
 * @example titleOf('user-guide/image-group.md') // 'Image group'
 */
function titleOf(path: string): string {
  const words = basename(path.replace(/\/(?:readme|index)?(?:\.md)?$/i, ''), '.md')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function kindOf(answer: string): PageKind {
  const kind = KINDS.find((one) => one === answer.trim());
  if (kind !== undefined) return kind;
  const near = nearest(answer, KINDS);
  throw usageError(
    `"${answer}" is no kind of page.`,
    near === undefined ? `Known: ${KINDS.join(', ')}.` : `Did you mean "${near}"?`,
  );
}

function absolute(path: string): string {
  return `/${path.replace(/^\/+/, '')}`;
}

function openTerminal(): Terminal {
  const log = (line: string) => console.log(line);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return { ask: undefined, log, close: () => {} };
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ask: Ask = async (question, proposal) => {
    const answer = await lines.question(`${question}${proposal === '' ? '' : ` [${proposal}]`}: `);
    return answer.trim() === '' ? proposal : answer.trim();
  };
  return { ask, log, close: () => lines.close() };
}

function usageError(message: string, hint = 'See npm run new -- --help.'): DocsError {
  return failure(message, hint);
}
