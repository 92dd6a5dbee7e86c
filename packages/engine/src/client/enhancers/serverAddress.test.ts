import { expect, it } from 'vitest';
import { serverAddress } from './serverChoice.ts';

it.each([
  ['https://cytomine.example.org', 'https://cytomine.example.org'],
  [' cytomine.example.org/ ', 'https://cytomine.example.org'],
  ['http://10.0.0.5:8080/api/', 'http://10.0.0.5:8080'],
  ['LOCALHOST:3000', 'https://localhost:3000'],
  [' ', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://example.org', undefined],
  ['https://a:b@example.org', undefined],
  ["https://a'$(b)", undefined],
  ['<b>', undefined],
])('serverAddress(%j) is %s', (text, origin) => {
  expect(serverAddress(text)).toBe(origin);
});
