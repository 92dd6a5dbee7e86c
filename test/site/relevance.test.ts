import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addressOf,
  canBeAnswered,
  judge,
  meanOf,
  type QueryKind,
  readQueries,
  type Scores,
} from '../search/judge.ts';
import { type LoadedIndex, loadIndex, ourSearch, sectionId } from '../search/loadIndex.ts';
import { wireSize } from '../support/wireSize.ts';

/** What must not be lost, in normalized discounted cumulative gain of the first ten pages; a little below what is reached. */
const OVERALL = 0.885;
const LEAST: Record<QueryKind, number> = {
  keyword: 0.94,
  question: 0.86,
  typo: 0.92,
  synonym: 0.85,
  code: 0.87,
  label: 0.92,
  error: 0.88,
};
/** Bytes after brotli: those that a reader waits for before the first result, and all. */
const FIRST_BYTES = 60_000;
const ALL_BYTES = 320_000;

let loaded: LoadedIndex;
const scores = new Map<QueryKind, Scores[]>();

beforeAll(async () => {
  loaded = loadIndex(inject('dist'));
  const find = ourSearch(loaded);
  const addresses = [...new Set(loaded.index.sections.map(({ address }) => address))];
  for (const question of readQueries()) {
    if (!canBeAnswered(question, addresses)) continue;
    const own = scores.get(question.kind) ?? [];
    own.push(judge(await find(question.query), question.pages));
    scores.set(question.kind, own);
  }
});

describe('judged questions', () => {
  it('are many, of every kind, and nearly all have an answer', () => {
    const questions = readQueries();
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(new Set(questions.map(({ query }) => query)).size).toBe(questions.length);
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(LEAST)));
    expect([...scores.values()].flat().length).toBeGreaterThan(0.9 * questions.length);
  });

  it('name sections that exist, on pages that exist', () => {
    const ids = new Set(loaded.index.sections.map((_, id) => sectionId(loaded.index, id)));
    const addresses = new Set([...ids].map(addressOf));
    const gone = readQueries().flatMap(({ pages }) =>
      Object.keys(pages).filter((key) => addresses.has(addressOf(key)) && key.includes('#') && !ids.has(key)),
    );
    expect(gone).toEqual([]);
  });
});

describe('the ranking', () => {
  it('answers them', () => {
    expect(meanOf([...scores.values()].flat()).ndcg).toBeGreaterThanOrEqual(OVERALL);
  });

  it.each(Object.entries(LEAST))('answers those of the kind %s', (kind, least) => {
    expect(meanOf(scores.get(kind as QueryKind) ?? []).ndcg).toBeGreaterThanOrEqual(least);
  });
});

it('the index is few bytes, and fewer before the first result', () => {
  const [titles = 0, text = 0] = loaded.files.map((file) => wireSize(file));
  expect(titles).toBeLessThan(FIRST_BYTES);
  expect(titles + text).toBeLessThanOrEqual(ALL_BYTES);
});
