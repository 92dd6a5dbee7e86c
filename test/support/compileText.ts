import type { CompileContext, CompiledPage } from '../../packages/engine/src/markdown/compiled.ts';
import { compilePage } from '../../packages/engine/src/markdown/compilePage.ts';

/** A context with nothing in it: no images, no glossary. */
export const EMPTY_CONTEXT: CompileContext = {
  root: '/site',
  base: '/',
  lang: 'en',
  siteTitle: 'Documentation',
  siteDescription: 'A site for tests',
  interpolations: {},
  sidebarDepth: 2,
  glossary: [],
  tables: {},
  icons: {},
  images: {},
  proofs: undefined,
};

/** Compiles text as the page `docs/guide/page.md`. */
export async function compileText(
  text: string,
  context: Partial<CompileContext> = {},
  relativePath = 'guide/page.md',
): Promise<CompiledPage> {
  return compilePage({ relativePath, text }, { ...EMPTY_CONTEXT, ...context });
}

/** HTML of some text, without the blank space around it. */
export async function htmlOf(text: string, context: Partial<CompileContext> = {}): Promise<string> {
  return (await compileText(text, context)).html.trim();
}

/** `line: message` of every problem of some text. */
export async function problemsOf(text: string, context: Partial<CompileContext> = {}): Promise<string[]> {
  const { problems } = await compileText(text, context);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}
