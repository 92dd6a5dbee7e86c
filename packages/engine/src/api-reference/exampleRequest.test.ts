import { describe, expect, it } from 'vitest';
import type { ApiOperation, Json } from './apiTypes.ts';
import { apiServer, authenticationGuide } from './exampleRequest.ts';

function server(url: string, address: string, description: string): Record<string, unknown> {
  return { url, description, variables: { server: { default: address } } };
}

const INNER = server('{server}/ims', 'http://pims:5000', 'From containers alone.');
const PUBLIC = server('{server}', 'https://cytomine.example.org', 'For everybody.');
const description = { document: { servers: [INNER, PUBLIC] } };

describe('apiServer', () => {
  it('is the first server of the description', () => {
    expect(apiServer(description)).toEqual({
      origin: 'http://pims:5000',
      isReaders: false,
      prefix: '/ims',
      description: 'From containers alone.',
    });
  });

  it('is the own server of an operation that has one', () => {
    expect(apiServer(description, { servers: [PUBLIC] })).toEqual({
      origin: 'https://<server>',
      isReaders: true,
      prefix: '',
      description: 'For everybody.',
    });
    expect(apiServer(description, { servers: undefined }).origin).toBe('http://pims:5000');
  });
  it.each(['http://cytomine.example.org', ''])('leaves the address "%s" to the reader', (address) => {
    expect(apiServer({ document: { servers: [server('{server}', address, '')] } }).isReaders).toBe(true);
  });
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
