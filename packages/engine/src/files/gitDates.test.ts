import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitDates } from './gitDates.ts';

const run = promisify(execFile);
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dates-'));
});
afterEach(() => rm(root, { recursive: true }));

function git(...args: string[]) {
  return run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-C', root, ...args]);
}

/** Commits files as of a date. */
async function commit(date: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await git('add', '-A');
  const env = { ...process.env, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: date };
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  await run('git', [...identity, '-C', root, 'commit', '-q', '-m', 'x'], { env });
}

describe('gitDates', () => {
  it('gives each file the day of its last commit, in UTC', async () => {
    await git('init', '-q');
    await commit('2024-03-01T12:00:00Z', {
      'docs/a.md': '1',
      'docs/b/c d.md': '1',
      'docs/éq.md': '1',
      'other.md': '1',
    });
    await commit('2024-12-31T23:30:00-05:00', { 'docs/a.md': '2' });
    expect(await gitDates(root, 'docs')).toEqual({
      dates: { 'a.md': '2025-01-01', 'b/c d.md': '2024-03-01', 'éq.md': '2024-03-01' },
      problems: [],
    });
  });

  it('does not take a move for a change, and knows a file whose name is a property of every object', async () => {
    await git('init', '-q');
    await commit('2024-03-01T12:00:00Z', { 'docs/old.md': 'same text', 'docs/constructor.md': 'x' });
    await rm(join(root, 'docs/old.md'));
    await commit('2024-06-01T12:00:00Z', { 'site/docs/new.md': 'same text' });
    expect(await gitDates(root, 'site/docs')).toEqual({ dates: { 'new.md': '2024-03-01' }, problems: [] });
    expect((await gitDates(root, 'docs')).dates['constructor.md']).toBe('2024-03-01');
  });

  it('guesses nothing from a shallow clone', async () => {
    await git('init', '-q');
    await commit('2024-03-01T12:00:00Z', { 'docs/a.md': '1' });
    await commit('2024-04-01T12:00:00Z', { 'docs/a.md': '2' });
    await git('clone', '-q', '--depth', '1', `file://${root}`, join(root, 'clone'));
    const { dates, problems } = await gitDates(join(root, 'clone'), 'docs');
    expect(dates).toEqual({});
    expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('shallow') }]);
  });

  it.each(['no repository', 'no commit yet'])('says once that there are no dates: %s', async (state) => {
    await mkdir(join(root, 'docs'));
    if (state === 'no commit yet') await git('init', '-q');
    const { dates, problems } = await gitDates(root, 'docs');
    expect(dates).toEqual({});
    expect(problems).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('no git history') },
    ]);
  });

  it('says so when the folder is missing, or a file', async () => {
    expect((await gitDates(root, 'nothing')).problems).toHaveLength(1);
    await writeFile(join(root, 'file'), '');
    expect((await gitDates(root, 'file')).problems).toHaveLength(1);
  });
});
