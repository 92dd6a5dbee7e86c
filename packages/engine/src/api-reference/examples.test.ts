import { describe, expect, it } from 'vitest';
import { contentExample, exampleFault } from './examples.ts';

const document = {
  openapi: '3.1.0',
  components: {
    schemas: {
      Id: { type: 'integer', example: 4355 },
      Term: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { $ref: '#/components/schemas/Id', readOnly: true },
          name: { type: 'string', minLength: 2, example: 'Example term' },
          secret: { type: 'string', writeOnly: true },
        },
        additionalProperties: false,
      },
    },
  },
};
const term = { $ref: '#/components/schemas/Term' };

it('contentExample is made of the examples of the fields, without what the other side writes', () => {
  const request = { name: 'Example term', secret: 'string' };
  const response = { id: 4355, name: 'Example term' };
  const content = { schema: term, example: undefined };
  expect(contentExample(document, content, 'request')).toEqual(request);
  expect(contentExample(document, content, 'response')).toEqual(response);
});

describe('exampleFault', () => {
  it.each([
    [{ id: 1, name: 'ab' }, 'response', undefined],
    [{ id: 1.5, name: 'ab' }, 'response', '/id: Instance type "number" is invalid. Expected "integer".'],
    [{ id: 1, name: 'a' }, 'response', '/name: String is too short (1 < 2).'],
    [[], 'response', 'the value: Instance type "array" is invalid. Expected "object".'],
    // A request is asked for nothing that is read only.
    [{ name: 'ab' }, 'request', undefined],
    [{ name: 'ab' }, 'response', 'the value: Instance does not have required property "id".'],
  ] as const)('of %j in a %s is %j', (value, side, fault) => {
    expect(exampleFault(document, term, value, side)).toBe(fault);
  });

  it('says that a schema itself is wrong', () => {
    const fault = exampleFault(document, { type: 'string', pattern: '(' }, 'a', 'request');
    expect(fault).toMatch(/^the schema cannot be used: Invalid regular expression/);
  });
});
