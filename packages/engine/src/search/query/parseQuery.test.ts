import { expect, it } from 'vitest';
import { MAX_QUERY_LENGTH, parseQuery, termsOf } from './parseQuery.ts';

it.each([
  ['how to install', ['install']],
  ['the', ['the']],
  ['Users users', ['users']],
  ['fetch_with_filter', ['fetch_with_filter', 'fetch', 'filter']],
  ['!!', []],
])('the words of %j are %j', (query, terms) => {
  expect(termsOf(query)).toEqual(terms);
});

it('reads the beginning of what was pasted, and few words of it', () => {
  expect(parseQuery('word '.repeat(1e5)).all.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(3));
  expect(parseQuery(letters.join(' ')).words).toHaveLength(16);
});

it.each([
  ['/api/annotation.json', { hasCode: true }],
  ['CYTOMINE_HOST', { hasCode: true }],
  ['getUserById', { hasCode: true }],
  ['GET project', { hasCode: true }],
  ['delete project', { hasCode: false }],
  ['z-stack', { hasCode: false }],
])('knows code and sentences: %s, %j', (query, found) => {
  expect(parseQuery(query)).toMatchObject(found);
});
