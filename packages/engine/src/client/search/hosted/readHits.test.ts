import { describe, expect, it } from 'vitest';
import { markedParts, readHits } from './readHits.ts';

const anyUrl = (url: string) => ({ address: url, hash: '' });
const hit = (given: object = {}) => ({
  objectID: '1',
  url: '/a',
  type: 'content',
  hierarchy: { lvl0: 'Guide', lvl1: 'Page', lvl2: 'Part', lvl3: null },
  content: 'All of the text',
  ...given,
});
const answer = (...hits: unknown[]) => ({ results: [{ hits }] });

describe('readHits', () => {
  it('takes heading, trail and text, marked where the host has marked them', () => {
    const _snippetResult = {
      content: { value: 'of the <mark>text</mark>' },
      hierarchy: { lvl2: { value: '<mark>Part</mark>' } },
    };
    const [first, second] = readHits(answer(hit({ _snippetResult }), hit()), 'q', anyUrl);
    expect(first).toMatchObject({
      address: '/a',
      title: 'Part',
      heading: [{ text: 'Part', match: true }],
      trail: ['Page'],
      excerpt: [
        { text: 'of the ', match: false },
        { text: 'text', match: true },
      ],
      also: ['q'],
    });
    expect(second?.excerpt).toEqual([{ text: 'All of the text', match: false }]);
  });

  it('leaves out what leads elsewhere, and what has no heading', () => {
    const urlOf = (url: string) => (url === '/a' ? anyUrl(url) : undefined);
    expect(readHits(answer(hit({ url: '/b' }), hit({ hierarchy: {} }), hit()), '', urlOf)).toHaveLength(1);
  });

  it.each([
    null,
    5,
    [],
    {},
    { results: [] },
    { results: [null] },
    { results: [{ hits: 'x' }] },
    { message: 'no' },
  ])('refuses %j', (given) => {
    expect(() => readHits(given, '', anyUrl)).toThrow('no hits');
  });

  it('takes texts of every other kind for none', () => {
    const odd = [
      null,
      5,
      'x',
      [],
      { url: {} },
      hit({ hierarchy: { lvl1: { toString: 'x' } } }),
      hit({ content: [1] }),
    ];
    const hits = readHits(answer(...odd), '', anyUrl);
    expect(hits).toHaveLength(1);
    expect(hits[0]?.excerpt).toEqual([]);
  });

  it('cuts what is too long, and what are too many', () => {
    const long = 'x'.repeat(1_000_000);
    const hits = readHits(
      answer(...Array.from({ length: 1000 }, () => hit({ content: long, hierarchy: { lvl1: long } }))),
      '',
      anyUrl,
    );
    expect(hits).toHaveLength(40);
    expect(JSON.stringify(hits).length).toBeLessThan(100_000);
  });
});

describe('markedParts', () => {
  it.each([
    ['', []],
    ['a', [['a', false]]],
    ['<mark>a</mark>', [['a', true]]],
    [
      'a <mark>b</mark> c',
      [
        ['a ', false],
        ['b', true],
        [' c', false],
      ],
    ],
    ['<mark>a', [['a', true]]],
    [
      'a</mark>b',
      [
        ['a', false],
        ['b', false],
      ],
    ],
    ['<mark onclick=x>a</mark>', [['<mark onclick=x>a', false]]],
    ['<img src=x>&amp;', [['<img src=x>&amp;', false]]],
  ] as const)('%j', (value, parts) => {
    expect(markedParts(value).map(({ text, match }) => [text, match])).toEqual(parts);
  });
});
