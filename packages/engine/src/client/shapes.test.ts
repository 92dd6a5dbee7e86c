import { describe, expect, it } from 'vitest';
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

describe('readInlineData', () => {
  it('reads what a document carries', () => {
    expect(readInlineData(JSON.stringify({ page, guide, guides }))).toEqual({ page, guide, guides });
  });

  it.each([
    undefined,
    '',
    '{"page":',
    'null',
    '[]',
    JSON.stringify({ page, guides }),
    JSON.stringify({ page, guide }),
    JSON.stringify({ page: { ...page, styles: undefined }, guide, guides }),
    JSON.stringify({ page, guide: { ...guide, chunks: null }, guides }),
  ])('refuses %s', (text) => {
    expect(readInlineData(text)).toBeUndefined();
  });
});

describe('what comes later', () => {
  it('is a chunk or a guide by its shape', () => {
    expect(isPageChunk({ build: 'b', main: '', page })).toBe(true);
    expect(isPageChunk({ build: 'b', page })).toBe(false);
    expect(isPageChunk(undefined)).toBe(false);
    expect(isGuideFile({ ...guide, sidebar: '' })).toBe(true);
    expect(isGuideFile(guide)).toBe(false);
    expect(isGuideFile('<!doctype html>')).toBe(false);
  });
});
