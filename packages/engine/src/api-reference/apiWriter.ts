import type { MarkdownIt } from 'markdown-it';
import { emptyFrontMatter } from '../config/frontMatterSchema.ts';
import { addressOf, withBase } from '../core/address.ts';
import { escapeHtml, escapeText } from '../core/text.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';
import { minutesOf, pageResult, summaryOf } from '../markdown/pageRecord.ts';
import { type PageState, reportError, startPage } from '../markdown/pageState.ts';
import { createMarkdown } from '../markdown/pipeline.ts';
import { oneLine } from '../markdown/text.ts';
import type { ApiContent, ApiOperation, ApiPlace } from './apiTypes.ts';
import { contentExample, type ExampleSide, exampleFault } from './examples.ts';
import type { ApiSource } from './planApi.ts';

let parser: MarkdownIt | undefined;

/** What a page of the reference is written with: collects what a Markdown page would have found out about itself. */
export interface ApiWriter extends ApiSource {
  page: PageState;
  html: string[];
  markdown: string[];
  search: CompiledPage['search'];
  /** Long lists of fields, name -> HTML, that the page has shown so far, and where. */
  listed: { items: ReadonlyMap<string, string>; operation: ApiOperation }[];
  /** Rows of answers that the page has shown so far, and where. */
  answers: Map<string, ApiOperation>;
}

/** Starts a page. */
export function startApiPage(
  { relativePath, title }: { relativePath: string; title: string },
  source: ApiSource,
  { file, line }: ApiPlace,
  context: CompileContext,
): ApiWriter {
  const frontmatter = {
    ...emptyFrontMatter(),
    title,
    api: true,
    kind: 'reference' as const,
    editLink: false,
  };
  const page = startPage({
    source: { relativePath, text: '' },
    file,
    address: addressOf(relativePath),
    // Names of parameters and the like are not the place to explain terms.
    context: { ...context, glossary: [], proofs: undefined },
    frontmatter,
    title,
    lineOffset: line - 1,
    problems: [],
  });
  page.ids.push({ id: 'frontmatter-title', line });
  const html = [`<h1 id="frontmatter-title">${escapeText(title)}</h1>`];
  const markdown = [`# ${title}`];
  return { ...source, page, html, markdown, search: [], listed: [], answers: new Map() };
}

/** HTML of a description, which is Markdown with all its rules. `place`: where it is written. */
export function prose({ page }: ApiWriter, text: string, { file, line }: ApiPlace): string {
  if (text === '') return '';
  // What looks like HTML is shown as it stands.
  parser ??= createMarkdown().set({ html: false });
  const own: PageState = { ...page, file, lineOffset: line - 1, headings: [] };
  const before = page.problems.length;
  const html = parser.render(text, { page: own });
  if (own.headings.length > 0)
    reportError({ ...page, file }, line, 'a description holds a heading.', 'Use bold text or a list.');
  // Where in the description it is, only its author knows: YAML folds lines.
  for (const problem of page.problems.slice(before)) problem.line = line;
  return html;
}

/** The same without the paragraph around it, where it is one. */
export function inlineProse(writer: ApiWriter, text: string, place: ApiPlace): string {
  const html = prose(writer, text, place).trim();
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner === undefined || inner.includes('<p>') ? html : inner;
}

/** A description as plain words, for search. */
export function plainText(text: string): string {
  return oneLine(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]+/g, ''));
}

/** An example: its author's, or one made of its schema; a mistake where it does not fit. `of`: what it shows. */
export function checkedExample(
  { description, page }: ApiWriter,
  content: Pick<ApiContent, 'example' | 'schema'>,
  side: ExampleSide,
  of: string,
  { file, line }: ApiPlace,
): unknown {
  const { document } = description;
  const value = contentExample(document, content, side);
  const fault = exampleFault(document, content.schema, value, side);
  if (fault !== undefined) {
    const message = `the example of ${of} does not fit its schema: ${fault}.`;
    reportError({ ...page, file }, line, message, 'Correct the example or the schema.');
  }
  return value;
}

/** Heading of the second level that can be linked to. */
export function writeHeading(
  { page, html, markdown }: ApiWriter,
  slug: string,
  title: string,
  line: number,
): void {
  page.ids.push({ id: slug, line });
  page.headings.push({ level: 2, slug, title, line });
  const name = escapeText(title);
  const id = escapeHtml(slug);
  html.push(
    `<h2 id="${id}"><a class="header-anchor" href="#${encodeURI(slug).replaceAll('"', '%22')}" aria-labelledby="${id}"></a> ${name}</h2>`,
  );
  markdown.push(`## ${title}`);
}

/** Notes a section of the page for search. `questions`: what else it may be asked by. */
export function addSearch(
  { page, search }: ApiWriter,
  slug: string,
  title: string,
  text: string,
  questions: string[] = [],
): void {
  const hash = slug === '' ? '' : `#${slug}`;
  const trail = slug === '' ? [] : [page.title];
  const { address } = page;
  const rest = {
    questions,
    kind: page.frontmatter.kind,
    guide: '',
    edition: undefined,
    api: true,
  };
  search.push({ address, hash, title, trail, text: oneLine(text), ...rest });
}

/** An anchor to another place of the reference; noted for the link check. */
export function linkTo({ page }: ApiWriter, path: string, inner: string, className = ''): string {
  page.links.push({ href: path, line: page.lineOffset + 1 });
  const kind = className === '' ? '' : ` class="${className}"`;
  const [target = '', hash = ''] = path.split('#', 2);
  const href = target === page.address ? `#${hash}` : withBase(path, page.context.base);
  return `<a${kind} href="${escapeHtml(encodeURI(href))}">${inner}</a>`;
}

/** The finished page. */
export function finishApiPage(
  { page, html, markdown, search, description }: ApiWriter,
  summary: string,
): CompiledPage {
  return {
    ...pageResult(page),
    description: summaryOf(plainText(summary) || `${page.title}: ${description.title}`),
    html: html.join('\n'),
    minutes: minutesOf(search.map(({ text }) => text).join(' ')),
    markdown: `${markdown.join('\n\n')}\n`,
    search,
  };
}
