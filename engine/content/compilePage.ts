import { createHash } from 'node:crypto';
import type { MarkdownIt } from 'markdown-it';
import { addressOf } from '../shared/address.ts';
import type { Heading } from '../shared/types.ts';
import type { CompileContext, CompiledPage, SourceFile } from './compiled.ts';
import { readFrontMatter } from './frontMatter.ts';
import { loadLanguages } from './highlight.ts';
import type { PageEnv, PageState } from './pageState.ts';
import { createMarkdown } from './pipeline.ts';

let markdown: MarkdownIt | undefined;

/** Compiles one Markdown file. Never throws on what an author wrote: mistakes are in `problems`. */
export async function compilePage(source: SourceFile, context: CompileContext): Promise<CompiledPage> {
  const md = parser();
  const file = context.docsDir === '.' ? source.relativePath : `${context.docsDir}/${source.relativePath}`;
  const { frontmatter, body, lineOffset, problems } = readFrontMatter(source.text, file);
  const address = addressOf(source.relativePath);
  const page: PageState = {
    source,
    file,
    address,
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
    grammars: new Set(),
    counts: { code: 0 },
  };
  const env: PageEnv = { page };
  const tokens = md.parse(body, env);
  await loadLanguages(page.grammars);
  const html = md.renderer.render(tokens, md.options, env);
  return {
    record: {
      title: page.title,
      frontmatter,
      regularPath: address,
      relativePath: source.relativePath,
      key: `v-${createHash('sha256').update(source.relativePath).digest('hex').slice(0, 8)}`,
      path: address,
      headers: page.headings
        .filter((h) => h.level === 2 || h.level === 3)
        .map(({ level, title, slug }) => ({ level, title, slug }) as Heading),
    },
    description: frontmatter.description ?? '',
    edition: frontmatter.edition,
    html,
    components: page.components,
    ids: page.ids.map(({ id }) => id),
    links: page.links,
    minutes: 1,
    markdown: body,
    search: [],
    dependencies: [...page.dependencies],
    problems: page.problems,
  };
}

function parser(): MarkdownIt {
  markdown ??= createMarkdown();
  return markdown;
}
