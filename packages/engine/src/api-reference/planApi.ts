import { API } from '../core/strings.ts';
import type { ApiDescription, ApiService } from './apiTypes.ts';

/** One page of the reference, before it is written. */
export type ApiPagePlan = {
  /** As if it were a Markdown file: says the address. */
  relativePath: string;
  title: string;
  /** Name of the description it is of. */
  api: string;
} & (
  | { type: 'index' }
  | { type: 'service'; slug: string; operations: string[]; part: number; parts: ApiPartLink[] }
  | { type: 'schemas'; schemas: string[] }
);

/** One of the pages of a large service. */
export interface ApiPartLink {
  path: string;
  operations: string[];
}

/** Where each part of one description is documented: path from the root of the site, without base. */
export interface ApiLinks {
  index: string;
  services: Record<string, string>;
  /** Path and hash. */
  operations: Record<string, string>;
  schemas: Record<string, string>;
  /** Pages of schemas, by the service that they belong to. */
  schemaPages: { path: string; title: string }[];
}

/** What all pages of one description are made from. */
export interface ApiSource {
  description: ApiDescription;
  links: ApiLinks;
}

export interface ApiPlan {
  pages: ApiPagePlan[];
  /** Name of a description -> its places. */
  links: Record<string, ApiLinks>;
}

/** The description whose services stand directly below the reference. */
export const MAIN_API = 'core';

/** What a page may hold: its HTML is then about as large as the budget of a page. */
const MAX_OPERATIONS = 24;
const MAX_SCHEMAS = 30;

/** Plans the pages of all descriptions. `root`: path of the page that the reference hangs below, without `/` at its end. */
export function planApi(descriptions: readonly ApiDescription[], root: string): ApiPlan {
  const plan: ApiPlan = { pages: [], links: {} };
  for (const description of descriptions) planDescription(description, root, plan);
  return plan;
}

function planDescription(description: ApiDescription, root: string, { pages, links }: ApiPlan): void {
  const { name, title, services, shared } = description;
  const isMain = name === MAIN_API;
  const below = isMain ? root : `${root}/${name}`;
  const own: ApiLinks = {
    index: isMain ? root : `${below}/`,
    services: {},
    operations: {},
    schemas: {},
    schemaPages: [],
  };
  links[name] = own;
  if (!isMain) pages.push({ relativePath: fileOf(`${below}/`), title, api: name, type: 'index' });
  for (const service of services) planService(service, name, below, own, pages);
  const owners = [...services, { slug: 'shared', title: API.shared, schemas: shared }];
  for (const owner of owners) planSchemas(owner, name, below, own, pages);
}

function planSchemas(
  { slug, title, schemas }: Pick<ApiService, 'slug' | 'title' | 'schemas'>,
  api: string,
  below: string,
  own: ApiLinks,
  pages: ApiPagePlan[],
): void {
  for (const [index, names] of chunksOf(schemas, MAX_SCHEMAS).entries()) {
    const path = `${below}/schemas/${slug}${index === 0 ? '' : `-${index + 1}`}`;
    const ownTitle = index === 0 ? title : `${title}, part ${index + 1}`;
    for (const schema of names) own.schemas[schema] = `${path}#${schema}`;
    own.schemaPages.push({ path, title: ownTitle });
    pages.push({
      relativePath: fileOf(path),
      title: API.schemasOf(ownTitle),
      api,
      type: 'schemas',
      schemas: names,
    });
  }
}

function planService(
  { slug, title, operations }: ApiService,
  api: string,
  below: string,
  own: ApiLinks,
  pages: ApiPagePlan[],
): void {
  const path = `${below}/${slug}`;
  own.services[slug] = path;
  const chunks = chunksOf(operations, MAX_OPERATIONS);
  const parts = chunks.map((chunk, index) => ({
    path: index === 0 ? path : `${path}-${index + 1}`,
    operations: chunk.map(({ id }) => id),
  }));
  for (const [index, part] of parts.entries()) {
    for (const id of part.operations) own.operations[id] = `${part.path}#${id}`;
    pages.push({
      relativePath: fileOf(part.path),
      title: index === 0 ? title : `${title}, part ${index + 1}`,
      api,
      type: 'service',
      slug,
      operations: part.operations,
      part: index,
      parts,
    });
  }
}

/** Pieces of nearly equal length, none longer than the limit; one empty piece for an empty list. */
function chunksOf<T>(list: readonly T[], limit: number): T[][] {
  const count = Math.ceil(list.length / limit);
  const size = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** The Markdown file that a page with this path would have. */
function fileOf(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}README.md` : `${path.slice(1)}.md`;
}
