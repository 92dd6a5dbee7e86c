import type { ApiDescription } from '../api-reference/apiTypes.ts';
import { type ApiPagePlan, type ApiPlan, type ApiSource, planApi } from '../api-reference/planApi.ts';
import { invariant } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import { docFile } from '../markdown/readDocs.ts';
import {
  type CompileInput,
  compilePages,
  contextHash,
  keepPage,
  keptPage,
  type PassOnePage,
} from './compilePages.ts';
import type { JoinedApi } from './joinApi.ts';
import type { ApiJob } from './tasks.ts';

type ApiInput = Omit<CompileInput, 'sources'>;

/** The API reference of a site, and its other pages. */
export interface ApiReference {
  descriptions: readonly ApiDescription[];
  hashes: JoinedApi['hashes'];
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
  { descriptions, hashes, problems }: JoinedApi,
  input: ApiInput,
): Promise<CompiledReference> {
  const none = {
    lead,
    overview: lead,
    rest: [],
    descriptions,
    hashes,
    plan: undefined,
    compiled: 0,
    problems,
  };
  // Pages of a faulty description are not worth rendering.
  if (lead === undefined || descriptions.length === 0 || problems.length > 0) return none;
  const plan = planApi(descriptions, lead.compiled.record.path.replace(/\/$/, ''));
  const made = await compileApi(lead, plan, descriptions, hashes, input);
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
  hashes: JoinedApi['hashes'],
  input: ApiInput,
): Promise<{ pages: PassOnePage[]; compiled: number }> {
  const sources = descriptions.map((description): ApiSource => {
    const links = plan.links[description.name];
    invariant(links, `places of ${description.name}`);
    return { description, links };
  });
  const context = { ...input.context, images: {}, glossary: [] };
  const isSpread = Object.values(hashes).some((one) => one.showsConfig);
  const shared = contentHash(contextHash(context, input.engineHash)(isSpread), JSON.stringify(plan.links));
  // What lists everything, or says what is used where, depends on everything.
  const hashOf = (page: ApiPagePlan) =>
    (page.type === 'service' ? hashes[page.api]?.services[page.slug] : hashes[page.api]?.whole) ?? '';
  const { html, markdown, ...small } = lead.compiled;
  const jobs: { job: ApiJob; key: string }[] = [
    {
      job: { type: 'overview', lead: { ...small, html, markdown } },
      key: contentHash(
        shared,
        lead.htmlHash,
        JSON.stringify(small.record),
        ...Object.values(hashes).map(({ whole }) => whole),
      ),
    },
    ...plan.pages.map((page) => ({
      job: { type: 'page' as const, plan: page },
      key: contentHash(shared, JSON.stringify(page), hashOf(page)),
    })),
  ];
  const pages: (PassOnePage | undefined)[] = jobs.map(({ key }) => keptPage(`api ${key}`, input));
  const todo = jobs.flatMap((one, index) => (pages[index] === undefined ? [{ ...one, index }] : []));
  await input.pool.run(
    'apiPage',
    { sources, context },
    todo.map(({ job }) => job),
    (result, done) => {
      const { index = 0, key = '' } = todo[done] ?? {};
      pages[index] = keepPage(`api ${key}`, result, input);
    },
    (job) => (job.type === 'page' ? job.plan.relativePath : job.lead.record.relativePath),
  );
  // The overview is the page that leads the reference, counted where that was compiled.
  const compiled = todo.filter(({ job }) => job.type === 'page').length;
  return { pages: pages.flatMap((page) => page ?? []), compiled };
}

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
