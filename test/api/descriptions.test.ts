import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { planApi } from '../../packages/engine/src/api-reference/planApi.ts';
import { apiDescriptions, type ReadDescription } from '../support/apiDescriptions.ts';

const NAMES = ['app-engine', 'core', 'pims'];

/** What the rules find that describes the servers as they are: nothing else may be found, and none of it may go unseen. */
const TRUE_ALTHOUGH_ODD: Record<string, string[]> = {
  'app-engine': [
    // The server has both routes, and takes the one with more fixed parts.
    'no-ambiguous-paths #/paths/~1task-runs~1{run_id}~1{secret}~1outputs.zip',
    // Takes nothing that could be wrong.
    'operation-4xx-response #/paths/~1tasks/get/responses',
  ],
  // Has no parameters and needs no authentication.
  core: ['operation-4xx-response #/paths/~1status.json/get/responses'],
  // The same.
  pims: [
    'operation-4xx-response #/paths/~1disk-usage/get/responses',
    'operation-4xx-response #/paths/~1filters/get/responses',
    'operation-4xx-response #/paths/~1formats/get/responses',
    'operation-4xx-response #/paths/~1info/get/responses',
    'operation-4xx-response #/paths/~1storage~1size.json/get/responses',
  ],
};

let all: ReadDescription[] = [];

beforeAll(async () => {
  all = await apiDescriptions();
});

function named(name: string): ReadDescription {
  const found = all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no description ${name}.`);
  return found;
}

describe('the API descriptions', () => {
  it('are three', () => {
    expect(all.map(({ name }) => name)).toEqual(NAMES);
  });

  it.each(NAMES)('%s is put together without a mistake', (name) => {
    const { problems } = named(name);
    expect(problems).toEqual([]);
  });

  it.each(NAMES)('%s is valid OpenAPI 3.1', async (name) => {
    const document = structuredClone(named(name).description.document);
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it.each(NAMES)('%s lints clean', async (name) => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(named(name).description.document);
    const found = await lintFromString({ source, absoluteRef: `${name}.json`, config });
    const told = found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    expect(told.sort()).toEqual(TRUE_ALTHOUGH_ODD[name] ?? []);
  });

  it('get addresses that differ by more than a slash at the end', () => {
    const descriptions = all.map(({ description }) => description);
    const paths = planApi(descriptions, '/api').pages.map(({ relativePath }) =>
      relativePath.replace(/(?:\/README)?\.md$/, ''),
    );
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
  });
});
