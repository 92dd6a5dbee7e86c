import type { ApiPagePlan, ApiSource } from '../api-reference/planApi.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';

/** One page for a worker to write: of the reference, or the one it hangs below. */
export type ApiJob = { type: 'page'; plan: ApiPagePlan } | { type: 'overview'; lead: CompiledPage };

/** What all jobs share. */
export interface ApiShared {
  sources: ApiSource[];
  context: CompileContext;
}
