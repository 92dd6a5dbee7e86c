import { describe, expect, it } from 'vitest';
import { findSynonyms, readSpelling, synonymTable } from './searchSynonyms.ts';

const groups = [
  ['WSI', 'whole slide image'],
  ['image', 'slide'],
  ['term', 'label'],
  ['Z-stack', 'focal planes'],
];
const table = synonymTable(groups.map((group) => group.map(readSpelling)));
const find = (text: string) =>
  findSynonyms(text.split(' '), table).map(({ asked, alternatives }) => [
    asked,
    ...alternatives.map(({ spelling, isPreferred }) => (isPreferred ? spelling.toUpperCase() : spelling)),
  ]);

describe('findSynonyms', () => {
  it('finds spellings in both directions, and knows the preferred one', () => {
    expect(find('open a wsi')).toEqual([['wsi', 'whole slide image']]);
    expect(find('labels')).toEqual([['labels', 'TERM']]);
  });

  it('takes the longest spelling, not the words in it', () => {
    expect(find('whole slide images here')).toEqual([['whole slide images', 'WSI']]);
  });

  it('reads compounds as it reads questions', () => {
    expect(find('z stack')).toEqual([['z stack', 'focal planes']]);
  });

  it('finds nothing in other words', () => {
    expect(find('wsix terminal')).toEqual([]);
    expect(find('__proto__ constructor')).toEqual([]);
  });
});

describe('readSpelling', () => {
  it('keeps the words worth looking up, and a key for all forms', () => {
    expect(readSpelling('Regions of interest')).toEqual({
      text: 'Regions of interest',
      key: 'region of interest',
      terms: ['regions', 'interest'],
    });
  });
});
