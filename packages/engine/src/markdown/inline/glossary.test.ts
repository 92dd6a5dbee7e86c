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
- { term: role, definition: What one may do, match: false }
`;
    const wsi = { synonyms: ['whole-slide image'], to: '/user-guide/', abbreviation: true, match: true };
    const role = { synonyms: [], to: undefined, abbreviation: false, match: false };
    expect(parseGlossary(text, 'glossary.yml')).toEqual({
      terms: [
        { term: 'WSI', definition: 'A scan of a slide', ...wsi },
        { term: 'role', definition: 'What one may do', ...role },
      ],
      problems: [],
    });
  });

  it.each([
    ['# nothing yet\n', []],
    ['- term: [a', [expect.stringMatching(/^1: bad YAML: /)]],
    ['a: b', ['1: the file is not a list; start each entry with "- term: …".']],
    ['- term: A\n  definiton: b', ['1: "definition" is missing.', '2: unknown key "definiton".']],
    ['- term: A\n  definition: b\n  synonyms: c', ['3: "synonyms" is no list of texts.']],
    ['- term: A\n  definition: b\n  to: //x', [expect.stringMatching(/^3: "to" is no address of a page/)]],
    ['- term: A\n  definition: b\n- term: a\n  definition: c', ['3: the glossary has "a" twice.']],
  ])('reports %j', (text, problems) => {
    expect(messages(text)).toEqual(problems);
  });

  it('suggests keys', () => {
    const { problems } = parseGlossary('- term: A\n  definition: b\n  synonims: [c]', 'g');
    expect(problems[0]?.hint).toBe('Did you mean "synonyms"?');
  });
});
