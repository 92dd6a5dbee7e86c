import { describe, expect, it } from 'vitest';
import { exampleByName } from './exampleByName.ts';

describe('exampleByName', () => {
  const cases: [string, object, string, string, unknown][] = [
    ['color', { type: 'string' }, 'string', '', '#3eaf7c'],
    ['location', { type: 'string' }, 'string', '', 'POINT (4096 2048)'],
    ['created', { type: 'string', pattern: '^[0-9]+$' }, 'string', 'Project', '1751284800000'],
    ['created', { type: 'integer' }, 'integer', 'LastVisit', 1_751_284_800_000],
    ['name', { type: 'string' }, 'string', 'ImageGroup', 'Example image group'],
    ['class', { type: 'string' }, 'string', 'Term', 'be.cytomine.domain.ontology.Term'],
    ['filename', { type: 'string' }, 'string', '', 'slide.svs'],
    ['numberOfImages', { type: 'integer' }, 'integer', '', 12],
    // The length of a list that is shown has to agree with it.
    ['size', { type: 'integer' }, 'integer', '', undefined],
    // What would not fit the schema is no example.
    ['color', { type: 'string', maxLength: 3 }, 'string', '', undefined],
    ['width', { type: 'integer', maximum: 1000 }, 'integer', '', undefined],
    ['area', { type: 'integer' }, 'integer', '', undefined],
    ['id', { type: 'string', format: 'uuid' }, 'string', '', undefined],
    ['anything', { type: 'string' }, 'string', '', undefined],
  ];

  it.each(cases)('%s %j', (name, schema, type, owner, expected) => {
    expect(exampleByName(name, { ...schema }, type, owner)).toBe(expected);
  });

  it('gives the same thing the same id, and another thing another', () => {
    const id = (name: string) => exampleByName(name, { type: 'integer', format: 'int64' }, 'integer', '');
    expect(id('idProject')).toBe(id('project'));
    expect(id('projectId')).toBe(id('project'));
    expect(id('user')).not.toBe(id('project'));
    expect(Number(id('project'))).toBeGreaterThanOrEqual(1000);
  });
});
