import { dump } from 'js-yaml';
import { API } from '../core/strings.ts';
import { contentHash } from '../files/contentHash.ts';
import type { PlannedFile } from '../files/plan.ts';
import type { ApiDescription } from './apiTypes.ts';

/** One page of the reference, before it is written. */
export type ApiPagePlan = {
  /** As if it were a Markdown file: says the address. */
  relativePath: string;
  title: string;
  /** Name of the description it is of. */
  api: string;
} & ({ type: 'index' } | { type: 'service'; slug: string } | { type: 'schemas'; schemas: string[] });

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

/** Plans the pages of all descriptions. `root`: path of the page that they hang below, without `/` at its end. */
export function planApi(descriptions: readonly ApiDescription[], root: string): ApiPlan {
  const plan: ApiPlan = { pages: [], links: {} };
  for (const description of descriptions) planDescription(description, root, plan);
  return plan;
}

function planDescription(description: ApiDescription, root: string, { pages, links }: ApiPlan): void {
  const { name: api, isMain, title, services, shared } = description;
  const below = isMain ? root : `${root}/${api}`;
  const own: ApiLinks = { index: below, services: {}, operations: {}, schemas: {}, schemaPages: [] };
  links[api] = own;
  if (!isMain) {
    own.index = `${below}/`;
    pages.push({ relativePath: `${own.index.slice(1)}README.md`, title, api, type: 'index' });
  }
  for (const { slug, title, operations } of services) {
    const path = `${below}/${slug}`;
    own.services[slug] = path;
    for (const { id } of operations) own.operations[id] = `${path}#${id}`;
    pages.push({ relativePath: `${path.slice(1)}.md`, title, api, type: 'service', slug });
  }
  for (const { slug, title, schemas } of [
    ...services,
    { slug: 'shared', title: API.shared, schemas: shared },
  ]) {
    if (schemas.length === 0) continue;
    const path = `${below}/schemas/${slug}`;
    for (const schema of schemas) own.schemas[schema] = `${path}#${schema}`;
    own.schemaPages.push({ path, title });
    const relativePath = `${path.slice(1)}.md`;
    pages.push({ relativePath, title: API.schemasOf(title), api, type: 'schemas', schemas });
  }
}

/** @example downloadPath({ name: 'pims', isMain: false }, 'yaml') // '/api/pims.yaml' */
export function downloadPath(
  { name, isMain }: Pick<ApiDescription, 'name' | 'isMain'>,
  kind: 'yaml' | 'json',
): string {
  return `/api/${isMain ? 'openapi' : name}.${kind}`;
}

/** Paths, from the root of the site, under which descriptions are served. */
export function apiDownloadPaths(descriptions: readonly ApiDescription[]): string[] {
  return descriptions.flatMap((one) => [downloadPath(one, 'yaml'), downloadPath(one, 'json')]);
}

/** Every description as one file, in both forms. `hash`: of all that they are made of. */
export function apiDownloads(descriptions: readonly ApiDescription[], hash: string): PlannedFile[] {
  return descriptions.flatMap((description) => {
    const { name, document } = description;
    const file = (kind: 'yaml' | 'json', content: () => string): PlannedFile => ({
      path: downloadPath(description, kind).slice(1),
      identity: contentHash(hash, name, kind),
      content,
    });
    return [
      file('yaml', () => dump(document, { lineWidth: -1, noRefs: true })),
      file('json', () => `${JSON.stringify(document, null, 2)}\n`),
    ];
  });
}
