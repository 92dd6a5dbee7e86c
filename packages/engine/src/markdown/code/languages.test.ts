import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { languageNames, languageOf } from './languages.ts';

describe('languageOf', () => {
  it.each([
    ['vue', { grammar: 'html', label: 'Vue' }],
    ['JSON', { grammar: 'json', label: 'JSON' }],
    ['console', { grammar: 'shellsession', label: 'Shell Session' }],
    ['', { grammar: undefined, label: 'Text' }],
    ['output', { grammar: undefined, label: 'Output' }],
    ['pyhton', undefined],
    ['__proto__', undefined],
  ])('knows "%s" as %j', (name, language) => {
    expect(languageOf(name)).toEqual(language);
  });

  it('names grammars that exist', () => {
    const grammars = languageNames.flatMap((name) => languageOf(name)?.grammar ?? []);
    expect(grammars.filter((grammar) => !(grammar in bundledLanguages))).toEqual([]);
  });
});
