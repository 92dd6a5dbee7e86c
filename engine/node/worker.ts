import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { compilePage } from '../content/compilePage.ts';
import { invariant } from '../shared/errors.ts';
import type { ServerBundle } from '../shared/types.ts';
import { BODY_PLACE } from './document.ts';
import { renderBody } from './renderBody.ts';
import { searchIndexFiles } from './searchIndex.ts';
import { type SectionTerms, sectionTerms } from './searchTerms.ts';
import type { TaskAnswer, TaskName, TaskRequest, Tasks } from './tasks.ts';

/** How each task is done; the program of a worker thread. */
const handlers: {
  [T in TaskName]: (job: Tasks[T]['job'], shared: Tasks[T]['shared']) => Promise<Tasks[T]['result']>;
} = {
  compile: async (source, context) => {
    const page = await compilePage(source, context);
    return { page, terms: JSON.stringify(page.search.map(sectionTerms)) };
  },
  bodies: async (job, bundle) => renderBody(job, await loadBundle(bundle)),
  shells: async (page, { bundle, guides }) => {
    const guide = guides[page.guide];
    invariant(guide, `a guide for "${page.guide}"`);
    return (await loadBundle(bundle)).renderShell({ page, guide, html: BODY_PLACE });
  },
  search: async ({ documents, terms }, { base, glossary }) =>
    searchIndexFiles(documents, base, glossary, parseEach(terms)),
};

/** One page's terms at a time, since those of all pages would fill the memory. */
function* parseEach(terms: readonly string[]): Generator<SectionTerms> {
  for (const json of terms) yield* JSON.parse(json) as SectionTerms[];
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
