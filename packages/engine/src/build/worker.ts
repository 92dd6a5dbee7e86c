import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { compileApiPage } from '../api-reference/compileApiPage.ts';
import { compileOverview } from '../api-reference/overview.ts';
import { readPart } from '../api-reference/readApi.ts';
import { invariant } from '../core/errors.ts';
import type { ServerBundle } from '../core/types.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import { compilePage } from '../markdown/compilePage.ts';
import { renderBody } from './renderBody.ts';
import type { PageResult, TaskAnswer, TaskName, TaskRequest, Tasks } from './tasks.ts';

/** How each task is done; the program of a worker thread. */
const handlers: {
  [T in TaskName]: (job: Tasks[T]['job'], shared: Tasks[T]['shared']) => Promise<Tasks[T]['result']>;
} = {
  compile: async (source, context) => pageResult(await compilePage(source, context)),
  apiPart: async ({ file, text }) => readPart(file, text),
  apiPage: async (job, { sources, context }) => {
    if (job.type === 'overview') return pageResult(compileOverview(job.lead, sources, context));
    const source = sources.find(({ description }) => description.name === job.plan.api);
    invariant(source, `the description ${job.plan.api}`);
    return pageResult(compileApiPage(job.plan, source, context));
  },
  bodies: async (job, bundle) => renderBody(job, await loadBundle(bundle)),
  pages: async (page, { bundle, guides }) => {
    const guide = guides[page.guide];
    invariant(guide, `a guide for "${page.guide}"`);
    return (await loadBundle(bundle)).renderPage({ page, guide });
  },
  sidebars: async (guide, bundle) => (await loadBundle(bundle)).renderSidebar(guide),
};

function pageResult({ search, ...page }: CompiledPage): PageResult {
  return { page, search: JSON.stringify(search) };
}

function loadBundle(path: string): Promise<ServerBundle> {
  return import(pathToFileURL(path).href);
}

/** What the jobs of the current run share; sent once. */
let current: { run: number; shared: unknown } = { run: 0, shared: undefined };

async function answer({ run, task, shared, jobs }: TaskRequest): Promise<TaskAnswer> {
  if (run !== current.run) current = { run, shared };
  const handle = handlers[task] as (job: unknown, shared: unknown) => Promise<unknown>;
  const results: TaskAnswer['results'] = [];
  for (const job of jobs) {
    try {
      results.push({ value: await handle(job, current.shared) });
    } catch (error) {
      results.push({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  return { results };
}

parentPort?.on('message', async (request: TaskRequest) => parentPort?.postMessage(await answer(request)));
