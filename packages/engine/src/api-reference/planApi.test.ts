import { describe, expect, it } from 'vitest';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { planApi } from './planApi.ts';

function descriptionWith(name: string, isMain: boolean): ApiDescription {
  const service = {
    slug: 'users',
    title: 'Users',
    description: '',
    file: '',
    operations: [{ id: 'a0' } as ApiOperation],
    schemas: ['User'],
  };
  return {
    name,
    isMain,
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
    const { pages, links } = planApi([descriptionWith('core', true), descriptionWith('pims', false)], '/ref');
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
});
