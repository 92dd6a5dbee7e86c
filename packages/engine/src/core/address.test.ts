import { describe, expect, it } from 'vitest';
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

describe('the address of a file', () => {
  it.each([
    ['README.md', '/', 'index.html', 'index.md'],
    ['guide/index.MD', '/guide/', 'guide/index.html', 'guide/index.md'],
    ['guide/my-readme.md', '/guide/my-readme', 'guide/my-readme.html', 'guide/my-readme.md'],
    ['a b/ü.md', '/a%20b/%C3%BC', 'a b/ü.html', 'a b/ü.md'],
    ['100%.md', '/100%25', '100%.html', '100%.md'],
  ])('%s is %s, written as %s and %s', (source, address, html, markdown) => {
    expect(addressOf(source)).toBe(address);
    expect(htmlFile(address as Address)).toBe(html);
    expect(markdownFile(address as Address)).toBe(markdown);
  });

  it('gives its chunk a name that every file system takes', () => {
    expect(chunkFile('/' as Address, 'h')).toBe('assets/js/index.h.js');
    expect(chunkFile('/a%20b/c/' as Address, 'h')).toBe('assets/js/a.20b.c.h.js');
  });
});

describe('the spellings of an address', () => {
  it.each([
    ['/a/b.html?x=1#h', '/a/b', '#h'],
    ['/a/index.html', '/a/', ''],
    ['/a/INDEX', '/a/', ''],
    ['/index.html#?x', '/', '#?x'],
    ['/a/reindex', '/a/reindex', ''],
    ['?x', '/', ''],
  ])('%s means %s and %j', (href, address, hash) => {
    expect(canonical(href)).toEqual({ address, hash });
  });

  it.each([
    ['/a', '/a'],
    ['/a/', '/a'],
    ['/a.html', '/a'],
    ['/g', '/g/'],
    ['/g/index.html', '/g/'],
    ['/A', '/a'],
    ['/G', '/g/'],
    ['/both', '/both'],
    ['/both/', '/both/'],
    ['/none', undefined],
  ])('%s leads to %s', (path, address) => {
    expect(resolveAddress(path, new Set(['/a', '/g/', '/both', '/both/']))).toBe(address);
  });

  it('of old ones are compared without case, encoding and last slash', () => {
    expect(oldAddressKey('/Pages/View%20Page/?pageId=A')).toBe('/pages/view page?pageid=a');
    expect(oldAddressKey('/%zz')).toBe('/%zz');
    expect(oldAddressKey('/')).toBe('/');
  });
});

describe('the base', () => {
  it('goes in front of paths of the site, not of other hosts', () => {
    expect(
      ['/a', '/', 'a', '//b.example/a', 'https://b.example/'].map((path) => withBase(path, '/d/')),
    ).toEqual(['/d/a', '/d/', 'a', '//b.example/a', 'https://b.example/']);
  });

  it('is taken off paths of the site only', () => {
    expect(['/d/a', '/d/', '/d', '/da', '/'].map((path) => withoutBase(path, '/d/'))).toEqual([
      '/a',
      '/',
      '/',
      undefined,
      undefined,
    ]);
  });

  it('stands behind the host that the public finds the site at, whatever path is given there', () => {
    const at = (docUrl: string) => publicUrl('/a', { base: '/d/', urls: { docUrl } });
    expect(at('https://docs.example:8443/d/')).toBe('https://docs.example:8443/d/a');
    expect(at('http://docs.example')).toBe('http://docs.example/d/a');
    expect(at('')).toBe('/d/a');
  });
});

describe('guideOf', () => {
  it('is the first prefix that fits', () => {
    const keys = ['/a/b/', '/a/'];
    expect(['/a/b/c', '/a/c', '/ab'].map((address) => guideOf(address, keys))).toEqual(['/a/b/', '/a/', '']);
  });
});

describe('guideFile', () => {
  it('has a file for each guide, for that of the whole site, and for what is in none', () => {
    expect(['/user-guide/', '/a/b/', '/', ''].map(guideFile)).toEqual([
      'guides/user-guide.json',
      'guides/a.b.json',
      'guides/root.json',
      'guides/site.json',
    ]);
  });
});
