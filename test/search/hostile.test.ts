import { describe, expect, it } from 'vitest';
import { questionOf, searchAddress } from '../../packages/engine/src/client/islands/search/searchAddress.ts';
import { createStore } from '../../packages/engine/src/client/navigation/store.ts';
import { markText, matchingWords } from '../../packages/engine/src/client/search/excerpt.ts';
import type { SearchReply, SearchRequest } from '../../packages/engine/src/client/search/messages.ts';
import type { SearchState } from '../../packages/engine/src/client/search/types.ts';
import { createSearch } from '../../packages/engine/src/client/search/workerSearch.ts';
import type { Address, Manifest } from '../../packages/engine/src/core/types.ts';
import { searchIndexFiles } from '../../packages/engine/src/search/index/searchIndex.ts';
import { MAX_QUERY_LENGTH } from '../../packages/engine/src/search/query/capQuery.ts';
import { termsOf } from '../../packages/engine/src/search/query/parseQuery.ts';
import { SearchIndex } from '../../packages/engine/src/search/query/searchIndex.ts';
import { queryIndex } from '../../packages/engine/src/search/query/searchQuery.ts';
import { synonymTable } from '../../packages/engine/src/search/query/searchSynonyms.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { IS_ALL } from '../support/speed.ts';

const COUNT = IS_ALL ? 100_000 : 1_000;

const rest = {
  trail: [],
  labels: [],
  summary: '',
  kind: undefined,
  guide: '',
  edition: undefined,
  api: false,
};
const section = (title: string, text: string) => ({
  ...rest,
  id: title,
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
  const [head, body] = files.map((file) => JSON.parse('content' in file ? String(file.content) : ''));
  const index = new SearchIndex();
  index.addHead(head);
  index.addBody(body);
  return { index, table: synonymTable(head.synonyms) };
}

describe('hostile questions', () => {
  it('are answered by the worker without a throw', () => {
    const { index, table } = smallIndex();
    for (const text of hostileTexts(COUNT)) {
      const { matches } = queryIndex(index, table, text, { guide: '', edition: undefined }, 10);
      for (const { terms } of matches.slice(0, 1)) markText('Draw on a slide', terms);
      expect(matches.every(({ score }) => Number.isFinite(score) && score > 0)).toBe(true);
    }
  });

  it('are cut before they are sent, and words of any are marked', async () => {
    const requests: SearchRequest[] = [];
    let answer: (reply: SearchReply) => void = () => {};
    const manifest: Manifest = {
      build: 'b',
      base: '/',
      guides: [],
      redirects: {},
      search: { head: '/a', body: '/b', api: undefined },
      searchHost: undefined,
    };
    const client = createSearch(
      {
        loadManifest: async () => manifest,
        startWorker: () => ({
          postMessage: (request) => void requests.push(request),
          terminate: () => {},
          listen: (onReply) => {
            answer = onReply;
          },
        }),
      },
      createStore<SearchState>('idle'),
    );
    client.load();
    for (let i = 0; i < 10; i++) await Promise.resolve();
    answer({ type: 'complete' });
    for (const text of hostileTexts(COUNT)) {
      void client.search(text);
      matchingWords('Draw an annotation on a slide, or 画像のスライド.', termsOf(text));
      const { query } = questionOf(`?q=${text}`, []);
      searchAddress({ query, only: undefined }, '/');
    }
    for (let i = 0; i < 10; i++) await Promise.resolve();
    const lengths = requests.map((request) => (request.type === 'query' ? request.query.length : 0));
    expect(lengths.length).toBeGreaterThan(COUNT);
    expect(lengths.reduce((a, b) => Math.max(a, b), 0)).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  });
});
