import queries from './queries.json' with { type: 'json' };

/** How a reader asks. */
export type QueryKind = 'keyword' | 'question' | 'typo' | 'synonym' | 'code' | 'label' | 'error';

/** A question, and what answers it: address or address#hash -> 3 best, 2 good, 1 of some use. A `*` at the end stands for anything. */
export interface Judged {
  query: string;
  kind: QueryKind;
  pages: Record<string, number>;
}

/** What one engine is worth, from 0 to 1. */
export interface Scores {
  /** Normalized discounted cumulative gain of the first ten pages. */
  ndcg: number;
  /** Reciprocal rank of the first page with a grade of 2 or 3. */
  mrr: number;
  /** Share of the pages with a grade of 2 or 3 among the first five. */
  recall: number;
}

const CUT = 10;
const RECALL_CUT = 5;
const GOOD = 2;
/** Sections of a page that a reader sees under its title before looking on. */
const SECTIONS_SEEN = 3;

/** All questions. */
export function readQueries(): Judged[] {
  return queries as unknown as Judged[];
}

/** Every fourth question is set aside: never looked at while the ranking is tuned. */
export function isHeldOut(position: number): boolean {
  return position % 4 === 3;
}

/**
 * Judges the sections that an engine found, best first, as `address#hash`. They count by page, as the dialog groups
 * them: a page has the place of its best section. Where the graded section is not among the first of its page, the
 * grade is one less.
 */
export function judge(found: readonly string[], pages: Record<string, number>): Scores {
  const groups = new Map<string, string[]>();
  for (const id of found) {
    const group = groups.get(addressOf(id)) ?? [];
    if (group.length < SECTIONS_SEEN) group.push(id);
    groups.set(addressOf(id), group);
  }
  const grades = Object.entries(pages);
  const paid = new Set<string>();
  const gains = [...groups].slice(0, CUT).map(([address, ids]) => {
    const [key, gain] = gradeOf(address, ids, grades);
    if (paid.has(key)) return 0;
    paid.add(key);
    return gain;
  });
  const byPage = new Map<string, number>();
  for (const [key, grade] of grades) {
    const address = addressOf(key);
    byPage.set(address, Math.max(grade, byPage.get(address) ?? 0));
  }
  const ideal = [...byPage.values()].sort((a, b) => b - a).slice(0, CUT);
  const first = gains.findIndex((gain) => gain >= GOOD);
  const good = ideal.filter((gain) => gain >= GOOD).length;
  return {
    ndcg: discounted(gains) / discounted(ideal),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    recall: gains.slice(0, RECALL_CUT).filter((gain) => gain >= GOOD).length / Math.min(good, RECALL_CUT),
  };
}

/** True once one of the best answers is a page that exists. */
export function canBeAnswered({ pages }: Judged, addresses: readonly string[]): boolean {
  return Object.entries(pages).some(
    ([key, grade]) => grade === 3 && addresses.some((address) => matches(addressOf(key), address)),
  );
}

/** Mean of several scores. */
export function meanOf(scores: readonly Scores[]): Scores {
  const mean = (name: keyof Scores) =>
    scores.reduce((sum, one) => sum + one[name], 0) / Math.max(1, scores.length);
  return { ndcg: mean('ndcg'), mrr: mean('mrr'), recall: mean('recall') };
}

/** The page of `address#hash`. */
export function addressOf(id: string): string {
  return id.replace(/#.*$/, '');
}

/** The grade that a page earns, and the entry that gives it; an entry pays once. */
function gradeOf(
  address: string,
  ids: readonly string[],
  grades: readonly [string, number][],
): [string, number] {
  let best: [string, number] = ['', 0];
  for (const [key, grade] of grades) {
    if (!matches(addressOf(key), address)) continue;
    const gain = key.includes('#') && !ids.includes(key) ? Math.max(grade - 1, 0.5) : grade;
    if (gain > best[1]) best = [addressOf(key), gain];
  }
  return best[0] === '' ? [address, 0] : best;
}

function matches(key: string, address: string): boolean {
  return key.endsWith('*') ? address.startsWith(key.slice(0, -1)) : key === address;
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, i) => sum + (2 ** gain - 1) / Math.log2(i + 2), 0);
}
