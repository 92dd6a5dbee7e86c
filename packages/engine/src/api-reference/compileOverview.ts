import { escapeText } from '../core/text.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';
import { apiServer } from './apiServer.ts';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { type ApiWriter, finishApiPage, plainText, prose, startApiPage, writeHeading } from './apiWriter.ts';
import type { ApiSource } from './compileApiPage.ts';
import { countOf, writeServices } from './overview.ts';

/** Joins the page that the reference hangs below, written by an author, with the list of all that the reference holds. */
export function compileOverview(
  lead: CompiledPage,
  sources: readonly ApiSource[],
  context: CompileContext,
): CompiledPage {
  const writers = sources.map((source) => writeDescription(lead, source, context));
  const pages = writers.map((writer) => finishApiPage(writer, ''));
  const all = <T>(pick: (page: CompiledPage) => readonly T[]): T[] => pages.flatMap(pick);
  // What the reader came for stands right below the lead, before the first section.
  const section = lead.html.indexOf('<h2');
  const split = section < 0 ? lead.html.length : section;
  const filter = { name: 'ApiFilter', props: {}, slots: [], line: 1 };
  const place = `<!--island:${lead.components.length}-->`;
  return {
    ...lead,
    record: { ...lead.record, headers: [...all(({ record }) => record.headers), ...lead.record.headers] },
    html: [lead.html.slice(0, split), place, ...pages.map(({ html }) => html), lead.html.slice(split)].join(
      '\n',
    ),
    ids: [...lead.ids, ...all(({ ids }) => ids)],
    links: [...lead.links, ...all(({ links }) => links)],
    components: [...lead.components, filter],
    markdown: `${[lead.markdown.trimEnd(), ...pages.map(({ markdown }) => markdown.trim())].join('\n\n')}\n`,
    problems: [...lead.problems, ...all(({ problems }) => problems)],
  };
}

function writeDescription(lead: CompiledPage, source: ApiSource, context: CompileContext): ApiWriter {
  const { description, links } = source;
  const { relativePath } = lead.record;
  const file = description.services[0]?.file ?? '';
  const writer = startApiPage(
    { relativePath, title: lead.record.title },
    description,
    links,
    { file, line: 1 },
    context,
  );
  // The page has its title, and the id of that, from its author.
  writer.html.length = 0;
  writer.markdown.length = 0;
  writer.page.ids.length = 0;
  writeHeading(writer, description.name, description.title, 1);
  const operations = description.services.flatMap((service) => service.operations);
  const facts = [
    `Version ${description.version}`,
    countOf(description.services.length, 'service'),
    countOf(operations.length, 'operation'),
  ].join(', ');
  const [about = ''] = description.description.split(/\n\s*\n/);
  writer.html.push(
    prose(writer, about, { file, line: 1 }),
    `<p class="api-facts">${escapeText(facts)}. Paths count from ${originsHtml(description, operations)}.</p>`,
  );
  writer.markdown.push(plainText(about), `${facts}.`);
  writeServices(writer);
  return writer;
}

/** The addresses before the paths of a description: its own first, then those that some operations have. */
function originsHtml(description: ApiDescription, operations: readonly ApiOperation[]): string {
  const own = apiServer(description).origin;
  const counts = new Map<string, number>();
  for (const operation of operations) {
    const { origin } = apiServer(description, operation);
    if (origin !== own) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const others = [...counts].map(
    ([origin, count]) => `, except for ${countOf(count, 'operation')}: <code>${escapeText(origin)}</code>`,
  );
  return `<code>${escapeText(own)}</code>${others.join('')}`;
}
