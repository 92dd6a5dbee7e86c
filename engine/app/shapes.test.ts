import { describe, expect, it } from 'vitest';
import { isGuide, isPageChunk, readInlineData } from './shapes.ts';

const page = {
  address: '/a',
  title: 'A',
  documentTitle: 'A | Docs',
  layout: 'doc',
  guide: '',
  headings: [],
  navLink: undefined,
  breadcrumbs: [],
};
const guide = { build: 'b', key: '', sidebar: [], chunks: {} };

describe('readInlineData', () => {
  it('reads what a document carries', () => {
    expect(readInlineData(JSON.stringify({ build: 'b', page, guide }))).toEqual({ page, guide });
  });

  it.each([
    undefined,
    '',
    '{"page":',
    'null',
    '[]',
    JSON.stringify({ page }),
    JSON.stringify({ page: { ...page, headings: undefined }, guide }),
    JSON.stringify({ page, guide: { ...guide, chunks: null } }),
  ])('refuses %s', (text) => {
    expect(readInlineData(text)).toBeUndefined();
  });
});

describe('what comes later', () => {
  it('is a chunk or a guide by its shape', () => {
    expect(isPageChunk({ build: 'b', html: '', page })).toBe(true);
    expect(isPageChunk({ build: 'b', page })).toBe(false);
    expect(isPageChunk(undefined)).toBe(false);
    expect(isGuide(guide)).toBe(true);
    expect(isGuide('<!doctype html>')).toBe(false);
  });
});
