import { expect, it } from 'vitest';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { planApi } from './planApi.ts';

function descriptionWith(name: string, isMain: boolean): ApiDescription {
  const text = { title: name, description: '', version: '' };
  const operations = [{ id: 'a0' } as ApiOperation];
  const service = { ...text, slug: 'users', file: '', operations, schemas: ['User'] };
  return { ...text, name, isMain, document: {}, services: [service], schemas: {}, shared: ['Error'] };
}

it('planApi hangs the main description below the reference, others below their names', () => {
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
