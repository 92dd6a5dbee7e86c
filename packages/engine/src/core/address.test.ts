import { expect, it } from 'vitest';
import {
  addressOf,
  canonical,
  chunkFile,
  guideFile,
  guideOf,
  htmlFile,
  markdownFile,
  oldAddressKey,
  publicUrl,
  resolveAddress,
  withBase,
  withoutBase,
} from './address.ts';
import type { Address } from './types.ts';

it.each([
  ['README.md', '/', 'index.html', 'index.md'],
  ['guide/index.MD', '/guide/', 'guide/index.html', 'guide/index.md'],
  ['guide/my-readme.md', '/guide/my-readme', 'guide/my-readme.html', 'guide/my-readme.md'],
  ['a b/ü.md', '/a%20b/%C3%BC', 'a b/ü.html', 'a b/ü.md'],
  ['100%.md', '/100%25', '100%.html', '100%.md'],
])('the page %s is %s, written as %s and %s', (source, address, html, markdown) => {
  expect(addressOf(source)).toBe(address);
  expect(htmlFile(address as Address)).toBe(html);
  expect(markdownFile(address as Address)).toBe(markdown);
});

it.each([
  ['/a/b.html?x=1#h', '/a/b', '#h'],
  ['/a/index.html', '/a/', ''],
  ['/a/INDEX', '/a/', ''],
  ['/index.html#?x', '/', '#?x'],
  ['?x', '/', ''],
])('%s means %s and %j', (href, address, hash) => {
  expect(canonical(href)).toEqual({ address, hash });
});

it.each([
  ['/a.html', '/a'],
  ['/g/index.html', '/g/'],
  ['/G', '/g/'],
  ['/both', '/both'],
  ['/both/', '/both/'],
  ['/none', undefined],
])('%s leads to %s', (path, address) => {
  expect(resolveAddress(path, new Set(['/a', '/g/', '/both', '/both/']))).toBe(address);
});

it('gives chunks names that every file system takes', () => {
  expect(chunkFile('/a%20b/c/' as Address, 'h')).toBe('assets/js/a.20b.c.h.js');
});

it('compares old addresses without case, encoding and last slash', () => {
  expect(oldAddressKey('/Pages/View%20Page/?pageId=A')).toBe('/pages/view page?pageid=a');
  expect(oldAddressKey('/%zz')).toBe('/%zz');
  expect(oldAddressKey('/')).toBe('/');
});

it.each([
  ['/a', '/d/a'],
  ['a', 'a'],
  ['//b.example/a', '//b.example/a'],
  ['https://b.example/', 'https://b.example/'],
])('the base goes in front of paths of the site: %s is %s', (path, href) => {
  expect(withBase(path, '/d/')).toBe(href);
});

it.each([
  ['/d/a', '/a'],
  ['/d', '/'],
  ['/da', undefined],
  ['/', undefined],
])('the base is taken off paths of the site: %s is %s', (href, path) => {
  expect(withoutBase(href, '/d/')).toBe(path);
});

it.each([
  ['https://docs.example:8443/d/', 'https://docs.example:8443/d/a'],
  ['http://docs.example', 'http://docs.example/d/a'],
  ['', '/d/a'],
])('the base stands behind the host of %j, whatever path is given there', (docUrl, href) => {
  expect(publicUrl('/a', { base: '/d/', urls: { docUrl } })).toBe(href);
});

it('is of the guide whose prefix fits first', () => {
  const keys = ['/a/b/', '/a/'];
  expect(['/a/b/c', '/a/c', '/ab'].map((address) => guideOf(address, keys))).toEqual(['/a/b/', '/a/', '']);
});

it('has a file for each guide, for that of the whole site, and for what is in none', () => {
  expect(['/a/b/', '/', ''].map(guideFile)).toEqual([
    'guides/a.b.json',
    'guides/root.json',
    'guides/site.json',
  ]);
});
