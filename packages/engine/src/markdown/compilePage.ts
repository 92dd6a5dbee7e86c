import type { MarkdownIt, Token } from 'markdown-it';
import { addressOf } from '../core/address.ts';
import type { Address } from '../core/types.ts';
import { loadLanguages } from './code/highlight.ts';
import type { CompileContext, CompiledPage, SourceFile } from './compiled.ts';
import { readFrontMatter } from './frontMatter.ts';
import { descriptionOf, minutesOf, pageResult } from './pageRecord.ts';
import { type PageEnv, type PageState, reportError, reportWarning, startPage } from './pageState.ts';
import { createMarkdown } from './pipeline.ts';
import { docFile } from './readDocs.ts';
import { searchSections } from './searchSections.ts';
import { blockText } from './text.ts';
import { tokenTree } from './tokens.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Id of the heading that front matter gives; old links use it. */
const TITLE_ID = 'frontmatter-title';

let parser: MarkdownIt | undefined;

/** Compiles one Markdown file. What an author wrote never makes it throw: mistakes are in `problems`. */
export async function compilePage(source: SourceFile, context: CompileContext): Promise<CompiledPage> {
  parser ??= createMarkdown();
  const file = docFile(source.relativePath);
  const { frontmatter, body, lineOffset, problems } = readFrontMatter(source.text, file);
  // `permalink` was checked to be a path; encoded like every other address.
  const address =
    frontmatter.permalink === undefined
      ? addressOf(source.relativePath)
      : (encodeURI(frontmatter.permalink) as Address);
  const page = startPage({
    source,
    file,
    address,
    context,
    frontmatter,
    title: '',
    lineOffset,
    problems,
  });
  const env: PageEnv = { page };
  const tokens = parser.parse(body, env);
  await loadLanguages(page.grammars);
  const html = withTitle(parser, page, parser.renderer.render(tokens, parser.options, env));
  checkTitle(page, html);
  checkIds(page);
  return finish(page, tokens, html);
}

/** Puts the front matter's title on top of a body that has no heading of the first level. */
function withTitle(md: MarkdownIt, page: PageState, html: string): string {
  const { title, home } = page.frontmatter;
  if (title === undefined || home || /<h1[\s>]/i.test(html)) return html;
  page.ids.unshift({ id: TITLE_ID, line: 1 });
  return `<h1 id="${TITLE_ID}">${md.utils.escapeHtml(page.title)}</h1>\n${html}`;
}

function checkTitle(page: PageState, html: string): void {
  // One in front matter that cannot be read is reported there.
  if (page.title === '' && !page.problems.some(({ check }) => check === 'frontMatter')) {
    reportError(page, 1, 'the page has no title.', 'Add "title: …" to the front matter.');
  }
  if ((html.match(/<h1[\s>]/gi)?.length ?? 0) > 1) {
    const line = page.headings.filter(({ level }) => level === 1)[1]?.line ?? 1;
    const message = 'the page has more than one heading of the first level.';
    reportWarning(page, line, message, 'Use "##" for sections.');
  }
}

function checkIds(page: PageState): void {
  const first = new Map<string, number>();
  for (const { id, line } of page.ids) {
    const before = first.get(id);
    first.set(id, before ?? line);
    if (before === undefined) continue;
    const message = `the id "${id}" is used twice; first on line ${before}.`;
    reportError(page, line, message, 'Choose another one.');
  }
}

/** Code is looked at, not read. */
const CODE = new Set(['fence', 'code_block']);

function finish(page: PageState, tokens: Token[], html: string): CompiledPage {
  const nodes = tokenTree(tokens);
  return {
    ...pageResult(page),
    description: descriptionOf(page, nodes),
    html,
    minutes: minutesOf(blockText(nodes.filter(({ token }) => !CODE.has(token.type)))),
    markdown: toMarkdown(page, nodes),
    search: searchSections(page, nodes),
  };
}
