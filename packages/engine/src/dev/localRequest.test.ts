import { expect, it } from 'vitest';
import { isLocalRequest, opensForeignFile } from './dev.ts';

it.each<[host: string | undefined, origin: string | undefined, local: boolean]>([
  ['localhost:8080', undefined, true],
  ['127.0.0.1:8080', 'http://localhost:8080', true],
  ['[::1]:8080', undefined, true],
  ['localhost', 'http://127.0.0.1:1', true],
  [undefined, undefined, false],
  ['example.org', undefined, false],
  ['localhost.example.org:8080', undefined, false],
  ['localhost:8080', 'https://example.org', false],
  ['localhost:8080', 'null', false],
  ['localhost@example.org', undefined, false],
  ['', undefined, false],
])('host %s, origin %s: %s', (host, origin, local) => {
  expect(isLocalRequest({ host, origin })).toBe(local);
});

it.each([
  ['a picture of another site', 'cross-site', 'no-cors', false],
  ['a link of another site', 'cross-site', 'navigate', true],
  ['a script of a page here', 'same-origin', 'no-cors', true],
  ['the address bar', 'none', 'navigate', true],
])('asked by %s: %s, %s, %s', (_, site, mode, local) => {
  const headers = { host: 'localhost:8080', 'sec-fetch-site': site, 'sec-fetch-mode': mode };
  expect(isLocalRequest(headers)).toBe(local);
});

it.each([
  ['/__open-in-editor?file=docs/a.md:3', false],
  ['/__open-in-editor?file=/site/docs/a.md', false],
  ['/__open-in-editor?file=/etc/passwd', true],
  ['/__open-in-editor?file=../secret.txt', true],
  ['/__open-in-editor?file=file:///etc/passwd', true],
  ['/base/__open-in-editor?file=/site-other/a', true],
  ['/__open-in-editor', true],
  ['/docs/a', false],
])('%s opens a file from elsewhere: %s', (url, isForeign) => {
  expect(opensForeignFile(url, '/site')).toBe(isForeign);
});
