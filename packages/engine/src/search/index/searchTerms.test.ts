import { describe, expect, it } from 'vitest';
import type { Address, SearchDocument } from '../../core/types.ts';
import type { FieldName } from '../query/searchFields.ts';
import type { TermLists } from '../query/termPart.ts';
import { sectionTerms, TermTable } from './searchTerms.ts';

const document = (title: string, text: string, extra: Partial<SearchDocument> = {}): SearchDocument => ({
  id: title,
  address: '/guide/some-page' as Address,
  hash: '',
  title,
  trail: [],
  labels: [],
  summary: '',
  questions: [],
  text,
  kind: undefined,
  guide: '',
  edition: undefined,
  api: false,
  ...extra,
});

function write(documents: readonly SearchDocument[], fields: readonly FieldName[]): TermLists {
  const table = new TermTable();
  for (const one of documents) table.add(sectionTerms(one));
  return JSON.parse([...table.json(fields)].join(''));
}

describe('TermTable', () => {
  it('lists terms in order, with sections as steps', () => {
    const documents = [document('Tile', ''), document('Other', ''), document('Tile of a tile', '')];
    expect(write(documents, ['title'])).toEqual({
      fields: ['title'],
      lengths: [[1, 1, 2]],
      terms: [
        ['other', [1, 1]],
        ['tile', [0, 1, 2, 2]],
      ],
    });
  });

  it('leaves out terms of fields that are not asked for', () => {
    const documents = [document('Title', 'text', { labels: ['Label'] })];
    expect(write(documents, ['text']).terms).toEqual([['text', [0, 1]]]);
    expect(write(documents, ['label', 'text']).terms).toEqual([
      ['label', [0, 1], []],
      ['text', [], [0, 1]],
    ]);
  });

  it('knows a page by its place and its edition too', () => {
    const documents = [
      document('A', '', { address: '/admin-guide/ee/sso/ldap' as Address, edition: 'enterprise' }),
    ];
    expect(write(documents, ['trail']).terms.map(([term]) => term)).toEqual([
      'ee',
      'enterprise',
      'ldap',
      'sso',
    ]);
  });

  it('takes names of object properties for words', () => {
    expect(write([document('__proto__ constructor', '')], ['title']).terms.map(([term]) => term)).toEqual([
      'constructor',
      'proto',
    ]);
  });

  it('writes an index of nothing', () => {
    expect(write([], ['title'])).toEqual({ fields: ['title'], lengths: [[]], terms: [] });
  });
});
