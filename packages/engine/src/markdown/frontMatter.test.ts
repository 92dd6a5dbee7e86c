import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './frontMatter.ts';

const read = (text: string) => readFrontMatter(text, 'docs/a.md');
const mistakes = (text: string) => read(text).problems.map(({ line, message }) => `${line}: ${message}`);

describe('readFrontMatter', () => {
  it('splits front matter and body, and counts the lines above the body', () => {
    const { frontmatter, body, lineOffset, problems } = read('---\ntitle: A\napi: true\n---\n# Body\n');
    expect(frontmatter.title).toBe('A');
    expect(frontmatter.api).toBe(true);
    expect(body).toBe('# Body\n');
    expect(lineOffset).toBe(4);
    expect(problems).toEqual([]);
  });

  it('has a value for every key when nothing is given', () => {
    expect(read('text').frontmatter).toMatchObject({
      title: undefined,
      redirectFrom: [],
      search: true,
      sources: [],
    });
    expect(read('---\n---\ntext')).toMatchObject({ body: 'text', lineOffset: 2, problems: [] });
  });

  it('tolerates a byte order mark and CRLF line ends', () => {
    const { frontmatter, body, lineOffset } = read('\uFEFF---\r\ntitle: A\r\n---\r\ntext');
    expect(frontmatter.title).toBe('A');
    expect(body).toBe('text');
    expect(lineOffset).toBe(3);
  });

  it('takes redirectFrom as text or as a list', () => {
    expect(read('---\nredirectFrom: /a+b\n---\n').frontmatter.redirectFrom).toEqual(['/a+b']);
    expect(read('---\nredirectFrom:\n  - /a\n  - /b?c=1\n---\n').frontmatter.redirectFrom).toEqual([
      '/a',
      '/b?c=1',
    ]);
  });

  it('does not take four dashes, or dashes after a blank line, for front matter', () => {
    expect(read('----\ntitle: A\n----\n')).toMatchObject({ lineOffset: 0, problems: [] });
    expect(mistakes('\n---\ntitle: A\n---\n')).toEqual(['1: front matter does not start on the first line.']);
  });

  it('keeps dates as they are written', () => {
    expect(read('---\ndate: 2025-01-31\n---\n').frontmatter.date).toBe('2025-01-31');
  });

  it('suggests the known key for a misspelt one', () => {
    const { problems } = read('---\ntitle: A\nsidebarDept: 1\n---\n');
    expect(problems).toEqual([
      {
        severity: 'error',
        check: 'frontMatter',
        file: 'docs/a.md',
        line: 3,
        message: 'unknown front matter key "sidebarDept".',
        hint: 'Did you mean "sidebarDepth"?',
      },
    ]);
  });

  it('accepts the home keys of VuePress 1 on a home page only', () => {
    const keys = 'heroImage: /a.png\nheroText: A\nactionText: Go\nactionLink: /b\nfeatures: []\nfooter: F\n';
    expect(mistakes(`---\nhome: true\n${keys}---\n`)).toEqual([]);
    expect(read(`---\n${keys}---\n`).problems).toHaveLength(6);
    expect(read('---\nheroText: A\n---\n').problems[0]?.hint).toBe('It is read only with "home: true".');
  });

  it.each([
    ['title: 2025', 'front matter "title" is 2025.', 'Expected text. Put quotes around it: "2025".'],
    ['title:', 'front matter "title" is empty.', 'Expected text.'],
    ['sidebar: true', 'front matter "sidebar" is true.', 'Expected false or "auto".'],
    ['sidebarDepth: 3', 'front matter "sidebarDepth" is 3.', 'Expected 0, 1 or 2.'],
    ['api: "yes"', 'front matter "api" is "yes".', 'Expected true or false.'],
    ['redirectFrom: [a]', 'front matter "redirectFrom" is ["a"].', undefined],
    ['redirectFrom: //evil.example', 'front matter "redirectFrom" is "//evil.example".', undefined],
    [
      'kind: essay',
      'front matter "kind" is "essay".',
      'Expected one of guide, concept, reference, tutorial.',
    ],
    ['canonicalUrl: javascript:x', 'front matter "canonicalUrl" is "javascript:x".', 'Expected a URL.'],
    ['canonicalUrl: https://', 'front matter "canonicalUrl" is "https://".', 'Expected a URL.'],
    [`kind: ${'x'.repeat(99)}`, `front matter "kind" is "${'x'.repeat(79)}….`, undefined],
    ['toString: x', 'unknown front matter key "toString".', undefined],
    ['constructor: x', 'unknown front matter key "constructor".', undefined],
    ['lang: en_US', 'front matter "lang" is "en_US".', 'Expected a language tag such as "en-US".'],
    ['meta: {a: b}', 'front matter "meta" is {"a":"b"}.', undefined],
  ])('%s: wrong type', (line, message, hint) => {
    const [problem, ...others] = read(`---\n${line}\n---\n`).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line: 2, message, ...(hint === undefined ? {} : { hint }) });
  });

  it.each([
    ['a tab', '---\ntitle: A\ntags:\n\t- a\n---\n', 4, /Tabs are not allowed/],
    ['a repeated key', '---\ntitle: A\nlang: en\ntitle: B\n---\n', 4, /unique/],
    ['an open bracket', '---\ntitle: A\ntags: [a\n---\n', 4, /flow/i],
    ['a tag of the YAML type system', '---\ntitle: !!js/function "x"\n---\n', 2, /Unresolved tag/],
    ['an alias of nothing', '---\ntitle: *a*\n---\n', 2, /alias/],
    ['no closing line', '---\ntitle: A\n\ntext\n', 1, /never closed/],
    ['a list', '---\n- a\n---\n', 2, /not a list of "key: value" lines/],
    ['plain text', '---\nhello\n---\n', 2, /not a list of "key: value" lines/],
  ])('%s is an error with its line', (_name, text, line, message) => {
    const { problems, frontmatter } = read(text);
    expect(problems[0]).toMatchObject({ severity: 'error', line });
    expect(problems[0]?.message).toMatch(message);
    expect((frontmatter as unknown as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each(['en', 'pt-BR', 'zh-Hant-TW', 'es-419', 'de-CH-1996', 'ca-valencia'])(
    'knows the language %s, as dates do',
    (lang) => {
      expect(mistakes(`---\nlang: ${lang}\n---\n`)).toEqual([]);
      expect(() => new Intl.DateTimeFormat(lang)).not.toThrow();
    },
  );
});
