import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '../compiled.ts';
import { termMatcher } from './termMatcher.ts';

const entry = (term: string, more: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  term,
  synonyms: [],
  definition: '',
  to: undefined,
  abbreviation: false,
  match: true,
  ...more,
});

const find = (terms: GlossaryTerm[], text: string): string[] =>
  termMatcher(terms)(text).map(({ start, end, term }) => `${text.slice(start, end)}=${term.term}`);

describe('termMatcher', () => {
  it('finds whole words in any case, with a plural', () => {
    const terms = [entry('image'), entry('class')];
    expect(find(terms, 'Image, images; imagery, classes')).toEqual([
      'Image=image',
      'images=image',
      'classes=class',
    ]);
  });

  it('prefers the longest', () => {
    expect(find([entry('image'), entry('image group')], 'an image group, an image')).toEqual([
      'image group=image group',
      'image=image',
    ]);
  });

  it('matches abbreviations in their exact case', () => {
    expect(find([entry('ID', { abbreviation: true })], 'id ID IDs')).toEqual(['ID=ID', 'IDs=ID']);
  });

  it('finds synonyms, and leaves unmatched terms out', () => {
    expect(find([entry('WSI', { synonyms: ['whole-slide image'] })], 'Whole-slide images')).toEqual([
      'Whole-slide images=WSI',
    ]);
    expect(find([entry('user', { match: false })], 'user')).toEqual([]);
  });

  it('leaves names, addresses and compounds alone', () => {
    expect(find([entry('project')], 'project.json my-project a/project project:x projectX')).toEqual([]);
    expect(find([entry('project')], '(project). "project"—project: x')).toHaveLength(3);
  });

  it('copes with names of objects', () => {
    expect(find([entry('term')], 'constructor __proto__ toString')).toEqual([]);
  });
});
