import { describe, expect, it } from 'vitest';
import { questionOf, searchAddress } from '../../engine/app/islands/search/searchAddress.ts';
import { markText } from '../../engine/app/search/excerpt.ts';
import type { SearchReply, SearchRequest } from '../../engine/app/search/messages.ts';
import type { SearchState } from '../../engine/app/search/types.ts';
import { matchingWords } from '../../engine/app/search/wordMatch.ts';
import { createSearch } from '../../engine/app/search/workerSearch.ts';
import { createStore } from '../../engine/app/store.ts';
import { searchIndexFiles } from '../../engine/node/searchIndex.ts';
import { MAX_QUERY_LENGTH } from '../../engine/shared/capQuery.ts';
import { termsOf } from '../../engine/shared/parseQuery.ts';
import { SearchIndex } from '../../engine/shared/searchIndex.ts';
import { queryIndex } from '../../engine/shared/searchQuery.ts';
import { synonymTable } from '../../engine/shared/searchSynonyms.ts';
import type { Address, Manifest } from '../../engine/shared/types.ts';
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
