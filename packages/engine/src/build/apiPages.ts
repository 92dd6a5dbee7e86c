import type { ApiDescription } from '../api-reference/apiTypes.ts';
import { type ApiPagePlan, type ApiPlan, type ApiSource, planApi } from '../api-reference/planApi.ts';
import { refsIn } from '../api-reference/schemas.ts';
import { invariant } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { contentHash, dataHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import type { CompileContext } from '../markdown/compiled.ts';
import { docFile } from '../markdown/readDocs.ts';
import type { ApiJob } from './apiJobs.ts';
import { keepPage, keptPage, type PassOnePage } from './compilePages.ts';
import type { JoinedApi } from './joinApi.ts';
import type { Pool } from './pool.ts';

interface ApiInput {
  context: CompileContext;
  /** Hash of the engine's sources. */
  engineHash: string;
  pack: Pack;
  pool: Pool;
}

/** The API reference of a site, and its other pages. */
export interface ApiReference {
  descriptions: readonly ApiDescription[];
  /** All pages of the site, the one that the reference hangs below with the list of what it holds. */
  pages: PassOnePage[];
  /** Undefined when the site has no reference. */
  plan: ApiPlan | undefined;
  compiled: number;
  problems: Problem[];
}

/** The pages of a reference, before they are among those of the site. */
interface CompiledReference extends Omit<ApiReference, 'pages'> {
  /** The page that the reference hangs below, and what took its place: the same page with the list of what there is. */
  lead: PassOnePage | undefined;
  overview: PassOnePage | undefined;
  rest: PassOnePage[];
}

/** Whether an API reference is to hang below this page. */
export function isApiLead({ compiled }: PassOnePage): boolean {
  return compiled.record.frontmatter.api;
}

/** Compiles the pages of an API reference. `lead`: the page that it hangs below. */
export async function compileReference(
  lead: PassOnePage | undefined,
  { descriptions, problems }: JoinedApi,
  input: ApiInput,
): Promise<CompiledReference> {
  const none = { lead, overview: lead, rest: [], descriptions, plan: undefined, compiled: 0, problems };
  // What a faulty description would look like helps nobody.
  if (lead === undefined || descriptions.length === 0 || problems.length > 0) return none;
  const plan = planApi(descriptions, lead.compiled.record.path.replace(/\/$/, ''));
  const made = await compileApi(lead, plan, descriptions, input);
  const [overview, ...rest] = made.pages;
  return { ...none, overview, rest, plan, compiled: made.compiled };
}

/** Adds to the pages of a site those of its API reference. */
export function addApiPages(
  pages: readonly PassOnePage[],
  { lead, overview, rest, ...reference }: CompiledReference,
  docsDir: string,
): ApiReference {
  const all = pages.map((page) => (page === lead ? (overview ?? page) : page));
  const leads = pages.filter(isApiLead);
  const problems = leads.length > 1 ? leads.map((page) => tooManyLeads(page, leads.length, docsDir)) : [];
  return { ...reference, pages: [...all, ...rest], problems: [...reference.problems, ...problems] };
}

function tooManyLeads({ compiled }: PassOnePage, count: number, docsDir: string): Problem {
  return {
    severity: 'error',
    file: docFile(docsDir, compiled.record.relativePath),
    line: undefined,
    message: `is one of ${count} pages with "api: true", and the API reference hangs below one.`,
    hint: 'Remove it from the others.',
  };
}

async function compileApi(
  lead: PassOnePage,
  plan: ApiPlan,
  descriptions: readonly ApiDescription[],
  { context, engineHash, pack, pool }: ApiInput,
): Promise<{ pages: PassOnePage[]; compiled: number }> {
  const sources = descriptions.map((description): ApiSource => {
    const links = plan.links[description.name];
    invariant(links, `places of ${description.name}`);
    return { description, links };
  });
  const { images: _images, root: _root, glossary: _glossary, ...slice } = context;
  const shared = contentHash(engineHash, dataHash(slice), JSON.stringify(plan.links));
  const hashes = new Map(sources.map((source) => [source.description.name, sourceHashes(source)]));
  const { html, markdown, ...small } = lead.compiled;
  const jobs: { job: ApiJob; key: string }[] = [
    {
      job: { type: 'overview', lead: { ...small, html, markdown } },
      key: contentHash(
        shared,
        lead.htmlHash,
        JSON.stringify(small.record),
        ...[...hashes.values()].map(({ all }) => all),
      ),
    },
    ...plan.pages.map((page) => ({
      job: { type: 'page' as const, plan: page },
      key: contentHash(shared, JSON.stringify(page), hashes.get(page.api)?.of(page) ?? ''),
    })),
  ];
  const pages: (PassOnePage | undefined)[] = jobs.map(({ key }) =>
    keptPage(pack, `api ${key}`, context.root),
  );
  const todo = jobs.flatMap((one, index) => (pages[index] === undefined ? [{ ...one, index }] : []));
  await pool.run(
    'apiPage',
    { sources, context: { ...context, images: {}, glossary: [] } },
    todo.map(({ job }) => job),
    (result, done) => {
      const { index = 0, key = '' } = todo[done] ?? {};
      pages[index] = keepPage(pack, `api ${key}`, result, context.root);
    },
    (job) => (job.type === 'page' ? job.plan.relativePath : job.lead.record.relativePath),
  );
  // The overview is the page that leads the reference, counted where that was compiled.
  const compiled = todo.filter(({ job }) => job.type === 'page').length;
  return { pages: pages.flatMap((page) => page ?? []), compiled };
}

/** Hashes of what pages are made from, so that an edit of one operation writes one page anew. */
function sourceHashes({ description }: ApiSource): { all: string; of(page: ApiPagePlan): string } {
  const { services, schemas, document } = description;
  const frame = JSON.stringify([document.info, document.servers, document.security, document['x-services']]);
  const direct = new Map(Object.values(schemas).map(({ name, schema }) => [name, refsIn(schema)]));
  const texts = new Map(
    Object.values(schemas).map((schema) => [schema.name, contentHash(JSON.stringify(schema))]),
  );
  const whole = contentHash(JSON.stringify(services), ...texts.values());
  const closure = (names: Iterable<string>): string[] => {
    const found = new Set<string>();
    const pending = [...names];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      pending.push(...(direct.get(name) ?? []));
    }
    return [...found].sort().map((name) => texts.get(name) ?? '');
  };
  return {
    all: contentHash(frame, whole),
    of(page) {
      if (page.type === 'index') return contentHash(frame, whole);
      // "Used by" depends on everything.
      if (page.type === 'schemas') return contentHash(frame, whole);
      const service = services.find(({ slug }) => slug === page.slug);
      return contentHash(frame, JSON.stringify(service), ...closure(refsIn(service?.operations)));
    },
  };
}
