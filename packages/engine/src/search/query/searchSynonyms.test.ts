import { expect, it } from 'vitest';
import { addTranslations, findSynonyms, synonymTable } from './searchSynonyms.ts';

const groups = [
  ['WSI', 'whole slide image'],
  ['image', 'slide'],
  ['term', 'label'],
  ['Z-stack', 'focal planes'],
];
const table = synonymTable(groups);
const find = (text: string) =>
  findSynonyms(text.split(' '), table).map(({ asked, alternatives }) => [
    asked,
    ...alternatives.map(({ spelling, isPreferred }) => (isPreferred ? spelling.toUpperCase() : spelling)),
  ]);

it.each([
  ['open a wsi', [['wsi', 'whole slide image']]],
  ['labels', [['labels', 'TERM']]],
  // The longest spelling, not the words in it.
  ['whole slide images here', [['whole slide images', 'WSI']]],
  ['z stack', [['z stack', 'focal planes']]],
  ['wsix terminal', []],
  ['__proto__ constructor', []],
])('finds other spellings in both directions, in capitals what is preferred: %s, %j', (text, found) => {
  expect(find(text)).toEqual(found);
});

it('finds labels by what they are called in other languages, and leaves the glossary as it is', () => {
  const own = synonymTable([['WSI', 'lame']]);
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
