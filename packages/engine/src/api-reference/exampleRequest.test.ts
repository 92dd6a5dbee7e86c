import { describe, expect, it } from 'vitest';
import type { ApiOperation, Json } from './apiTypes.ts';
import { apiServer, authenticationGuide } from './exampleRequest.ts';

const server = (url: string, address: string) => ({
  url,
  description: `At ${address}.`,
  variables: { server: { default: address } },
});
const INNER = server('{server}/ims', 'http://pims:5000');
const PUBLIC = server('{server}', 'https://cytomine.example.org');
const UNSAFE = server('{server}', 'http://cytomine.example.org');

const inner = { origin: 'http://pims:5000', isReaders: false, prefix: '/ims' };
const readers = { origin: 'https://<server>', isReaders: true, prefix: '' };

it.each([
  ['the first of the description', [INNER, PUBLIC], undefined, inner],
  ['the own of an operation', [INNER], [PUBLIC], readers],
  ['that of the reader without encryption', [UNSAFE], undefined, readers],
  ['that of the reader without an address', [server('{server}', '')], undefined, readers],
])('apiServer is %s', (_what, servers, own, expected) => {
  const [{ description } = INNER] = own ?? servers;
  expect(apiServer({ document: { servers } }, { servers: own })).toEqual({ ...expected, description });
});

describe('authenticationGuide', () => {
  const document: Json = {
    security: [{ plain: [] }, { token: [] }],
    components: { securitySchemes: { plain: {}, token: { 'x-guide': '/keys#token' } } },
  };
  const guideOf = (security: unknown) => authenticationGuide({ security } as ApiOperation, document);

  it('is that of the first scheme that names one, and none for who needs no keys', () => {
    expect(guideOf(undefined)).toBe('/keys#token');
    expect(guideOf([{ plain: [] }])).toBeUndefined();
    expect(guideOf([])).toBeUndefined();
  });
});
