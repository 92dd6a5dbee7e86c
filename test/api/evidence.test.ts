import { beforeAll, describe, expect, it } from 'vitest';
import { METHODS } from '../../packages/engine/src/api-reference/joinParts.ts';
import { fieldOf, isRecord, listOf, recordOf, textOf } from '../../packages/engine/src/core/json.ts';
import { apiDescriptions, type ReadDescription } from '../support/apiDescriptions.ts';

/** A file of the released sources and what of it, below the folder that each name stands for. */
const EVIDENCE: Record<string, RegExp> = {
  core: /^(?:core:[a-z][\w/]*\/\w+\.java|app-engine:[a-z][\w/]*\/\w+\.java)(?:#\w+)?$/,
  'app-engine': /^app-engine:(?:[a-z][\w/]*\/)?\w+\.(?:java|yml)(?:#\w+)?$/,
  pims: /^pims:[a-z]\w*(?:\/\w+)*\.py(?:#[\w.]+)?$/,
};

interface Traced {
  api: string;
  id: string;
  operation: Record<string, unknown>;
  source: Record<string, unknown>;
}

let all: ReadDescription[];
let operations: Traced[];

beforeAll(async () => {
  all = await apiDescriptions();
  operations = all.flatMap(({ name, parts }) =>
    parts.flatMap(({ data }) =>
      Object.values(recordOf(data.paths)).flatMap((item) =>
        METHODS.map((method) => fieldOf(item, method))
          .filter(isRecord)
          .map((operation) => ({
            api: name,
            id: textOf(operation.operationId),
            operation,
            source: recordOf(operation['x-source']),
          })),
      ),
    ),
  );
});

/** The shared response or parameter that is referred to, as its file has it: what readers get has no evidence. */
function shared(api: string, reference: unknown): Record<string, unknown> {
  const [, , kind = '', name = ''] = textOf(reference).split('/');
  const parts = all.find((one) => one.name === api)?.parts ?? [];
  const found = parts
    .map(({ data }) => fieldOf(fieldOf(data.components, kind), name))
    .find((one) => one !== undefined);
  return recordOf(found);
}

function isEvidence(api: string, value: unknown): boolean {
  const list = Array.isArray(value) ? value : [value];
  return list.length > 0 && list.every((one) => EVIDENCE[api]?.test(textOf(one)));
}

function parametersOf({ api, operation }: Traced): Record<string, unknown>[] {
  return listOf(operation.parameters).map((one) =>
    isRecord(one) && one.$ref !== undefined ? shared(api, one.$ref) : recordOf(one),
  );
}

/** What of an operation has no evidence. */
function missingOf(traced: Traced): string[] {
  const { api, operation, source } = traced;
  const has = (value: unknown) => isEvidence(api, value);
  const statuses = Object.entries(recordOf(operation.responses))
    .filter(([status]) => !/^2/.test(status))
    .filter(([status, response]) => {
      const own = source[status];
      // Who is refused before an operation is looked for is refused everywhere in the same way.
      const common = status === '401' ? shared(api, fieldOf(response, '$ref'))['x-source'] : undefined;
      return !has(own) && !has(common);
    })
    .map(([status]) => status);
  const parameters = parametersOf(traced)
    .filter((one) => one.in !== 'path')
    .map(({ name }) => textOf(name))
    .filter((name) => !has(source.parameters) && !has(fieldOf(source.parameters, name)));
  return [...['handler', 'who'].filter((key) => !has(source[key])), ...statuses, ...parameters];
}

describe('the evidence in the API descriptions', () => {
  it('is there for every handler, right, status and parameter', () => {
    const missing = operations.flatMap((one) =>
      missingOf(one).map((what) => `${one.api} ${one.id}: ${what}`),
    );
    expect(operations.length).toBeGreaterThan(450);
    expect(missing).toEqual([]);
  });

  it('names no status and no parameter that the operation does not have', () => {
    const wrong = operations.flatMap((one) => {
      const { id, operation, source } = one;
      const names = parametersOf(one).map(({ name }) => textOf(name));
      const known = [...Object.keys(recordOf(operation.responses)), 'handler', 'who', 'parameters'];
      return [
        ...Object.keys(source).filter((key) => !known.includes(key)),
        ...Object.keys(recordOf(source.parameters)).filter((name) => !names.includes(name)),
      ].map((key) => `${id}: ${key}`);
    });
    expect(wrong).toEqual([]);
  });

  it('stands at every shared response', () => {
    const without = all.flatMap(({ name, parts }) =>
      parts.flatMap(({ data }) =>
        Object.entries(recordOf(fieldOf(data.components, 'responses')))
          .filter(([, response]) => !isEvidence(name, fieldOf(response, 'x-source')))
          .map(([title]) => `${name}/${title}`),
      ),
    );
    expect(without).toEqual([]);
  });

  it('is for those who check: readers get nothing of it', () => {
    for (const { description } of all) expect(JSON.stringify(description.document)).not.toContain('x-source');
  });
});
