import type { MarkdownIt, Token } from 'markdown-it';
import { addressOf } from '../core/address.ts';
import type { Address, FrontMatter, Problem } from '../core/types.ts';
import { loadLanguages } from './code/highlight.ts';
import type { CompileContext, CompiledPage, SourceFile } from './compiled.ts';
import { readFrontMatter } from './frontMatter.ts';
import { descriptionOf, minutesOf, pageRecord } from './pageRecord.ts';
import { type PageEnv, type PageState, reportError, reportWarning } from './pageState.ts';
import { createMarkdown } from './pipeline.ts';
import { searchSections } from './searchSections.ts';
import { tokenTree } from './tokens.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Id of the heading that front matter gives; old links use it. */
const TITLE_ID = 'frontmatter-title';

let parser: MarkdownIt | undefined;

/**
 * Compiles one Markdown file. Never throws on what an author wrote: mistakes are in `problems`, with file and line.
 * The parser and the highlighter are made at the first call and kept for the life of the process.
 */
export async function compilePage(source: SourceFile, context: CompileContext): Promise<CompiledPage> {
  parser ??= createMarkdown();
  const { page, body } = startPage(source, context);
  const env: PageEnv = { page };
  const tokens = parser.parse(body, env);
  await loadLanguages(page.grammars);
  const html = withTitle(parser, page, parser.renderer.render(tokens, parser.options, env));
  checkTitle(page, html);
  checkIds(page);
  return finish(page, tokens, html);
}

function startPage(source: SourceFile, context: CompileContext): { page: PageState; body: string } {
  const file = context.docsDir === '.' ? source.relativePath : `${context.docsDir}/${source.relativePath}`;
  const { frontmatter, body, lineOffset, problems } = readFrontMatter(source.text, file);
  const page: PageState = {
    source,
    file,
    address: pathOf(source, frontmatter),
    context,
    frontmatter,
    title: '',
    lineOffset,
    problems,
    links: [],
    ids: [],
    headings: [],
    components: [],
    dependencies: new Set(),
    images: new Set(),
    proofs: [],
    grammars: new Set(),
    counts: { code: 0 },
  };
  return { page, body };
}

function pathOf(source: SourceFile, frontmatter: FrontMatter): Address {
  // `permalink` was checked to be a path; encoded like every other address.
  return frontmatter.permalink === undefined
    ? addressOf(source.relativePath)
    : (encodeURI(frontmatter.permalink) as Address);
}

/** Puts the front matter's title on top of a body that has no heading of the first level. */
function withTitle(md: MarkdownIt, page: PageState, html: string): string {
  const { title, home } = page.frontmatter;
  if (title === undefined || home || /<h1[\s>]/i.test(html)) return html;
  page.ids.unshift({ id: TITLE_ID, line: 1 });
  return `<h1 id="${TITLE_ID}">${md.utils.escapeHtml(page.title)}</h1>\n${html}`;
}

function checkTitle(page: PageState, html: string): void {
  if (page.title === '' && !hasUnreadTitle(page)) {
    reportError(page, 1, 'the page has no title.', 'Add "title: …" to the front matter.');
  }
  if ((html.match(/<h1[\s>]/gi)?.length ?? 0) > 1) {
    const line = page.headings.filter(({ level }) => level === 1)[1]?.line ?? 1;
    reportWarning(
      page,
      line,
      'the page has more than one heading of the first level.',
      'Use "##" for sections.',
    );
  }
}

/** An unreadable title in the front matter is reported there, not as a missing title. */
function hasUnreadTitle({ source, lineOffset, problems }: PageState): boolean {
  const isAbove = ({ line = 0, severity }: Problem) =>
    severity === 'error' && line <= Math.max(1, lineOffset);
  return problems.some(isAbove) && /^title[ \t]*[:=]/m.test(source.text);
}

function checkIds(page: PageState): void {
  const first = new Map<string, number>();
  for (const { id, line } of page.ids) {
    const before = first.get(id);
    if (before === undefined) first.set(id, line);
    else
      reportError(
        page,
        line,
        `the id "${id}" is used twice; first on line ${before}.`,
        'Choose another one.',
      );
  }
}

function finish(page: PageState, tokens: Token[], html: string): CompiledPage {
  const nodes = tokenTree(tokens);
  return {
    record: pageRecord(page),
    description: descriptionOf(page, nodes),
    edition: page.frontmatter.edition,
    html,
    components: page.components,
    ids: page.ids.map(({ id }) => id),
    links: page.links,
    minutes: minutesOf(nodes),
    markdown: toMarkdown(page, nodes),
    proofs: page.proofs,
    search: searchSections(page, nodes),
    dependencies: [...page.dependencies],
    images: [...page.images],
    problems: page.problems,
  };
}
