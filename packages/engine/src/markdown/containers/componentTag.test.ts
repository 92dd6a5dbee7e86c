import { describe, expect, it } from 'vitest';
import { readComponentTag } from './componentTag.ts';

describe('readComponentTag', () => {
  it.each([
    ['<Demo/>', {}, true],
    ['<Demo>', {}, false],
    ['<Demo a="x y" b=\'"q"\' c=d e />', { a: 'x y', b: '"q"', c: 'd', e: true }, true],
    [
      `<Demo :a='["x", 1]' :b="true" :c="{&quot;d&quot;: null}"/>`,
      { a: ['x', 1], b: true, c: { d: null } },
      true,
    ],
    ['<Demo\n  alt="two\nlines"\n/>', { alt: 'two\nlines' }, true],
    ['<Demo data-name="x"/>', { dataName: 'x' }, true],
    ['<Demo constructor="x"/>', { constructor: 'x' }, true],
    ['<Demo text="a &gt; b">', { text: 'a > b' }, false],
  ])('%s', (text, props, isSelfClosing) => {
    expect(readComponentTag(text)).toMatchObject({
      name: 'Demo',
      props,
      isSelfClosing,
      end: text.length,
      mistakes: [],
    });
  });

  it.each(['<div/>', '<DIV/>', '<A/>', '<Demo', '<Demo a="', '< Demo/>', '<Demo a="x" <b>', '</Demo>'])(
    '%s is none',
    (text) => {
      expect(readComponentTag(text)).toBeUndefined();
    },
  );

  it.each([
    [`<Demo :a="['x']"/>`, `":a" of <Demo> is not JSON: ['x']`],
    ['<Demo :a/>', '":a" of <Demo> is not JSON: nothing'],
    ['<Demo @click="x"/>', '<Demo> has the attribute "@click".'],
    ['<Demo a="1" a="2"/>', '<Demo> has "a" twice.'],
    ['<Demo __proto__="x"/>', '<Demo> has the attribute "__proto__".'],
  ])('%s is a mistake', (text, message) => {
    expect(readComponentTag(text)?.mistakes.map((mistake) => mistake.message)).toEqual([message]);
  });

  it('reads the spelling of code groups with hyphens', () => {
    expect(readComponentTag('<code-group>')?.name).toBe('CodeGroup');
  });
});
