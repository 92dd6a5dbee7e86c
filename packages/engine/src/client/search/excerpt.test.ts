import { describe, expect, it } from 'vitest';
import { excerptOf, rowFor } from './excerpt.ts';

const plain = (text: string, terms: string[]) =>
  excerptOf(text, terms)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

describe('excerptOf', () => {
  it('marks words by their beginning, whatever their case and accents', () => {
    expect(plain('Draw an Annotation, or two annotations.', ['annot'])).toBe(
      'Draw an [Annotation], or two [annotations].',
    );
    expect(plain('Les Éléments', ['elements'])).toBe('Les [Éléments]');
  });

  it('does not mark a term inside a word', () => {
    expect(plain('The reannotation', ['annotation'])).toBe('The reannotation');
  });

  it('marks the parts of a compound', () => {
    expect(plain('set IMS_STORAGE_PATH here', ['ims_storage_path'])).toContain('[STORAGE]');
  });

  it('begins shortly before a late match, and says that more is around', () => {
    const text = `${'many other words '.repeat(40)}the ontology ${'and more of them '.repeat(40)}`;
    const excerpt = plain(text, ['ontology']);
    expect(excerpt).toMatch(/^… \w.*\[ontology\].* …$/);
    expect(excerpt.indexOf('[ontology]')).toBeLessThan(60);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('does not begin at a word that only holds the term', () => {
    const text = `A reannotation. ${'many other words '.repeat(40)}An annotation at last.`;
    expect(plain(text, ['annotation'])).toMatch(/^… .*\[annotation\] at last\.$/);
  });

  it('gives the beginning when only the title matched', () => {
    expect(plain('A short text.', ['role'])).toBe('A short text.');
    expect(excerptOf('', ['role'])).toEqual([]);
  });

  it('marks pairs of characters in scripts without spaces', () => {
    expect(plain('全体のスライド画像', ['画像'])).toBe('[全体のスライド画像]');
  });
});

describe('rowFor', () => {
  const codes =
    'What an upload ends with, a status:\n\t#\tStatus\tCode\tWhy\n\tcodes-ok\tOK\t100\tReady\n\tcodes-bad\tCorrupted file\t61\tA bad file';

  it('gives the row that has more of the words than the prose around', () => {
    expect(rowFor(codes, ['status', '61'])).toMatchObject({
      slug: 'codes-bad',
      cells: ['Corrupted file', '61', 'A bad file'],
    });
  });

  it('gives none where the prose says as much', () => {
    expect(rowFor(codes, ['upload'])).toBeUndefined();
    expect(rowFor('No table at all.', ['table'])).toBeUndefined();
  });
});
