import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './frontMatter.ts';

const read = (text: string) => readFrontMatter(text, 'docs/a.md');

describe('readFrontMatter', () => {
  it.each([
    ['---\ntitle: A\n---\n# Body\n', { title: 'A' }, '# Body\n', 3],
    ['\uFEFF---\r\ntitle: A\r\n---\r\ntext', { title: 'A' }, 'text', 3],
    ['---\n---\ntext', {}, 'text', 2],
    ['text', { redirectFrom: [], search: true, sources: [] }, 'text', 0],
    ['----\ntitle: A\n----\n', {}, '----\ntitle: A\n----\n', 0],
    ['---\nredirectFrom: [/a, "/b?c=1"]\n---\n', { redirectFrom: ['/a', '/b?c=1'] }, '', 3],
    ['---\ndate: 2025-01-31\n---\n', { date: '2025-01-31' }, '', 3],
    ['---\nlang: zh-Hant-TW\n---\n', { lang: 'zh-Hant-TW' }, '', 3],
  ])('reads %j', (text, frontmatter, body, lineOffset) => {
    expect(read(text)).toMatchObject({ frontmatter, body, lineOffset, problems: [] });
  });

  it.each([
    ['title: 2025', 'front matter "title" is 2025.', 'Expected text. Put quotes around it: "2025".'],
    ['title:', 'front matter "title" is empty.', 'Expected text.'],
    ['sidebarDepth: 3', 'front matter "sidebarDepth" is 3.', 'Expected 0, 1 or 2.'],
    ['api: "yes"', 'front matter "api" is "yes".', 'Expected true or false.'],
    ['redirectFrom: //evil.example', 'front matter "redirectFrom" is "//evil.example".', undefined],
    ['kind: essay', 'front matter "kind" is "essay".', expect.stringContaining('guide, concept')],
    ['canonicalUrl: javascript:x', 'front matter "canonicalUrl" is "javascript:x".', 'Expected a URL.'],
    [`kind: ${'x'.repeat(99)}`, `front matter "kind" is "${'x'.repeat(79)}….`, undefined],
    ['constructor: x', 'unknown front matter key "constructor".', undefined],
    ['lang: en_US', 'front matter "lang" is "en_US".', 'Expected a language tag such as "en-US".'],
  ])('%s: wrong type', (line, message, hint) => {
    const [problem, ...others] = read(`---\n${line}\n---\n`).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line: 2, message, ...(hint === undefined ? {} : { hint }) });
  });

  it.each([
    ['a blank line above', '\n---\ntitle: A\n---\n', 1, /does not start on the first line/],
    ['a tab', '---\ntitle: A\ntags:\n\t- a\n---\n', 4, /tab characters must not be used/],
    ['a repeated key', '---\ntitle: A\nlang: en\ntitle: B\n---\n', 4, /duplicated mapping key/],
    ['an open bracket', '---\ntitle: A\ntags: [a\n---\n', 4, /deficient indentation/],
    ['a tag of the YAML type system', '---\ntitle: !!js/function "x"\n---\n', 2, /unknown scalar tag/],
    ['no closing line', '---\ntitle: A\n\ntext\n', 1, /never closed/],
    ['plain text', '---\nhello\n---\n', 2, /not a list of "key: value" lines/],
  ])('%s is an error with its line', (_name, text, line, message) => {
    const [problem] = read(text).problems;
    expect(problem).toMatchObject({ severity: 'error', line, message: expect.stringMatching(message) });
  });
});
