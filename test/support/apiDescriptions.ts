import { resolve } from 'node:path';
import type { ApiDescription, ApiPart } from '../../packages/engine/src/api-reference/apiTypes.ts';
import { addSamples } from '../../packages/engine/src/api-reference/exampleRequest.ts';
import { joinParts } from '../../packages/engine/src/api-reference/joinParts.ts';
import { readApi, readPart } from '../../packages/engine/src/api-reference/readApi.ts';
import type { Problem } from '../../packages/engine/src/core/types.ts';
import { makeSamples } from '../../site/api/samples.ts';

export interface ReadDescription {
  name: string;
  description: ApiDescription;
  parts: ApiPart[];
  problems: Problem[];
}

let all: Promise<ReadDescription[]> | undefined;

/** The API descriptions of the repository, read and joined as a build does, once for all tests of a process. */
export function apiDescriptions(): Promise<ReadDescription[]> {
  all ??= readDescriptions();
  return all;
}

async function readDescriptions(): Promise<ReadDescription[]> {
  const files = await readApi(resolve(import.meta.dirname, '../../site'));
  return [...new Set(files.map(({ api }) => api))].map((name) => {
    const read = files.filter(({ api }) => api === name).map(({ file, text }) => readPart(file, text));
    const parts = read.map(({ part }) => part);
    const { description, problems } = joinParts(name, parts);
    addSamples(description, makeSamples);
    return { name, description, parts, problems: [...read.flatMap((one) => one.problems), ...problems] };
  });
}

/** The API description of the core. */
export async function coreDescription(): Promise<ApiDescription> {
  const core = (await apiDescriptions()).find(({ name }) => name === 'core');
  if (core === undefined) throw new Error('no description of the core');
  return core.description;
}

/** A description of one service, written for a test. */
export function descriptionOf(yaml: string, file = 'api/core/services/things.yaml'): ReadDescription {
  const { part, problems } = readPart(file, yaml);
  const joined = joinParts('core', [part]);
  if (joined.problems.length === 0) addSamples(joined.description, makeSamples);
  return {
    name: 'core',
    description: { ...joined.description, isMain: true },
    parts: [part],
    problems: [...problems, ...joined.problems],
  };
}
