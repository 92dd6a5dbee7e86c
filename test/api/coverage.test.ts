import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { METHODS } from '../../packages/engine/src/api-reference/joinParts.ts';
import { resolveRef } from '../../packages/engine/src/api-reference/schemas.ts';
import { fieldOf, isRecord, listOf, recordOf, textOf } from '../../packages/engine/src/core/json.ts';
import { coreDescription } from '../support/apiDescriptions.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Route {
  method: string;
  path: string;
}

/** What the released server answers, read from its source. */
interface Facts {
  operations: (Route & { parameters: string[]; from: string })[];
  listedElsewhereButNotAnswered: (Route & { reason: string })[];
  answeredButNotDescribed: (Route & { reason: string })[];
}

interface Described extends Route {
  operation: Record<string, unknown>;
}

const facts: Facts = JSON.parse(readFileSync(join(ROOT, 'site/data/core-5.1.0-operations.json'), 'utf8'));

let document: Record<string, unknown> = {};
let described: Described[] = [];

beforeAll(async () => {
  document = recordOf((await coreDescription()).document);
  described = Object.entries(recordOf(document.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => isRecord(fieldOf(item, method))).map((method) => ({
      method: method.toUpperCase(),
      path,
      operation: recordOf(fieldOf(item, method)),
    })),
  );
});

/** The address without the names of its variables: servers do not see those. */
function addressOf({ method, path }: Route): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
}

const follow = (value: unknown) => resolveRef(document, value);

/** Names of the fields of a schema, those of its parts included. */
function fieldsOf(schema: unknown): string[] {
  const object = follow(schema);
  const parts = [...listOf(object.allOf), ...listOf(object.oneOf)].flatMap(fieldsOf);
  return [...Object.keys(recordOf(object.properties)), ...parts];
}

/** Everything that can be sent: parameters, and the fields of the body. */
function namesOf({ operation }: Described): string[] {
  const bodies = Object.values(recordOf(fieldOf(operation.requestBody, 'content')));
  return [
    ...listOf(operation.parameters).map((parameter) => textOf(follow(parameter).name)),
    ...bodies.flatMap((body) => fieldsOf(fieldOf(body, 'schema'))),
  ];
}

describe('the description of the core', () => {
  it('has every operation that the released server answers, and no other', () => {
    const there = described.map(addressOf);
    const real = facts.operations.map(addressOf);
    console.info(`core 5.1.0 answers ${real.length} operations; ${there.length} are described`);
    expect(real.length).toBeGreaterThan(450);
    expect(real.filter((address) => !there.includes(address))).toEqual([]);
    expect(there.filter((address) => !real.includes(address))).toEqual([]);
    const left = [...facts.listedElsewhereButNotAnswered, ...facts.answeredButNotDescribed];
    expect(left.filter((route) => there.includes(addressOf(route)))).toEqual([]);
    expect(left.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });

  it('has every parameter that a handler declares or reads', () => {
    const byAddress = new Map(described.map((one) => [addressOf(one), one]));
    const missing = facts.operations.flatMap((fact) => {
      const one = byAddress.get(addressOf(fact));
      if (one === undefined) return [];
      const names = namesOf(one);
      const inPath = new Set([...fact.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name));
      const wanted = fact.parameters.filter((name) => !inPath.has(name));
      return wanted
        .filter((name) => !names.includes(name))
        .map((name) => `${fact.method} ${fact.path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('says of every operation what it does, who may call it and what comes back', () => {
    const poor = described.filter(({ operation }) => {
      const ok = fieldOf(operation.responses, '200');
      const contents = Object.values(recordOf(fieldOf(ok, 'content')));
      return (
        textOf(operation.summary).length < 8 ||
        textOf(operation.description).length < 20 ||
        textOf(operation['x-permission']) === '' ||
        textOf(fieldOf(ok, 'description')) === '' ||
        contents.some((content) => !isRecord(fieldOf(content, 'schema')))
      );
    });
    expect(poor.map(addressOf)).toEqual([]);
  });

  it('says of every parameter what it is', () => {
    const mute = described.flatMap((one) =>
      listOf(one.operation.parameters)
        .map(follow)
        .filter((parameter) => textOf(parameter.description) === '')
        .map((parameter) => `${addressOf(one)}: ${parameter.name}`),
    );
    expect(mute).toEqual([]);
  });

  it('says of every field what it is', () => {
    const mute = Object.entries(recordOf(fieldOf(document.components, 'schemas'))).flatMap(([name, schema]) =>
      Object.entries(recordOf(fieldOf(schema, 'properties')))
        .filter(([, field]) => textOf(follow(field).description) === '')
        .map(([field]) => `${name}.${field}`),
    );
    expect(mute).toEqual([]);
  });
});
