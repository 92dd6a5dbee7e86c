import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionOf, searchAddress } from '../../packages/engine/src/client/islands/search/searchQuestion.ts';
import { markText, matchingWords } from '../../packages/engine/src/client/search/excerpt.ts';
import type { Address } from '../../packages/engine/src/core/types.ts';
import { makeContent } from '../../packages/engine/src/files/plan.ts';
import { searchIndexFiles } from '../../packages/engine/src/search/index/searchIndex.ts';
import { unpackJson } from '../../packages/engine/src/search/query/packedText.ts';
import { MAX_QUERY_LENGTH, termsOf } from '../../packages/engine/src/search/query/parseQuery.ts';
import { type SearchHead, SearchIndex } from '../../packages/engine/src/search/query/searchIndex.ts';
import { queryIndex } from '../../packages/engine/src/search/query/searchQuery.ts';
import { synonymTable } from '../../packages/engine/src/search/query/searchSynonyms.ts';
import { IS_ALL } from '../support/speed.ts';

const RUNS = {
  numRuns: IS_ALL ? 100_000 : 1_000,
  seed: 20_251,
  examples: [['x'.repeat(1 << 20)]] as [string][],
};
const piece = fc.constantFrom(
  ...['<script>alert(1)</script>', '"><svg/onload=1>', '%00%ff../../', '{{7*7}}$1', 'annotation', ' '],
  ...['__proto__', 'constructor.prototype', 'hasOwnProperty toString valueOf'],
  ...['(a+)+$', '((((((((((', '[^]*.*.*.*x', '(?<!a)(?=b)\\1', '\\', '-._/:@$-._/:@$', "'’'’'’s"],
  ...['\ud800', '\udc00\ud83d', '\u0000\u202e\ufeff', '𝕏🧬👩‍🔬', '画像のスライド'],
  ...['e\u0301'.repeat(20), 'ก'.repeat(30), 'aA'.repeat(60)],
);
const question = fc
  .tuple(
    fc.array(fc.oneof({ weight: 5, arbitrary: piece }, fc.string({ unit: 'binary' })), { maxLength: 8 }),
    fc.constantFrom(' ', ''),
  )
  .map(([parts, between]) => parts.join(between));

const rest = {
  trail: [],
  questions: [],
  kind: undefined,
  guide: '',
  edition: undefined,
  api: false,
};
const section = (title: string, text: string) => ({
  ...rest,
  address: `/${title}` as Address,
  hash: '',
  title,
  text,
});

function smallIndex() {
  const documents = [
    section('Annotations', 'Draw on a slide. 画像'),
    section('constructor', '__proto__ <b> x'),
  ];
  const { files } = searchIndexFiles(documents, '/', [
    { term: 'slide', synonyms: ['WSI'], definition: '', to: undefined, abbreviation: false, match: true },
  ]);
  const [headBytes, bodyBytes] = files.map(makeContent) as [Uint8Array, Uint8Array];
  const head = unpackJson<SearchHead>(headBytes);
  const index = new SearchIndex();
  index.addHead(head);
  index.addTexts(0, unpackJson(bodyBytes));
  return { index, table: synonymTable(head.synonyms) };
}

describe('hostile questions', () => {
  it('are answered by the worker without a throw', () => {
    const { index, table } = smallIndex();
    fc.assert(
      fc.property(question, (text) => {
        const { matches } = queryIndex(index, table, text, { guide: '', edition: undefined }, 10);
        for (const { terms } of matches.slice(0, 1)) markText('Draw on a slide', terms);
        expect(matches.every(({ score }) => Number.isFinite(score) && score > 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('are cut where an address holds them, and words of any are marked', () => {
    fc.assert(
      fc.property(question, (text) => {
        matchingWords('Draw an annotation on a slide, or 画像のスライド.', termsOf(text));
        const { query } = questionOf(`?q=${text}`, []);
        expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
        searchAddress({ query, only: undefined }, '/');
      }),
      RUNS,
    );
  });
});
