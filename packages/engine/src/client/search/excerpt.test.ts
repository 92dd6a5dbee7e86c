import { describe, expect, it } from 'vitest';
import { excerptOf, rowExcerpt, rowFor } from './excerpt.ts';

const plain = (text: string, terms: string[]) =>
  excerptOf(text, terms)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

describe('excerptOf', () => {
  it.each([
    ['Draw an Annotation, or two annotations.', 'annot', 'Draw an [Annotation], or two [annotations].'],
    ['Les Éléments', 'elements', 'Les [Éléments]'],
    ['The reannotation', 'annotation', 'The reannotation'],
    ['As a rule, any file of it', 'status of a file', 'As a rule, any [file] of it'],
    ['set IMS_STORAGE_PATH', 'ims_storage_path', 'set [IMS]_[STORAGE]_[PATH]'],
    ['全体のスライド画像', '画像', '[全体のスライド画像]'],
    ['', 'role', ''],
  ])('of %j for %j is %j', (text, term, excerpt) => {
    expect(plain(text, [term])).toBe(excerpt);
  });

  it('begins shortly before a late match, and says that more is around', () => {
    const text = `${'many other words '.repeat(40)}the ontology ${'and more of them '.repeat(40)}`;
    const excerpt = plain(text, ['ontology']);
    expect(excerpt).toMatch(/^… \w.*\[ontology\].* …$/);
    expect(excerpt.indexOf('[ontology]')).toBeLessThan(60);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('begins with the first sentence after which most of the words are', () => {
    const text = `A tool for holes. ${'Many other words. '.repeat(30)}To cut a hole, take another tool. ${'More. '.repeat(30)}`;
    expect(plain(text, ['cut', 'hole', 'holes', 'tool'])).toMatch(
      /^… To \[cut\] a \[hole\], take another \[tool\]\. .* …$/,
    );
  });

  it('of a row begins with the cell that names it', () => {
    const cells = ['page size', `${'many other words '.repeat(20)}pixels`, 'none'];
    const parts = rowExcerpt(cells, ['pixels', 'size']).map(({ text }) => text);
    expect(parts.slice(0, 4)).toEqual(['page ', 'size', ' · ', '… ']);
    expect(parts).toContain('pixels');
    expect(rowExcerpt(['size'], ['size'])).toEqual([{ text: 'size', match: true }]);
  });

  it('does not begin at a word that only holds the term', () => {
    const text = `A reannotation. ${'many other words '.repeat(40)}An annotation at last.`;
    expect(plain(text, ['annotation'])).toMatch(/^… .*\[annotation\] at last\.$/);
  });
});

it('gives the row of a table that has more of the words than the prose around', () => {
  const codes =
    'What an upload ends with, a status:\n\t#\tStatus\tCode\tWhy\n\tcodes-ok\tOK\t100\tReady\n\tcodes-bad\tCorrupted file\t61\tA bad file';
  expect(rowFor(codes, ['status', '61'])).toMatchObject({
    slug: 'codes-bad',
    cells: ['Corrupted file', '61', 'A bad file'],
  });
  expect(rowFor(codes, ['upload'])).toBeUndefined();
  expect(rowFor('No table at all.', ['table'])).toBeUndefined();
});
