import type { ApiDescription } from '../api-reference/apiTypes.ts';
import { checkApi } from '../api-reference/checkApi.ts';
import { addSamples } from '../api-reference/exampleRequest.ts';
import { joinParts } from '../api-reference/joinParts.ts';
import { type ApiFile, type ReadPart, readApi } from '../api-reference/readApi.ts';
import { refsIn } from '../api-reference/schemas.ts';
import type { MakeSamples } from '../config/apiSamples.ts';
import type { Problem } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import type { BuildContext } from './buildContext.ts';
import { showsConfig } from './compilePages.ts';
import type { Pool } from './pool.ts';

/** The API descriptions of a site. */
export interface JoinedApi {
  /** Hash of everything that it is made from. */
  key: string;
  descriptions: ApiDescription[];
  /** By the name of the description. */
  hashes: Record<string, ApiHashes>;
  problems: Problem[];
}

type JoinContext = Pick<BuildContext, 'root' | 'config' | 'engine' | 'pack' | 'pool'>;

/**
 * The API descriptions of a site: their files are parsed in the workers, and joined. What has not changed comes from
 * the cache, or is what this process knows from `before`.
 */
export async function joinApi(
  { root, config, engine, pack, pool }: JoinContext,
  before?: JoinedApi,
): Promise<JoinedApi> {
  const files = await readApi(root);
  const keys = files.map(({ file, text }) => `api-part ${contentHash(engine.hash, file, text)}`);
  const key = `api-joined ${contentHash(engine.hash, config.hash, ...keys)}`;
  if (before?.key === key) return before;
  const known = pack.get(key);
  if (known !== undefined && keys.every((part) => pack.has(part))) return JSON.parse(known);
  const parts = await parseParts(files, keys, pack, pool);
  const problems = parts.flatMap((one) => one.problems);
  // What is missing because a file cannot be read would be told as a mistake of the others.
  if (problems.length > 0) return { key, descriptions: [], hashes: {}, problems };
  const joined = { key, ...joinAll(files, parts, config.makeSamples) };
  if (joined.problems.length > 0) return joined;
  const text = JSON.stringify(joined);
  pack.put(key, text);
  // Every build gets the same, whether it was kept or not.
  return JSON.parse(text);
}

async function parseParts(
  files: readonly ApiFile[],
  keys: readonly string[],
  pack: Pack,
  pool: Pool,
): Promise<ReadPart[]> {
  const read: ReadPart[] = new Array(files.length);
  const todo: { one: ApiFile; index: number }[] = [];
  for (const [index, one] of files.entries()) {
    const json = pack.get(keys[index] ?? '');
    if (json === undefined) todo.push({ one, index });
    else read[index] = JSON.parse(json);
  }
  await pool.run(
    'apiPart',
    undefined,
    todo.map(({ one }) => one),
    (result, job) => {
      const index = todo[job]?.index ?? 0;
      read[index] = result;
      if (result.problems.length === 0) pack.put(keys[index] ?? '', JSON.stringify(result));
    },
    ({ file }) => file,
  );
  return read;
}

function joinAll(
  files: readonly ApiFile[],
  read: readonly ReadPart[],
  makeSamples: MakeSamples,
): Omit<JoinedApi, 'key'> {
  const names = [...new Set(files.map(({ api }) => api))];
  const joined = names.map((name) => {
    const parts = read.flatMap(({ part }, index) => (files[index]?.api === name ? [part] : []));
    const { description, problems: found } = joinParts(name, parts);
    const all = [...found, ...checkApi(description, parts)];
    if (all.length === 0) addSamples(description, makeSamples);
    return { description, problems: all };
  });
  const descriptions = joined
    .map(({ description }) => description)
    .sort((a, b) => Number(b.isMain) - Number(a.isMain));
  return {
    descriptions,
    hashes: Object.fromEntries(descriptions.map((one) => [one.name, apiHashes(one)])),
    problems: joined.flatMap((one) => one.problems),
  };
}

/** Hashes of what pages of one description are made from, so that an edit of one operation writes one page anew. */
export interface ApiHashes {
  whole: string;
  document: string;
  /** By the slug of the service. */
  services: Record<string, string>;
  /** See `showsConfig`. */
  showsConfig: boolean;
}

function apiHashes({ services, schemas, document }: ApiDescription): ApiHashes {
  const frame = JSON.stringify([document.info, document.servers, document.security, document['x-services']]);
  const direct = new Map(Object.values(schemas).map(({ name, schema }) => [name, refsIn(schema)]));
  const texts = new Map(
    Object.values(schemas).map((schema) => [schema.name, contentHash(JSON.stringify(schema))]),
  );
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
  const own = services.map((service): [string, string] => [
    service.slug,
    contentHash(frame, JSON.stringify(service), ...closure(refsIn(service.operations))),
  ]);
  const text = JSON.stringify(document);
  return {
    document: contentHash(text),
    whole: contentHash(frame, JSON.stringify(services), ...texts.values()),
    services: Object.fromEntries(own),
    showsConfig: showsConfig(text),
  };
}
