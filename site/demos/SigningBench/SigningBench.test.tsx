import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findCause } from './findCause.ts';
import { readRequest } from './readRequest.ts';
import { SigningBench } from './SigningBench.tsx';
import { curlOf, dateNow, type SignedParts, signatureOf } from './sign.ts';
import vectors from './vectors.json' with { type: 'json' };

const KEYS = {
  publicKey: '11111111-2222-3333-4444-555555555555',
  privateKey: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
};
const PARTS: SignedParts = {
  method: 'POST',
  path: '/api/annotation.json?term=2&name=a%20b',
  contentType: 'multipart/form-data; boundary=XyZ',
  date: 'Wed, 27 Aug 2025 10:00:00 +0000',
};
const SERVER = 'https://cytomine.example.org';

describe('signatureOf', () => {
  it('is that of the released Python client', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(200);
    const other = vectors.filter(
      ([method = '', contentType = '', date = '', path = '', key = '', signature]) => {
        return signatureOf(key, { method, contentType, date, path }) !== signature;
      },
    );
    expect(other).toEqual([]);
  });
});

/** The request of `PARTS` whose signature was made of other parts. */
function pasted(signed: Partial<SignedParts>, key = KEYS.privateKey) {
  const text = curlOf(SERVER, KEYS.publicKey, signatureOf(key, { ...PARTS, ...signed }), PARTS);
  const request = readRequest(text);
  if (request === undefined) throw new Error(`not read: ${text}`);
  return request;
}

describe('findCause', () => {
  it.each([{}, { contentType: '' }])('knows a right signature: %o', (signed) => {
    expect(findCause(pasted(signed), KEYS)).toMatchObject({ isRight: true });
  });

  it.each<[string, Partial<SignedParts>]>([
    ['left out', { path: '' }],
    ['query string was not signed', { path: '/api/annotation.json' }],
    ['signed without /api.', { path: '/annotation.json?term=2&name=a%20b' }],
    ['without /api and without', { path: '/annotation.json' }],
    ['with /api before it', { path: `/api${PARTS.path}` }],
    ['first slash', { path: PARTS.path.slice(1) }],
    ['before its percent signs', { path: '/api/annotation.json?term=2&name=a b' }],
    ['another order', { path: '/api/annotation.json?name=a%20b&term=2' }],
    ['small letters', { method: 'post' }],
    ['GET was signed', { method: 'GET' }],
    ['application/json', { contentType: 'application/json' }],
    ['semicolon', { contentType: 'multipart/form-data' }],
    ['date was not signed', { date: '' }],
    ['GMT', { date: PARTS.date.replace('+0000', 'GMT') }],
  ])('says what was signed instead: %s', (words, signed) => {
    expect(findCause(pasted(signed), KEYS)?.text).toContain(words);
  });

  it('knows keys that were swapped, and keys of somebody else', () => {
    expect(findCause(pasted({}, KEYS.publicKey), KEYS)?.text).toContain('as the secret');
    expect(findCause(pasted({}, 'else'), KEYS)?.text).toContain('same account');
    expect(findCause({ ...pasted({}), publicKey: 'else' }, KEYS)?.text).toContain('another public key');
  });
});

describe('readRequest', () => {
  const read = { method: 'POST', path: '/api/project.json?a=1', contentType: 'application/json' };

  it.each([
    `curl -H "Content-Type: application/json" -d '{"name": "it'\\''s"}' 'https://a.org/api/project.json?a=1'`,
    'curl --request=POST \\\n  --header content-type:application/json --url https://a.org/api/project.json?a=1#x',
    '> POST /api/project.json?a=1 HTTP/1.1\n> Host: a.org\n> Content-Type: application/json\n',
    'POST http://a.org/api/project.json?a=1\nContent-Type: application/json',
  ])('reads commands and printed requests: %s', (text) => {
    expect(readRequest(text)).toMatchObject(read);
  });

  it('says what the request lacks, and knows when there is none', () => {
    expect(readRequest('GET /x')?.faults).toHaveLength(2);
    expect(readRequest('GET /x\nDate: a\nAuthorization: Bearer x')?.faults[0]).toContain(
      'CYTOMINE <public key>',
    );
    expect(readRequest('nothing here')).toBeUndefined();
  });
});

it('writes dates as the clients do', () => {
  expect(dateNow(new Date(0))).toBe('Thu, 01 Jan 1970 00:00:00 +0000');
});

it('shows without scripts the example of the page, and no key in an attribute', () => {
  const html = renderToStaticMarkup(<SigningBench caption="Signs." />);
  expect(html).toContain('iXqcK1pYef734zHT3M0miSl2DP4=');
  expect(html.replace(/>[^<]*</g, '><')).not.toContain('aaaaaaaa');
});
