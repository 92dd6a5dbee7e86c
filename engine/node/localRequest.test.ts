import { expect, it } from 'vitest';
import { isLocalRequest } from './localRequest.ts';

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
