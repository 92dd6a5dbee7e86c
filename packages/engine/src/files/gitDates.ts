import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DOCS_DIR } from '../core/address.ts';
import { problem } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import type { Pack } from './pack.ts';

const run = promisify(execFile);
/** Marks the line that starts a commit; no file name contains it. */
const COMMIT = '\u0001';
const LOG = ['log', '--name-status', '--find-renames=100%', `--format=${COMMIT}%ct`];

/**
 * Date (YYYY-MM-DD, UTC) of the last commit that touched each file; keys are paths below the docs folder.
 * Never guesses: without the full history there are no dates, and one warning says so. `pack`: keeps them until there
 * is another commit.
 */
export async function gitDates(
  root: string,
  pack?: Pack,
): Promise<{ dates: Record<string, string>; problems: Problem[] }> {
  const options = {
    cwd: join(root, DOCS_DIR),
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  const git = async (...args: string[]) => (await run('git', args, options)).stdout.split('\n');
  try {
    const asked = ['--is-shallow-repository', '--show-prefix', 'HEAD'];
    const [shallow, prefix = '', head = ''] = await git('rev-parse', ...asked);
    if (shallow === 'true') {
      const hint = 'Fetch the full history: git fetch --unshallow (in CI: fetch-depth 0).';
      return { dates: {}, problems: [warning('this clone is shallow', hint)] };
    }
    const key = `dates ${head} ${prefix}`;
    const known = pack?.get(key);
    if (known !== undefined) return { dates: JSON.parse(known), problems: [] };
    const lines = await git('-c', 'core.quotePath=false', ...LOG, '--', ':(top,glob)**/*.md');
    const dates = datesIn(lines, prefix);
    pack?.put(key, JSON.stringify(dates));
    return { dates, problems: [] };
  } catch (error) {
    // No git, no repository, or one without a commit yet.
    const { stderr, message } = error as Error & { stderr?: string };
    const [hint = ''] = (stderr?.trim() || message).split('\n');
    return { dates: {}, problems: [warning('no git history here', hint)] };
  }
}

/** `prefix`: where the pages are in the repository. */
function datesIn(lines: readonly string[], prefix: string): Record<string, string> {
  const dates = new Map<string, string>();
  /** A name of the past -> the name that the file has now: to move a page is not to change it. */
  const namesNow = new Map<string, string>();
  let date = '';
  for (const line of lines) {
    if (line.startsWith(COMMIT)) date = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    const [, name = '', newName] = line.split('\t');
    if (name === '') continue;
    const now = namesNow.get(newName ?? name) ?? newName ?? name;
    const path = now.slice(prefix.length);
    if (newName !== undefined) namesNow.set(name, now);
    else if (now.startsWith(prefix) && !dates.has(path)) dates.set(path, date);
  }
  return Object.fromEntries(dates);
}

function warning(what: string, hint: string): Problem {
  return problem('warning', `${what}, so pages carry no date of their last change.`, hint);
}
