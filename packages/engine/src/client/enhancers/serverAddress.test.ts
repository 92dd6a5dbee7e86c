import { describe, expect, it } from 'vitest';
import { serverAddress } from './serverChoice.ts';

describe('serverAddress', () => {
  it.each([
    ['https://cytomine.example.org', 'https://cytomine.example.org'],
    [' cytomine.example.org/ ', 'https://cytomine.example.org'],
    ['http://10.0.0.5:8080/api/', 'http://10.0.0.5:8080'],
    ['LOCALHOST:3000', 'https://localhost:3000'],
  ])('reads %j', (text, origin) => {
    expect(serverAddress(text)).toBe(origin);
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'ftp://example.org',
    'https://a:b@example.org',
    "https://a'$(b)",
    'a b',
    '<b>',
  ])('refuses %j', (text) => {
    expect(serverAddress(text)).toBeUndefined();
  });
});
