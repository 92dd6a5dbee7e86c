import { describe, expect, it } from 'vitest';
import { readHits } from './readHits.ts';
import { typesenseAnswer } from './typesenseAnswer.ts';

const anyUrl = (url: string) => ({ address: url, hash: '' });
const hit = (given: object = {}, highlight: unknown = {}) => ({
  document: {
    url: '/a',
    'hierarchy.lvl0': 'Guide',
    'hierarchy.lvl1': 'Page',
    'hierarchy.lvl2': 'Part',
    content: 'All of the text',
    ...given,
  },
  highlight,
});
const answer = (...hits: unknown[]) => ({
  results: [{ grouped_hits: hits.map((one) => ({ hits: [one] })) }],
});
const read = (given: unknown) => readHits(typesenseAnswer(given), 'q', anyUrl);

describe('typesenseAnswer', () => {
  it('takes the best hit of each group, marked where the host has marked it', () => {
    const highlight = {
      'hierarchy.lvl2': { snippet: '<mark>Part</mark>' },
      content: { snippet: 'of the <mark>text</mark>' },
    };
    const two = { results: [{ grouped_hits: [{ hits: [hit({}, highlight), hit({ url: '/b' })] }] }] };
    expect(read(two)).toMatchObject([
      {
        address: '/a',
        heading: [{ text: 'Part', match: true }],
        trail: ['Page'],
        excerpt: [
          { text: 'of the ', match: false },
          { text: 'text', match: true },
        ],
      },
    ]);
  });

  it('has the texts as they are where nothing is marked', () => {
    expect(read(answer(hit()))).toMatchObject([
      { heading: [{ text: 'Part', match: false }], excerpt: [{ text: 'All of the text', match: false }] },
    ]);
  });

  it('knows no hits from an answer without', () => {
    expect(read(answer())).toEqual([]);
    for (const given of [
      null,
      5,
      [],
      {},
      { results: [] },
      { results: [null] },
      { results: [{ code: 404, error: 'Not found.' }] },
      { results: [{ grouped_hits: 'x' }] },
      { results: [{ hits: [hit()] }] },
    ])
      expect(() => read(given), JSON.stringify(given)).toThrow('no hits');
  });

  it('believes nothing of what is in a hit', () => {
    const odd = [
      null,
      5,
      'x',
      [],
      {},
      { document: null },
      hit({ url: {} }),
      hit({}, null),
      hit({ 'hierarchy.lvl2': { toString: 'x' }, content: [1] }, { content: { snippet: {} } }),
      hit({ 'hierarchy.lvl0': '__proto__', 'hierarchy.lvl2': '<img src=x onerror=y>' }),
    ];
    const groups = [...odd, { hits: 5 }, ...odd.map((one) => ({ hits: [one] }))];
    const hits = read({ results: [{ grouped_hits: groups }] });
    expect(hits.map(({ heading }) => heading[0]?.text)).toEqual([
      'Part',
      'Part',
      'Page',
      '<img src=x onerror=y>',
    ]);
    expect(hits[2]?.excerpt).toEqual([]);
  });

  it('looks at no more groups than are shown', () => {
    const many = answer(...Array.from({ length: 10_000 }, () => hit()));
    expect(read(many)).toHaveLength(40);
  });
});
