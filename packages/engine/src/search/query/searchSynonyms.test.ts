import { describe, expect, it } from 'vitest';
import { addTranslations, findSynonyms, readSpelling, synonymTable } from './searchSynonyms.ts';

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

describe('addTranslations', () => {
  it('finds labels by what they are called in other languages, and leaves the glossary as it is', () => {
    const own = synonymTable([['WSI', 'lame'].map(readSpelling)]);
    addTranslations(own, {
      'Read only': ['Lecture seule', 'Solo lectura'],
      Slide: ['Lame'],
      Reading: ['Lecture seule'],
    });
    const found = (text: string) =>
      findSynonyms(text.split(' '), own).flatMap(({ alternatives }) =>
        alternatives.map(({ spelling }) => spelling),
      );
    expect(found('solo lectura')).toEqual(['Read only']);
    expect(found('lecture seule')).toEqual(['Read only', 'Reading']);
    expect(found('lame')).toEqual(['WSI']);
    expect(found('read only')).toEqual([]);
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
