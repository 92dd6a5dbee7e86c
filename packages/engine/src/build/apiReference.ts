import type { ApiDescription } from '../api-reference/apiTypes.ts';
import { addSamples } from '../api-reference/exampleRequest.ts';
import { joinParts } from '../api-reference/joinParts.ts';
import { type ApiPlan, type ApiSource, planApi } from '../api-reference/planApi.ts';
import { type ApiFile, type ReadPart, readApi } from '../api-reference/readApi.ts';
import type { MakeSamples } from '../config/apiSamples.ts';
import { invariant, mistake } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import { docFile } from '../markdown/readDocs.ts';
import type { BuildContext } from './buildContext.ts';
import {
  type CompileInput,
  compileEntries,
  contextHash,
  type PassOne,
  type PassOnePage,
} from './compilePages.ts';
import type { Entry } from './pool.ts';

/** The API descriptions of a site. */
export interface JoinedApi {
  descriptions: ApiDescription[];
  /** Hash of the descriptions. */
  hash: string;
  problems: Problem[];
}

/** The API reference of a site, and its other pages. */
export interface ApiReference extends JoinedApi {
  /** All pages of the site, the one that the reference hangs below with the list of what it holds. */
  pages: PassOnePage[];
  /** Undefined when the site has no reference. */
  plan: ApiPlan | undefined;
  /** Names of those that were not kept. */
  compiled: string[];
}

/** The API descriptions of a site, parsed in the workers and joined. What has not changed comes from the cache. */
export async function joinApi({ root, config, engine, pack, pool }: BuildContext): Promise<JoinedApi> {
  const files = await readApi(root);
  const entries = files.map((job) => ({
    key: `api-part ${contentHash(engine.hash, job.file, job.text)}`,
    name: job.file,
    job,
  }));
  const key = `api-joined ${contentHash(engine.hash, config.hash, ...entries.map((one) => one.key))}`;
  // Asked for also when all is known, so that the parts are kept.
  const missing = entries.filter((one) => !pack.has(one.key));
  const known = pack.get(key);
  if (known !== undefined && missing.length === 0) return JSON.parse(known);
  const problems: Problem[] = [];
  await pool.run('apiPart', undefined, missing, (result, part) => {
    problems.push(...result.problems);
    if (result.problems.length === 0) pack.put(part, JSON.stringify(result.part));
  });
  // What is missing because a file cannot be read would be told as a mistake of the others.
  if (problems.length > 0) return { descriptions: [], hash: '', problems };
  const parts = entries.map((one): ReadPart['part'] => JSON.parse(pack.get(one.key) ?? ''));
  const joined = joinAll(files, parts, config.makeSamples);
  const hash = contentHash(JSON.stringify(joined.descriptions));
  const text = JSON.stringify({ hash, ...joined });
  if (joined.problems.length === 0) pack.put(key, text);
  // Every build gets the same, whether it was kept or not.
  return JSON.parse(text);
}

function joinAll(
  files: readonly ApiFile[],
  parts: readonly ReadPart['part'][],
  makeSamples: MakeSamples,
): Pick<JoinedApi, 'descriptions' | 'problems'> {
  const names = [...new Set(files.map(({ api }) => api))];
  const joined = names.map((name) => {
    const own = parts.filter((_, i) => files[i]?.api === name);
    const { description, problems } = joinParts(name, own);
    if (problems.length === 0) addSamples(description, makeSamples);
    return { description, problems };
  });
  const descriptions = joined.map(({ description }) => description);
  return {
    descriptions: descriptions.sort((a, b) => Number(b.isMain) - Number(a.isMain)),
    problems: joined.flatMap((one) => one.problems),
  };
}

/** Adds the pages of the API reference to those of a site: below the page that says so in its front matter. */
export async function addReference(
  pages: readonly PassOnePage[],
  { descriptions, hash, problems }: JoinedApi,
  input: CompileInput,
): Promise<ApiReference> {
  const leads = pages.filter(({ compiled }) => compiled.record.frontmatter.api);
  const [lead] = leads;
  const surplus = leads.length > 1 ? leads.map((page) => tooManyLeads(page, leads.length)) : [];
  const none = { descriptions, hash, plan: undefined, pages: [...pages], compiled: [] };
  // Pages of a faulty description are not worth rendering.
  if (lead === undefined || descriptions.length === 0 || problems.length > 0)
    return { ...none, problems: [...problems, ...surplus] };
  const plan = planApi(descriptions, lead.compiled.record.path.replace(/\/$/, ''));
  const { pages: made, compiled } = await compileReference(lead, plan, descriptions, hash, input);
  const [overview = lead, ...rest] = made;
  const all = pages.map((page) => (page === lead ? overview : page));
  return { ...none, plan, pages: [...all, ...rest], compiled, problems: surplus };
}

/** The page that leads the reference, with the list of what there is, and the pages below it. */
function compileReference(
  lead: PassOnePage,
  plan: ApiPlan,
  descriptions: readonly ApiDescription[],
  hash: string,
  input: CompileInput,
): Promise<PassOne> {
  const sources = descriptions.map((description): ApiSource => {
    const links = plan.links[description.name];
    invariant(links, `places of ${description.name}`);
    return { description, links };
  });
  const context = { ...input.context, images: {}, glossary: [] };
  const shared = contentHash(contextHash(context, input.engineHash)(true), hash, JSON.stringify(plan.links));
  const { html, markdown, ...small } = lead.compiled;
  const { record } = small;
  const entries: Entry<'apiPage'>[] = [
    {
      key: `api ${contentHash(shared, lead.htmlHash, JSON.stringify(record))}`,
      name: record.relativePath,
      job: { type: 'overview', lead: { ...small, html, markdown } },
    },
    ...plan.pages.map((page) => ({
      key: `api ${contentHash(shared, JSON.stringify(page))}`,
      name: page.relativePath,
      job: { type: 'page' as const, plan: page },
    })),
  ];
  return compileEntries('apiPage', { sources, context }, entries, input);
}

function tooManyLeads({ compiled }: PassOnePage, count: number): Problem {
  return mistake(
    docFile(compiled.record.relativePath),
    undefined,
    `is one of ${count} pages with "api: true", and the API reference hangs below one.`,
    'Remove it from the others.',
  );
}
