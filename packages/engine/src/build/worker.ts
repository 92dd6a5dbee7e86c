import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { compileApiPage, compileOverview } from '../api-reference/compileApiPage.ts';
import type { ApiPagePlan, ApiSource } from '../api-reference/planApi.ts';
import { type ApiFile, type ReadPart, readPart } from '../api-reference/readApi.ts';
import { invariant } from '../core/errors.ts';
import type { Guide, PageData, RenderedPage, ServerBundle } from '../core/types.ts';
import type { CompileContext, CompiledPage, SourceFile } from '../markdown/compiled.ts';
import { compilePage } from '../markdown/compilePage.ts';
import { type BodyJob, type RenderedBody, renderBody } from './renderBody.ts';

/** Everything that worker threads do: what all jobs of a run share, one job, and its result. */
export interface Tasks {
  compile: { shared: CompileContext; job: SourceFile; result: PageResult };
  apiPart: { shared: undefined; job: ApiFile; result: ReadPart };
  apiPage: { shared: { sources: ApiSource[]; context: CompileContext }; job: ApiJob; result: PageResult };
  /** `shared`: path of the server bundle. */
  bodies: { shared: string; job: BodyJob; result: RenderedBody };
  pages: {
    shared: { bundle: string; guides: Record<string, Guide> };
    job: PageData;
    result: RenderedPage;
  };
  /** `shared`: path of the server bundle. */
  sidebars: { shared: string; job: Guide; result: string };
}

export type TaskName = keyof Tasks;

/** A compiled page. */
export interface PageResult {
  page: Omit<CompiledPage, 'search'>;
  /** Its search documents as JSON: as one text, they cross between threads at a fraction of the cost. */
  search: string;
}

/** One page of the reference, or the one it hangs below. */
export type ApiJob = { type: 'page'; plan: ApiPagePlan } | { type: 'overview'; lead: CompiledPage };

/** What a worker is sent: `shared` with the first batch only of those that it does in a row. */
export interface TaskRequest {
  task: TaskName;
  isFirst: boolean;
  shared: unknown;
  jobs: unknown[];
}

/** What it answers, in the order of the jobs. A job's failure is a message, since errors lose their type on the way. */
export type TaskAnswer = ({ value: unknown } | { failure: string })[];

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

let current: unknown;

async function answer({ task, isFirst, shared, jobs }: TaskRequest): Promise<TaskAnswer> {
  if (isFirst) current = shared;
  const handle = handlers[task] as (job: unknown, shared: unknown) => Promise<unknown>;
  const results: TaskAnswer = [];
  for (const job of jobs) {
    try {
      results.push({ value: await handle(job, current) });
    } catch (error) {
      results.push({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  return results;
}

parentPort?.on('message', async (request: TaskRequest) => parentPort?.postMessage(await answer(request)));
