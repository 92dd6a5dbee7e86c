import type { ApiSource } from '../content/api/compileApiPage.ts';
import type { ApiPagePlan } from '../content/api/planApi.ts';
import type { CompileContext, CompiledPage } from '../content/compiled.ts';

/** One page for a worker to write: of the reference, or the one it hangs below. */
export type ApiJob = { type: 'page'; plan: ApiPagePlan } | { type: 'overview'; lead: CompiledPage };

/** What all jobs share. */
export interface ApiShared {
  sources: ApiSource[];
  context: CompileContext;
}
