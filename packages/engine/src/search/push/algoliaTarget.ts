import type { SearchClient } from '@algolia/client-search';
import type { PushTarget } from './pushRecords.ts';

/** The calls of the official client that a push makes. */
export type PushClient = Pick<SearchClient, 'setSettings' | 'clearObjects' | 'batch' | 'operationIndex'>;

/** As the search box asks: the fields of DocSearch, pages first, one hit for each section. */
const SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributesForFaceting: ['type', 'guide', 'edition'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight)'],
};

/** An index at Algolia, or at another service that speaks its protocol; it is moved to its place at the end. */
export function algoliaTarget(client: PushClient, indexName: string): PushTarget {
  const next = `${indexName}_next`;
  return {
    name: next,
    holds: async () => true,
    begin: async () => {
      await client.setSettings({ indexName: next, indexSettings: SETTINGS });
      // Of a push that nobody went on with.
      await client.clearObjects({ indexName: next });
    },
    send: async (records) => {
      const requests = records.map((body) => ({ action: 'updateObject' as const, body }));
      await client.batch({ indexName: next, batchWriteParams: { requests } });
    },
    finish: async () => {
      const operationIndexParams = { operation: 'move', destination: indexName } as const;
      await client.operationIndex({ indexName: next, operationIndexParams });
    },
  };
}
