import { describe, expect, it } from 'vitest';
import { MAX_QUERY_LENGTH, parseQuery, termsOf } from './parseQuery.ts';

describe('termsOf', () => {
  it.each([
    ['how to install', ['install']],
    ['the', ['the']],
    ['Users users', ['users']],
    ['fetch_with_filter', ['fetch_with_filter', 'fetch', 'filter']],
    ['', []],
    ['!!', []],
  ])('%j', (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });
});

describe('parseQuery', () => {
  it('reads the beginning of what was pasted, and few words of it', () => {
    const { all, words } = parseQuery('word '.repeat(1e5));
    expect(all.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(words).toHaveLength(1);
    expect(
      parseQuery([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(3)).join(' ')).words,
    ).toHaveLength(16);
  });

  it.each([
    ['/api/annotation.json', true],
    ['CYTOMINE_HOST', true],
    ['getUserById', true],
    ['GET project', true],
    ['delete project', false],
    ['z-stack', false],
    ['image viewer', false],
  ])('knows code: %s %s', (query, hasCode) => {
    expect(parseQuery(query).hasCode).toBe(hasCode);
  });

  it.each([
    ['how do I upload a slide', true],
    ['show all terms', false],
    ['read only', false],
  ])('knows sentences: %s %s', (query, isSentence) => {
    expect(parseQuery(query).isSentence).toBe(isSentence);
  });
});
