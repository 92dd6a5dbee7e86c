import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import type { SourceFile } from '../markdown/compiled.ts';
import { createPool, type Pool } from './pool.ts';

/** Stands in for the worker: answers with what it was sent, fails, ends or throws on demand. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
let shared;
parentPort.on('message', (request) => {
  shared = request.shared ?? shared;
  if (request.jobs.some(({ text }) => text === 'end')) process.exit(3);
  if (request.jobs.some(({ text }) => text === 'throw')) throw Error('out of luck');
  const results = request.jobs.map(({ relativePath, text }) =>
    text === 'fail' ? { failure: 'no luck' } : { value: { page: relativePath, search: shared } });
  parentPort.postMessage(results);
});`;

const folder = temporaryFolder();
let pool: Pool;
beforeEach(() => {
  folder.write('worker.cjs', WORKER);
  pool = createPool(folder.at('worker.cjs'));
});
afterEach(() => pool.close());

const jobs = (count: number, text = ''): SourceFile[] =>
  Array.from({ length: count }, (_, i) => ({ relativePath: `${i}.md`, text }));

/** Runs jobs and collects results by index. */
async function run(list: SourceFile[], shared: unknown = 'context') {
  const results: unknown[] = [];
  await pool.run(
    'compile',
    shared as never,
    list.map((job, i) => ({ key: String(i), name: job.relativePath, job })),
    (result, key) => {
      results[Number(key)] = result;
    },
  );
  return results;
}

describe('createPool', () => {
  it('does every job once and gives each result its key', async () => {
    const results = await run(jobs(50));
    expect(results).toEqual(jobs(50).map(({ relativePath }) => ({ page: relativePath, search: 'context' })));
  });

  it('keeps runs at the same time apart', async () => {
    const [a, b] = await Promise.all([run(jobs(30), 'a'), run(jobs(30), 'b')]);
    expect(a.every((result) => (result as { search: string }).search === 'a')).toBe(true);
    expect(b.every((result) => (result as { search: string }).search === 'b')).toBe(true);
  });

  it.each([
    ['fail', 3, /bad\.md.*no luck/],
    ['end', 0, 'A worker thread ended with code 3 on bad.md.'],
    ['throw', 0, /bad\.md/],
  ])('names jobs that %s among %i others, and goes on, however often', async (text, others, message) => {
    for (let i = 0; i < 6; i++)
      await expect(run([...jobs(others), { relativePath: 'bad.md', text }])).rejects.toThrow(message);
    expect(await run(jobs(50))).toHaveLength(50);
  });
});
