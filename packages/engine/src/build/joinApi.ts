import type { ApiDescription } from '../api-reference/apiTypes.ts';
import { checkApi } from '../api-reference/checkApi.ts';
import { joinParts } from '../api-reference/joinParts.ts';
import { MAIN_API } from '../api-reference/planApi.ts';
import type { ApiFile, ReadPart } from '../api-reference/readApi.ts';
import { addSamples } from '../api-reference/samples.ts';
import type { MakeSamples } from '../config/apiSamples.ts';
import type { Problem } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import { type ApiHashes, apiHashes } from './apiHashes.ts';
import type { Pool } from './pool.ts';

/** The API descriptions of a site. */
export interface JoinedApi {
  descriptions: ApiDescription[];
  /** By the name of the description. */
  hashes: Record<string, ApiHashes>;
  problems: Problem[];
}

/** Parses the files of all descriptions in the workers, those that have not changed from the cache, and joins them. */
export async function joinApi(
  files: readonly ApiFile[],
  {
    engineHash,
    pack,
    pool,
    makeSamples,
  }: { engineHash: string; pack: Pack; pool: Pool; makeSamples: MakeSamples },
): Promise<JoinedApi> {
  const keys = files.map(({ file, text }) => `api-part ${contentHash(engineHash, file, text)}`);
  const read: (ReadPart | undefined)[] = keys.map((key) => {
    const json = pack.get(key);
    return json === undefined ? undefined : JSON.parse(json);
  });
  const todo = files.flatMap((one, index) => (read[index] === undefined ? [{ one, index }] : []));
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
  const problems = read.flatMap((one) => one?.problems ?? []);
  // What is missing because a file cannot be read would be told as a mistake of the others.
  if (problems.length > 0) return { descriptions: [], hashes: {}, problems };
  const joined = namesOf(files).map((name) => {
    const parts = read.flatMap((one, index) => (one && files[index]?.api === name ? [one.part] : []));
    const { description, problems: found } = joinParts(name, parts);
    const all = [...found, ...checkApi(description, parts)];
    if (all.length === 0) addSamples(description, makeSamples);
    return { description, problems: all };
  });
  return {
    descriptions: joined.map(({ description }) => description),
    hashes: Object.fromEntries(joined.map(({ description }) => [description.name, apiHashes(description)])),
    problems: joined.flatMap((one) => one.problems),
  };
}

/** Names of the descriptions, the main one first. */
function namesOf(files: readonly ApiFile[]): string[] {
  const names = [...new Set(files.map(({ api }) => api))];
  return [...names.filter((name) => name === MAIN_API), ...names.filter((name) => name !== MAIN_API)];
}
