import { describe, expect, it } from 'vitest';
import { exampleFault, exampleValue } from './examples.ts';

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

describe('exampleValue', () => {
  it('is made of the examples of the fields, without what the other side writes', () => {
    const request = { name: 'Example term', secret: 'string' };
    const response = { id: 4355, name: 'Example term' };
    expect(exampleValue(document, term, 'request')).toEqual(request);
    expect(exampleValue(document, term, 'response')).toEqual(response);
  });
});

describe('exampleFault', () => {
  it('says what does not fit, and where', () => {
    const faultOf = (value: unknown) => exampleFault(document, term, value, 'response');
    expect(faultOf({ id: 1, name: 'ab' })).toBeUndefined();
    expect(faultOf({ id: 1.5, name: 'ab' })).toBe(
      '/id: Instance type "number" is invalid. Expected "integer".',
    );
    expect(faultOf({ id: 1, name: 'a' })).toBe('/name: String is too short (1 < 2).');
    expect(faultOf([])).toBe('the value: Instance type "array" is invalid. Expected "object".');
  });

  it('asks a request for nothing that is read only', () => {
    expect(exampleFault(document, term, { name: 'ab' }, 'request')).toBeUndefined();
    expect(exampleFault(document, term, { name: 'ab' }, 'response')).toBe(
      'the value: Instance does not have required property "id".',
    );
  });

  it('says that a schema itself is wrong', () => {
    const fault = exampleFault(document, { type: 'string', pattern: '(' }, 'a', 'request');
    expect(fault).toMatch(/^the schema cannot be used: Invalid regular expression/);
  });
});
