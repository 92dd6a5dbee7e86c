import { expect, it } from 'vitest';
import { siteUrl } from './siteUrl.ts';

const here = 'https://mirror.example.org/docs/guide/';
const canonical = 'https://docs.example.org/docs/guide/';
const of = (url: string, base = '/docs/') => siteUrl(url, base, here, canonical);

it.each([
  ['/docs/a#b', '/a', '#b'],
  ['/docs/a?x=1#b', '/a?x=1', '#b'],
  ['https://mirror.example.org/docs/a', '/a', ''],
  ['https://docs.example.org/docs/a#b', '/a', '#b'],
  ['https://DOCS.example.org:443/docs/a', '/a', ''],
  ['page', '/guide/page', ''],
  ['/docs', '/', ''],
])('%s leads within the site', (url, address, hash) => {
  expect(of(url)).toEqual({ address, hash });
});

it.each([
  '/elsewhere',
  '/docs/../elsewhere',
  'https://elsewhere.example/docs/a',
  '//elsewhere.example/docs/a',
  '/\\elsewhere.example/docs/a',
  'https://docs.example.org@elsewhere.example/docs/a',
  'https://docs.example.org.elsewhere.example/docs/a',
  'http://docs.example.org/docs/a',
  'javascript:alert(1)//docs/',
  'JAVA\tSCRIPT:alert(1)',
  'data:text/html,x',
  'blob:https://elsewhere.example/1',
  'ftp://docs.example.org/docs/a',
  'https://[',
])('%s does not', (url) => {
  expect(of(url)).toBeUndefined();
});

it('takes no path for a host, whatever the base', () => {
  expect(of('/..//elsewhere.example/', '/')).toBeUndefined();
  expect(of('/docs/..//elsewhere.example/', '/')).toBeUndefined();
  expect(of('https://docs.example.org//elsewhere.example/', '/')).toBeUndefined();
});
