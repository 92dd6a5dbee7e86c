import { describe, expect, it } from 'vitest';
import { questionOf, searchAddress } from './searchAddress.ts';

const KEYS = ['/dev-guide/api/', '/user-guide/'];

describe('searchAddress', () => {
  it.each([
    [{ query: '', only: undefined }, '/docs/search'],
    [{ query: 'wsi', only: '/dev-guide/api/' }, '/docs/search?q=wsi&guide=dev-guide/api'],
    [{ query: 'a&b =ü', only: undefined }, '/docs/search?q=a%26b+%3D%C3%BC'],
  ])('holds %o', (question, address) => {
    expect(searchAddress(question, '/docs/')).toBe(address);
    expect(questionOf(new URL(address, 'http://localhost').search, KEYS)).toEqual(question);
  });

  it('forgets a guide that is none', () => {
    expect(questionOf('?q=a&guide=else', KEYS)).toEqual({ query: 'a', only: undefined });
  });
});
