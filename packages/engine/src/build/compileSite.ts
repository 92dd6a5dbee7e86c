import { type ApiReference, addApiPages, compileReference, isApiLead } from './apiPages.ts';
import { type CompileInput, compilePages, type PassOnePage } from './compilePages.ts';
import type { JoinedApi } from './joinApi.ts';

interface CompileSiteInput extends CompileInput {
  /** The API descriptions, which may still be being read. */
  api: Promise<JoinedApi>;
}

/**
 * Pass 1 of a whole site: its Markdown pages and those of its API reference, which begins once the page that it hangs
 * below is there. `compiled`: how many were not kept.
 */
export async function compileSite(
  input: CompileSiteInput,
): Promise<{ compiled: number; reference: ApiReference }> {
  let findLead: (page: PassOnePage | undefined) => void;
  const lead = new Promise<PassOnePage | undefined>((resolve) => {
    findLead = resolve;
  });
  const compiling = compilePages(input, (page) => {
    if (isApiLead(page)) findLead(page);
  }).finally(() => findLead(undefined));
  const referring = Promise.all([lead, input.api]).then(([page, api]) => compileReference(page, api, input));
  const [{ pages, compiled }, made] = await Promise.all([compiling, referring]);
  const reference = addApiPages(pages, made, input.context.docsDir);
  return { compiled: compiled + reference.compiled, reference };
}
