import { describe, expect, it } from 'vitest';
import { parseGlossary } from './glossary.ts';

const messages = (text: string): string[] =>
  parseGlossary(text, 'glossary.yml').problems.map(({ line, message }) => `${line}: ${message}`);

describe('parseGlossary', () => {
  it('reads entries, with defaults', () => {
    const text = `
- term: WSI
  synonyms: [whole-slide image]
  definition: >
    A scan
    of a slide
  to: /user-guide/
  abbreviation: true
- term: role
  definition: What one may do
  match: false
`;
    expect(parseGlossary(text, 'glossary.yml')).toEqual({
      terms: [
        {
          term: 'WSI',
          synonyms: ['whole-slide image'],
          definition: 'A scan of a slide',
          to: '/user-guide/',
          abbreviation: true,
          match: true,
        },
        {
          term: 'role',
          synonyms: [],
          definition: 'What one may do',
          to: undefined,
          abbreviation: false,
          match: false,
        },
      ],
      problems: [],
    });
  });

  it('takes an empty file for an empty glossary', () => {
    expect(parseGlossary('', 'glossary.yml')).toEqual({ terms: [], problems: [] });
    expect(parseGlossary('# nothing yet\n', 'glossary.yml')).toEqual({ terms: [], problems: [] });
  });

  it.each([
    ['a: b', ['1: the glossary is not a list.']],
    ['- a', ['1: an entry of the glossary is no map of keys.']],
    ['- term: A', ['1: a glossary entry has no "definition".']],
    [
      '- term: A\n  definiton: b',
      ['2: unknown key "definiton" in the glossary.', '1: a glossary entry has no "definition".'],
    ],
    [
      '- term: 3\n  definition: b',
      ['1: "term" in the glossary is not a text that starts with a letter or digit.'],
    ],
    ['- term: A\n  definition: b\n  synonyms: c', ['3: "synonyms" in the glossary is not a list of texts.']],
    [
      '- term: A\n  definition: b\n  to: //x',
      ['3: "to" in the glossary is not the address of a page, such as "/user-guide/project".'],
    ],
    [
      '- term: A\n  definition: b\n  abbreviation: yes',
      ['3: "abbreviation" in the glossary is not true or false.'],
    ],
    ['- term: A\n  definition: b\n- term: a\n  definition: c', ['3: the glossary has "a" twice.']],
    ['- __proto__: A\n  term: a\n  definition: b', ['1: unknown key "__proto__" in the glossary.']],
  ])('reports %j', (text, problems) => {
    expect(messages(text)).toEqual(problems);
  });

  it('reports bad YAML with its line, and suggests keys', () => {
    expect(messages('- term: [a')[0]).toMatch(/^\d+: bad YAML: /);
    expect(parseGlossary('- term: A\n  definiton: b', 'g').problems[0]?.hint).toBe(
      'Did you mean "definition"?',
    );
  });
});
