import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { gitDates } from './gitDates.ts';

const folder = temporaryFolder();

function git(args: string, env: Record<string, string> = {}): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, '-C', folder.root, ...args.split(' ')], {
    env: { ...process.env, ...env },
  });
}

/** Commits files as of a date. */
function commit(date: string, files: Record<string, string>): void {
  git('init -q');
  for (const [path, text] of Object.entries(files)) folder.write(path, text);
  git('add -A');
  git('commit -q -m x', { GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: date });
}

it('gives each file the day of its last commit, in UTC', async () => {
  commit('2024-03-01T12:00:00Z', { 'docs/a.md': '1', 'docs/b/c d.md': '1', 'docs/éq.md': '1', 'b.md': '1' });
  commit('2024-12-31T23:30:00-05:00', { 'docs/a.md': '2' });
  expect(await gitDates(folder.root)).toEqual({
    dates: { 'a.md': '2025-01-01', 'b/c d.md': '2024-03-01', 'éq.md': '2024-03-01' },
    problems: [],
  });
});

it('does not take a move for a change, and knows a file whose name is a property of every object', async () => {
  commit('2024-03-01T12:00:00Z', { 'docs/old.md': 'same text', 'docs/constructor.md': 'x' });
  rmSync(folder.at('docs/old.md'));
  commit('2024-06-01T12:00:00Z', { 'site/docs/new.md': 'same text' });
  const { dates, problems } = await gitDates(folder.at('site'));
  expect([dates, problems]).toEqual([{ 'new.md': '2024-03-01' }, []]);
  expect((await gitDates(folder.root)).dates['constructor.md']).toBe('2024-03-01');
});

it.each([
  ['a shallow clone', 'clone', 'shallow'],
  ['a folder that is missing', 'nothing', ''],
  ['a file', 'file', ''],
])('guesses nothing from %s, and says so once', async (_, path, message) => {
  commit('2024-03-01T12:00:00Z', { 'docs/a.md': '1', 'file/docs': '' });
  commit('2024-04-01T12:00:00Z', { 'docs/a.md': '2' });
  git(`clone -q --depth 1 file://${folder.root} ${folder.at('clone')}`);
  const { dates, problems } = await gitDates(folder.at(path));
  expect(dates).toEqual({});
  expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining(message) }]);
});

it.each(['no repository', 'no commit yet'])('says once that there are no dates: %s', async (state) => {
  folder.write('docs/a.md');
  if (state === 'no commit yet') git('init -q');
  const { dates, problems } = await gitDates(folder.root);
  expect(dates).toEqual({});
  expect(problems).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('no git history') },
  ]);
});
