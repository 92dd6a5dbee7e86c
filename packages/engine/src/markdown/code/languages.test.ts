import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { isConsole, languageNames, languageOf } from './languages.ts';

describe('languageOf', () => {
  it.each([
    ['vue', 'html', 'Vue'],
    ['html', 'html', 'HTML'],
    ['md', 'markdown', 'Markdown'],
    ['rb', 'ruby', 'Ruby'],
    ['ts', 'typescript', 'TypeScript'],
    ['py', 'python', 'Python'],
    ['sh', 'shellscript', 'Shell'],
    ['bash', 'shellscript', 'Shell'],
    ['yml', 'yaml', 'YAML'],
    ['styl', 'stylus', 'Stylus'],
    ['kt', 'kotlin', 'Kotlin'],
    ['rs', 'rust', 'Rust'],
    ['console', 'shellscript', 'Console'],
    ['shell-session', 'shellscript', 'Console'],
    ['dockerfile', 'docker', 'Dockerfile'],
    ['groovy', 'groovy', 'Groovy'],
    ['m', 'matlab', 'MATLAB'],
    ['properties', 'ini', 'Properties'],
    ['ini', 'ini', 'INI'],
    ['nginx', 'nginx', 'Nginx'],
    ['toml', 'toml', 'TOML'],
    ['diff', 'diff', 'Diff'],
    ['http', 'http', 'HTTP'],
    ['jsonc', 'jsonc', 'JSON'],
    ['tsx', 'tsx', 'TSX'],
    ['JSON', 'json', 'JSON'],
  ])('knows %s as %s, called %s', (name, grammar, label) => {
    expect(languageOf(name)).toEqual({ grammar, label });
  });

  it('knows names for text without colors', () => {
    expect(languageOf('')).toEqual({ grammar: undefined, label: 'Text' });
    expect(languageOf('text')).toEqual({ grammar: undefined, label: 'Text' });
    expect(languageOf('output')).toEqual({ grammar: undefined, label: 'Output' });
  });

  it('does not know other names', () => {
    expect(languageOf('pyhton')).toBeUndefined();
    expect(languageOf('__proto__')).toBeUndefined();
    expect(languageOf('constructor')).toBeUndefined();
  });

  it('names grammars that exist', () => {
    for (const name of languageNames()) {
      const grammar = languageOf(name)?.grammar;
      if (grammar !== undefined) expect(bundledLanguages).toHaveProperty([grammar]);
    }
  });
});

describe('isConsole', () => {
  it('tells sessions from scripts', () => {
    expect(isConsole('Console')).toBe(true);
    expect(isConsole('bash')).toBe(false);
  });
});
