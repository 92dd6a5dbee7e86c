import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';

/** What a text may show of the configuration: `{{ $site.title }}` and the like, a table, or an icon. */
const SHOWS_CONFIG = /\{\{[ \t]*\$(?:site|cytomine)\.|<DataTable\b|:icon-/;

/**
 * Finds the pages that a changed configuration affects: for a new site title a few, not all. `text`: the source
 * of the page.
 */
export function staleAfter(
  before: CompileContext,
  after: CompileContext,
): (text: string, page: Pick<CompiledPage, 'description'>) => boolean {
  const isAll =
    JSON.stringify(withoutTexts(before)) !== JSON.stringify(withoutTexts(after)) ||
    SHOWS_CONFIG.test(JSON.stringify(after.glossary));
  // A page without a paragraph has the site's description.
  return (text, { description }) =>
    isAll || SHOWS_CONFIG.test(text) || description === before.siteDescription;
}

/** A context without what only pages that name it show. */
export function withoutTexts(context: Partial<CompileContext>): Partial<CompileContext> {
  const { siteTitle, siteDescription, interpolations, tables, icons, ...rest } = context;
  return rest;
}

/** Whether a text may show something of the configuration. */
export function showsConfig(text: string): boolean {
  return SHOWS_CONFIG.test(text);
}
