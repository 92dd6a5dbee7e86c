import { describe, expect, it } from 'vitest';
import { type Click, type Link, routeClick } from './routeClick.ts';

const click: Click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};
const pages: Record<string, boolean> = { '/user-guide/role': true, '/user-guide/old': false, '/v/1.2': true };
const here = {
  href: 'https://docs.example.org/docs/user-guide/project?x=1#roles',
  base: '/docs/',
  isPage: (path: string) => pages[path],
};
const route = (href: string, more: { click?: Partial<Click>; link?: Partial<Link> } = {}) =>
  routeClick(
    { ...click, ...more.click },
    { href: new URL(href, here.href).href, target: '', download: '', rel: '', ...more.link },
    here,
  );

describe('routeClick', () => {
  it('takes a plain click on a page of the site', () => {
    expect(route('/docs/user-guide/role?a=1#b')).toEqual({
      type: 'page',
      path: '/user-guide/role',
      search: '?a=1',
      hash: '#b',
    });
  });

  it.each([
    ['middle button', { click: { button: 1 } }],
    ['control', { click: { ctrlKey: true } }],
    ['command', { click: { metaKey: true } }],
    ['shift', { click: { shiftKey: true } }],
    ['alt', { click: { altKey: true } }],
    ['answered by another', { click: { defaultPrevented: true } }],
    ['a target', { link: { target: '_blank' } }],
    ['the wish for a real load', { link: { target: '_self' } }],
    ['download', { link: { download: 'role.html' } }],
    ['marked external', { link: { rel: 'noopener external' } }],
  ])('leaves a click with %s to the browser', (_, more) => {
    expect(route('/docs/user-guide/role', more)).toEqual({ type: 'leave' });
  });

  it.each([
    'https://other.example.org/docs/user-guide/role',
    'http://docs.example.org/docs/user-guide/role',
    'javascript:void(0)',
    '/other/',
    '/docsy',
    '/docs/user-guide/old',
    '/docs/files/report.pdf',
    '/docs/user-guide/role.md',
  ])('leaves %s to the browser', (href) => {
    expect(route(href)).toEqual({ type: 'leave' });
  });

  it.each([
    // Its guide is not known yet.
    ['/docs/admin-guide/ce.html', '/admin-guide/ce.html'],
    ['/docs/v/1.2', '/v/1.2'],
    ['/docs', '/'],
  ])('takes %s for the page %s', (href, path) => {
    expect(route(href)).toMatchObject({ type: 'page', path });
  });

  it('knows the places of this page', () => {
    expect(route('#a')).toMatchObject({ type: 'same', hash: '#a' });
    expect(route('?x=1')).toMatchObject({ type: 'same', hash: '' });
  });
});
