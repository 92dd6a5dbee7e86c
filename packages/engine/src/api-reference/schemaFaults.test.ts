import { describe, expect, it } from 'vitest';
import { exampleValue } from './exampleValue.ts';
import { schemaFaults } from './schemaFaults.ts';

const document = {
  components: {
    schemas: {
      Term: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string', minLength: 2 },
          secret: { type: 'string', writeOnly: true },
          color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
          kind: { enum: ['a', 'b'] },
        },
        additionalProperties: false,
      },
    },
  },
};
const term = { $ref: '#/components/schemas/Term' };

describe('schemaFaults', () => {
  it.each([
    [{ id: 1, name: 'ab' }, []],
    [{ id: 1.5, name: 'ab' }, ['/id is no integer']],
    [{ id: 1 }, ['the value lacks "name"']],
    [{ id: 1, name: 'a' }, ['/name is shorter than 2']],
    [{ id: 1, name: 'ab', color: 'red' }, ['/color does not match ^#[0-9a-f]{6}$']],
    [{ id: 1, name: 'ab', kind: 'c' }, ['/kind is none of the allowed values: "c"']],
    [{ id: 1, name: 'ab', other: 1 }, ['/other may not be there']],
    [[], ['the value is no object']],
  ])('of %j', (value, faults) => {
    expect(schemaFaults(document, term, value)).toEqual(faults);
  });

  it('asks a request for nothing that is read only', () => {
    expect(schemaFaults(document, term, { name: 'ab' }, 'request')).toEqual([]);
    expect(schemaFaults(document, term, { name: 'ab' }, 'response')).toEqual(['the value lacks "id"']);
  });

  it.each([
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, ['the value fits none of the alternatives']],
    [{ allOf: [{ minimum: 2 }, { maximum: 3 }] }, 4, ['the value is more than 3']],
    [
      { type: ['array', 'null'], items: { type: 'boolean' }, minItems: 2 },
      [1],
      ['the value has fewer than 2 entries', '/0 is no boolean'],
    ],
  ])('of %j', (schema, value, faults) => {
    expect(schemaFaults({}, schema, value)).toEqual(faults);
  });
});

describe('exampleValue', () => {
  it.each(['request', 'response'] as const)('fits its schema in a %s', (side) => {
    const value = exampleValue(document, term, side);
    expect(schemaFaults(document, term, value, side)).toEqual([]);
  });

  it('leaves out what the other side writes', () => {
    expect(exampleValue(document, term, 'request')).toEqual({
      name: 'Example term',
      secret: 'text',
      color: '#3eaf7c',
      kind: 'a',
    });
    expect(exampleValue(document, term, 'response')).toEqual({
      id: 4355,
      name: 'Example term',
      color: '#3eaf7c',
      kind: 'a',
    });
  });

  it('prefers what the author gave', () => {
    expect(exampleValue({}, { type: 'string', examples: ['x', 'y'], default: 'z' }, 'request')).toBe('x');
    expect(exampleValue({}, { type: 'integer', default: 0 }, 'request')).toBe(0);
  });
});
