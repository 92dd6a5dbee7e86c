import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { problem } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import type { Pack } from './pack.ts';

/** Marks the line that starts a commit; no file name contains it. */
const COMMIT = '\u0001';

/**
 * Date (YYYY-MM-DD, UTC) of the last commit that touched each file; keys are paths below `docsDir`.
 * Never guesses: without the full history there are no dates, and one warning says so. `pack`: keeps them until there is
 * another commit.
 */
export async function gitDates(
  root: string,
  docsDir: string,
  pack?: Pack,
): Promise<{ dates: Record<string, string>; problems: Problem[] }> {
  const folder = join(root, docsDir);
  const facts: string[] = [];
  const state = await git(
    folder,
    ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'],
    (line) => {
      facts.push(line);
    },
  );
  // A repository without a commit yet ends here.
  if (state !== undefined) return { dates: {}, problems: [warning('no git history here', state)] };
  const [shallow, prefix = '', head = ''] = facts;
  if (shallow === 'true') {
    const hint = 'Fetch the full history: git fetch --unshallow (in CI: fetch-depth 0).';
    return { dates: {}, problems: [warning('this clone is shallow', hint)] };
  }
  const key = `dates ${head} ${prefix}`;
  const known = pack?.get(key);
  if (known !== undefined) return { dates: JSON.parse(known), problems: [] };
  const dates: Record<string, string> = Object.create(null);
  /** A name of the past -> the name that the file has now: to move a page is not to change it. */
  const namesNow = new Map<string, string>();
  let date = '';
  const options = ['--name-status', '--find-renames=100%', `--format=${COMMIT}%ct`];
  const pages = ':(top,glob)**/*.md';
  const failure = await git(
    folder,
    ['-c', 'core.quotePath=false', 'log', ...options, '--', pages],
    (line) => {
      if (line.startsWith(COMMIT)) date = isoDate(line.slice(1));
      const [, name = '', newName] = line.split('\t').map(unquote);
      if (name === '') return;
      const now = namesNow.get(newName ?? name) ?? newName ?? name;
      if (newName !== undefined) namesNow.set(name, now);
      else if (now.startsWith(prefix)) dates[now.slice(prefix.length)] ??= date;
    },
  );
  if (failure !== undefined) return { dates: {}, problems: [warning('no git history here', failure)] };
  pack?.put(key, JSON.stringify(dates));
  return { dates: { ...dates }, problems: [] };
}

/** Runs git and hands over its lines; resolves with its complaint, if any. */
function git(cwd: string, args: string[], onLine: (line: string) => void): Promise<string | undefined> {
  const running = new Promise<string | undefined>((resolve) => {
    const child = spawn('git', args, { cwd, env: { ...process.env, LC_ALL: 'C' }, windowsHide: true });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    const lines = createInterface({ input: child.stdout }).on('line', onLine);
    const drained = new Promise((done) => lines.on('close', done));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => {
      drained.then(() =>
        resolve(code === 0 ? undefined : complaint.trim().split('\n')[0] || `git ended with ${code}`),
      );
    });
  });
  // A folder that is none stops it before it starts.
  return running.catch((error: Error) => error.message);
}

function warning(what: string, hint: string): Problem {
  const message = `${what}, so pages carry no date of their last change.`;
  return problem('warning', message, hint);
}

function isoDate(seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

/** Git quotes names that hold quotes, backslashes or control characters, even with `core.quotePath` off. */
function unquote(name: string): string {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\(["\\])/g, '$1');
}
