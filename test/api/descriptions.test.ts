import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkApi } from '../../engine/content/api/checkApi.ts';
import { yamlText } from '../../engine/content/api/yamlText.ts';
import { apiDescriptions, type ReadDescription } from '../support/apiDescriptions.ts';

const NAMES = ['app-engine', 'core', 'pims'];

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
    const { description, parts, problems } = named(name);
    expect([...problems, ...checkApi(description, parts)]).toEqual([]);
  });

  it.each(NAMES)('%s is valid OpenAPI 3.1', async (name) => {
    const document = structuredClone(named(name).description.document);
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it.each(NAMES)('%s lints clean', async (name) => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The product is under the Apache licence; its API has none of its own.
        'info-license': 'off',
        'info-license-strict': 'off',
        // The server of a description is the reader's, in a variable.
        'no-server-example.com': 'off',
        // The routes are the server's, clashes and all.
        'no-ambiguous-paths': 'off',
        // Some answers carry their errors with the status of a success, as the server does.
        'operation-4xx-response': 'off',
        'operation-2xx-response': 'off',
      },
    });
    const source = JSON.stringify(named(name).description.document);
    const found = await lintFromString({ source, absoluteRef: `${name}.json`, config });
    expect(
      found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([]);
  });

  it.each(NAMES)('%s is the same in both forms for download', (name) => {
    const { document } = named(name).description;
    expect(parse(yamlText(document))).toEqual(JSON.parse(JSON.stringify(document)));
  });
});
