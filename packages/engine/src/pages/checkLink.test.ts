import { describe, expect, it } from 'vitest';
import type { Address } from '../core/types.ts';
import { checkLink } from './checkLink.ts';

const targets = {
  pages: new Map([
    ['/', new Set<string>()],
    ['/guide/', new Set(['start', 'éléments'])],
    ['/guide/role', new Set(['managers'])],
    ['/a%20b', new Set<string>()],
  ]),
  files: new Set(['/images/slide one.png', '/paper.pdf']),
  redirects: { '/old page': '/guide/role' as Address, '/view?id=1': '/guide/' as Address },
};

const check = (href: string) => {
  const { message, hint } = checkLink(href, targets, 'link');
  return message === undefined ? 'fine' : [message, hint];
};

describe('checkLink', () => {
  it.each([
    '/',
    '/guide',
    '/guide/role.html#managers',
    '/guide/#%C3%A9l%C3%A9ments',
    '/guide/#',
    '/guide/role?x=1',
    '/a%20b',
    '/images/slide%20one.png',
    '/search?q=x',
  ])('%s is fine', (href) => {
    expect(check(href)).toBe('fine');
  });

  it.each([
    ['/user/role', 'leads nowhere.', 'Did you mean "/guide/role"?'],
    ['/Guide/Role', "differs from the page's address in upper and lower case.", 'Write "/guide/role".'],
    ['/Old%20Page', 'leads to an old address.', 'Write "/guide/role".'],
    ['/view?id=1', 'leads to an old address.', 'Write "/guide/".'],
    ['/zzzzzzzz', 'leads nowhere.', undefined],
    ['/old page/#x', 'leads to an old address.', 'Write "/guide/role#x".'],
  ])('%s is reported', (href, message, hint) => {
    expect(check(href)).toEqual([`link to "${href}" ${message}`, hint]);
  });

  it('gives the address of the page, also where the anchor is not there', () => {
    expect(checkLink('/guide/role#manager', targets, 'link').address).toBe('/guide/role');
  });
});
