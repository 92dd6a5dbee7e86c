import { expect, it } from 'vitest';
import { isGuideFile, isPageChunk, readInlineData } from './shapes.ts';

const page = {
  address: '/a',
  title: 'A',
  documentTitle: 'A | Docs',
  layout: 'doc',
  guide: '',
  styles: [],
};
const guide = { build: 'b', key: '', chunks: {} };
const guides = ['/user-guide/'];

it('reads what a document carries', () => {
  expect(readInlineData(JSON.stringify({ page, guide, guides }))).toEqual({ page, guide, guides });
});

it.each([
  undefined,
  '{"page":',
  'null',
  JSON.stringify({ page, guides }),
  JSON.stringify({ page, guide }),
  JSON.stringify({ page: { ...page, styles: undefined }, guide, guides }),
  JSON.stringify({ page, guide: { ...guide, chunks: null }, guides }),
])('refuses %s', (text) => {
  expect(readInlineData(text)).toBeUndefined();
});

it.each([
  [isPageChunk, { build: 'b', main: '', page }, true],
  [isPageChunk, { build: 'b', page }, false],
  [isPageChunk, undefined, false],
  [isGuideFile, { ...guide, sidebar: '' }, true],
  [isGuideFile, guide, false],
  [isGuideFile, '<!doctype html>', false],
])('%o of %j is %s', (accepts, value, isOne) => {
  expect(accepts(value)).toBe(isOne);
});
