import type { CompileContext, SourceFile } from '../content/compiled.ts';
import { type ApiReference, addApiPages } from './apiPages.ts';
import { compilePages, type PassOnePage } from './compilePages.ts';
import { joinApi } from './joinApi.ts';
import type { Pack } from './pack.ts';
import type { Pool } from './pool.ts';
import type { ApiFile } from './readApi.ts';

interface CompileSiteInput {
  sources: readonly SourceFile[];
  api: readonly ApiFile[];
  context: CompileContext;
  /** Hash of the engine's sources. */
  engineHash: string;
  pack: Pack;
  pool: Pool;
}

/** Pass 1 of a whole site: its Markdown pages and those of its API reference. `compiled`: how many were not kept. */
export async function compileSite(
  input: CompileSiteInput,
): Promise<{ pages: PassOnePage[]; compiled: number; reference: ApiReference }> {
  const joining = joinApi(input.api, input);
  // Awaited further down; if it fails before that, the process must not end.
  joining.catch(() => undefined);
  const { pages, compiled } = await compilePages(input);
  const reference = await addApiPages(pages, await joining, input);
  return { pages: reference.pages, compiled: compiled + reference.compiled, reference };
}
