import { describe, expect, it } from 'vitest';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { planApi } from './planApi.ts';

function descriptionWith(name: string, operations: number): ApiDescription {
  const list = Array.from({ length: operations }, (_, i) => ({ id: `a${i}` }) as ApiOperation);
  const service = {
    slug: 'users',
    title: 'Users',
    description: '',
    file: '',
    operations: list,
    schemas: ['User'],
  };
  return {
    name,
    title: name,
    version: '',
    description: '',
    document: {},
    services: [service],
    schemas: {},
    shared: ['Error'],
  };
}

describe('planApi', () => {
  it('hangs the main description below the reference, others below their names', () => {
    const { pages, links } = planApi([descriptionWith('core', 1), descriptionWith('pims', 1)], '/ref');
    expect(pages.map(({ relativePath }) => relativePath)).toEqual([
      'ref/users.md',
      'ref/schemas/users.md',
      'ref/schemas/shared.md',
      'ref/pims/README.md',
      'ref/pims/users.md',
      'ref/pims/schemas/users.md',
      'ref/pims/schemas/shared.md',
    ]);
    expect(links.core).toMatchObject({ index: '/ref', operations: { a0: '/ref/users#a0' } });
    expect(links.pims).toMatchObject({
      index: '/ref/pims/',
      schemas: { Error: '/ref/pims/schemas/shared#Error' },
    });
  });

  it('divides a large service into pages of nearly equal size', () => {
    const { pages, links } = planApi([descriptionWith('core', 50)], '/ref');
    const services = pages.filter(({ type }) => type === 'service');
    expect(services.map(({ title }) => title)).toEqual(['Users', 'Users, part 2', 'Users, part 3']);
    expect(services.map((page) => (page.type === 'service' ? page.operations.length : 0))).toEqual([
      17, 17, 16,
    ]);
    expect(links.core?.operations).toMatchObject({ a16: '/ref/users#a16', a17: '/ref/users-2#a17' });
  });
});
