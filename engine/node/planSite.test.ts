import { describe, expect, it } from 'vitest';
import { recordOf, siteWith } from '../../test/support/siteParts.ts';
import { pageData } from './pageData.ts';
import { plannedChunk } from './planSite.ts';

const PLACE = {
  guide: '',
  sidebar: false,
  depth: 2,
  breadcrumbs: [],
  previous: undefined,
  next: undefined,
} as const;

function partsOf(title: string, hash: string) {
  const compiled = { record: recordOf('a.md', { title }), description: '', edition: undefined, minutes: 1 };
  const place = { ...PLACE, breadcrumbs: [...PLACE.breadcrumbs] };
  return {
    page: pageData(compiled, place, siteWith(), undefined),
    body: { html: () => '<p>Text</p>', hash },
  };
}

describe('plannedChunk', () => {
  it('is named anew by whatever its text is made from, the engine too, and by nothing else', () => {
    const chunks = [
      plannedChunk(partsOf('A', 'body'), 'build', 'engine'),
      plannedChunk(partsOf('B', 'body'), 'build', 'engine'),
      plannedChunk(partsOf('A', 'other'), 'build', 'engine'),
      plannedChunk(partsOf('A', 'body'), 'other', 'engine'),
      plannedChunk(partsOf('A', 'body'), 'build', 'other'),
    ];
    expect(new Set(chunks.map(({ file }) => file.path)).size).toBe(5);
    expect(chunks[0]?.file.path).toBe(`assets/js/a.${chunks[0]?.hash}.js`);
    expect(plannedChunk(partsOf('A', 'body'), 'build', 'engine').file.path).toBe(chunks[0]?.file.path);
  });
});
