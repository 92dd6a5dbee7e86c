import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { yamlText } from './yamlText.ts';

describe('yamlText', () => {
  it('writes blocks, as people do', () => {
    const data = {
      openapi: '3.1.0',
      tags: [{ name: 'A b', description: 'One.\nTwo.' }],
      paths: {},
      list: [],
    };
    expect(yamlText(data)).toBe(`openapi: "3.1.0"
tags:
  - name: A b
    description: |-
      One.
      Two.
paths: {}
list: []
`);
  });

  it('says the same as the data, whatever that is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(parse(yamlText({ data }))).toEqual(JSON.parse(JSON.stringify({ data })));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'yes',
    'null',
    '1.0',
    '- a',
    '#',
    'a: b',
    ' a',
    'a\n\n',
    'a\n b\n',
    '\na',
    'a \nb',
    '',
    "it's",
    '<<',
  ])('keeps %j', (text) => {
    expect(parse(yamlText([{ a: [text], [text]: 1 }]))).toEqual([{ a: [text], [text]: 1 }]);
  });
});
