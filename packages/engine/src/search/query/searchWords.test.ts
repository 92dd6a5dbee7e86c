import { describe, expect, it } from 'vitest';
import { plainText, processTerm, stemOf, tokenize } from './searchWords.ts';

describe('tokenize', () => {
  it.each([
    ['call getUserById', ['call', 'getUserById', 'get', 'User', 'By', 'Id']],
    ['snake_case_name', ['snake_case_name', 'snake', 'case', 'name']],
    ['GET /api/v1/users.json', ['GET', 'api/v1/users.json', 'api', 'v1', 'users', 'json']],
    ['CE2025.1', ['CE2025.1', 'CE2025', '1']],
    ["user's", ["user's"]],
    ['whole-slide images.', ['whole-slide', 'whole', 'slide', 'images']],
    ['Straße Éléments', ['Straße', 'Éléments']],
    ['\u1112\u1161\u11ab', ['한']],
    ['… — !', []],
  ])('%j', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it('gives words of scripts without spaces, and pairs in case another dictionary cuts elsewhere', () => {
    expect(tokenize('DICOM形式で')).toEqual(expect.arrayContaining(['形式', '式で', 'DICOM']));
    expect(tokenize('病理画像')).toEqual(expect.arrayContaining(['病理', '理画', '画像']));
  });
});

describe('processTerm', () => {
  it.each([
    ['Éléments', 'elements'],
    ['Straße', 'strasse'],
    ['Ørsted', 'orsted'],
    ["user's", 'user'],
    ["don't", null],
    ['THE', null],
    ['x'.repeat(65), null],
    ['日本', '日本'],
  ])('%j', (term, processed) => {
    expect(processTerm(term)).toBe(processed);
  });
});

describe('stemOf', () => {
  it.each([
    [['draw', 'draws', 'drawing', 'drawings']],
    [['color', 'colours', 'coloured']],
    [['organize', 'organising', 'organisation']],
    [['install', 'installs', 'installed', 'installing', 'installation', 'installations']],
    [['annotation', 'annotations', 'annotate', 'annotated', 'annotating']],
    [['ontology', 'ontologies']],
    [['run', 'running', 'runs']],
    [['create', 'created', 'creating', 'creates']],
  ])('is one for %j', (forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  it.each([
    ['status', 'state'],
    ['string', 'strong'],
    ['access', 'accept'],
    ['fetch_by', 'fetch'],
    ['this', 'thing'],
    ['cors', 'core'],
  ])('differs for %s and %s', (a, b) => {
    expect(stemOf(a)).not.toBe(stemOf(b));
  });
});

it('keeps words alone, so that phrases are found across punctuation', () => {
  expect(plainText('Éléments: “Read-only”,\n  $HOME')).toBe(' elements read only home ');
});
