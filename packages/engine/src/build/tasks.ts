import type { ApiPagePlan, ApiSource } from '../api-reference/planApi.ts';
import type { ApiFile, ReadPart } from '../api-reference/readApi.ts';
import type { Guide, PageData, Problem, RenderedPage } from '../core/types.ts';
import type { CompileContext, CompiledPage, ComponentUse, SourceFile } from '../markdown/compiled.ts';

/** A page's HTML with places for its components. */
export interface BodyJob {
  /** Path of the Markdown file from the site's root, for messages. */
  file: string;
  html: string;
  components: ComponentUse[];
}

/** A compiled page. */
export interface PageResult {
  page: Omit<CompiledPage, 'search'>;
  /**
   * Its search documents as JSON: a text crosses between threads at a fraction of the cost of all these small lists.
   */
  search: string;
}

/** Everything that worker threads do: what all jobs of a run share, one job, and its result. */
export interface Tasks {
  compile: { shared: CompileContext; job: SourceFile; result: PageResult };
  apiPart: { shared: undefined; job: ApiFile; result: ReadPart };
  apiPage: { shared: ApiShared; job: ApiJob; result: PageResult };
  /** `shared`: path of the server bundle. */
  bodies: { shared: string; job: BodyJob; result: { html: string; problems: Problem[] } };
  pages: {
    shared: { bundle: string; guides: Record<string, Guide> };
    job: PageData;
    result: RenderedPage;
  };
  /** `shared`: path of the server bundle. */
  sidebars: { shared: string; job: Guide; result: string };
}

export type TaskName = keyof Tasks;

/** What a worker is sent: `shared` only with a worker's first batch of a run. */
export interface TaskRequest {
  run: number;
  task: TaskName;
  shared: unknown;
  jobs: unknown[];
}

/** What it answers, in the order of the jobs. A job's failure is a message, since errors lose their type on the way. */
export interface TaskAnswer {
  results: ({ value: unknown } | { failure: string })[];
}

/** One page for a worker to write: of the reference, or the one it hangs below. */
export type ApiJob = { type: 'page'; plan: ApiPagePlan } | { type: 'overview'; lead: CompiledPage };

/** What all jobs share. */
export interface ApiShared {
  sources: ApiSource[];
  context: CompileContext;
}
