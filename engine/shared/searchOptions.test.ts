import { describe, expect, it } from 'vitest';
import { processTerm, tokenize } from './searchOptions.ts';

describe('tokenize', () => {
  it.each([
    ['call getUserById', ['call', 'getUserById', 'get', 'User', 'By', 'Id']],
    ['snake_case_name', ['snake_case_name', 'snake', 'case', 'name']],
    ['GET /api/v1/users.json', ['GET', 'api/v1/users.json', 'api', 'v1', 'users', 'json']],
    ['CE2025.1', ['CE2025.1', 'CE2025', '1']],
    ['HTTPServer', ['HTTPServer', 'HTTP', 'Server']],
    ['--verbose', ['verbose']],
    ["user's", ["user's"]],
    ['whole-slide images.', ['whole-slide', 'whole', 'slide', 'images']],
    ['日本語', ['日本', '本語']],
    ['画', ['画']],
    ['DICOM形式で', ['形式', '式で', 'DICOM']],
    ['Straße Éléments', ['Straße', 'Éléments']],
    ['', []],
    ['… — !', []],
  ])('%j', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });
});

describe('processTerm', () => {
  it.each([
    ['Éléments', 'elements'],
    ['Straße', 'strasse'],
    ['Ørsted', 'orsted'],
    ["user's", 'user'],
    ["don't", 'dont'],
    ['THE', null],
    ['x'.repeat(65), null],
    ['日本', '日本'],
  ])('%j', (term, processed) => {
    expect(processTerm(term)).toBe(processed);
  });
});
