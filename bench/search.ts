import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  canBeAnswered,
  isHeldOut,
  type Judged,
  judge,
  meanOf,
  readQueries,
  type Scores,
} from '../test/search/judge.ts';
import { type Find, type LoadedIndex, loadIndex, ourSearch } from '../test/search/loadIndex.ts';
import { flexSearch, miniSearch, startPagefind } from './searchPeers.ts';

interface Row {
  question: Judged;
  heldOut: boolean;
  scores: Scores;
}

/**
 * Prints how well this search and others answer the judged questions, on the index of a built site. `args`: its
 * folder.
 */
export async function bench([dist = 'site/dist']: readonly string[]): Promise<void> {
  const loaded = loadIndex(resolve(dist));
  const pagefind = await startPagefind(loaded.index, resolve('.cache'));
  const engines: Record<string, Find> = {
    ours: ourSearch(loaded),
    'MiniSearch, our order': miniSearch(loaded),
    Pagefind: pagefind.find,
    FlexSearch: flexSearch(loaded.index),
  };
  const addresses = [...new Set(loaded.index.sections.map(({ address }) => address))];
  const all = readQueries().map((question, i) => ({ question, heldOut: isHeldOut(i) }));
  const questions = all.filter(({ question }) => canBeAnswered(question, addresses));
  console.log(
    `${questions.length} of ${all.length} questions have an answer on this site; ${sizeText(loaded)}\n`,
  );
  const rows: Record<string, Row[]> = {};
  for (const [name, find] of Object.entries(engines)) {
    rows[name] = [];
    for (const { question, heldOut } of questions)
      rows[name].push({ question, heldOut, scores: judge(await find(question.query), question.pages) });
  }
  pagefind.end();
  const kinds = [...new Set(questions.map(({ question }) => question.kind))];
  printTable('All questions', rows, () => true);
  for (const kind of kinds) printTable(`Kind: ${kind}`, rows, ({ question }) => question.kind === kind);
  printTable('Tuned with', rows, ({ heldOut }) => !heldOut);
  printTable('Held out', rows, ({ heldOut }) => heldOut);
  await printTimes(
    engines,
    questions.map(({ question }) => question.query),
  );
}

function printTable(title: string, rows: Record<string, Row[]>, choose: (row: Row) => boolean): void {
  const count = Object.values(rows)[0]?.filter(choose).length ?? 0;
  console.log(`${title} (${count})\n\n| engine | nDCG@10 | MRR | recall@5 |\n| --- | ---: | ---: | ---: |`);
  for (const [name, own] of Object.entries(rows)) {
    const { ndcg, mrr, recall } = meanOf(own.filter(choose).map(({ scores }) => scores));
    console.log(`| ${name} | ${[ndcg, mrr, recall].map((score) => score.toFixed(3)).join(' | ')} |`);
  }
  console.log('');
}

/** One answer after each key, as a reader types; Pagefind is left out, since it fetches. */
async function printTimes(
  { ours, MiniSearch }: Record<string, Find>,
  queries: readonly string[],
): Promise<void> {
  for (const [name, find] of Object.entries({ ours, MiniSearch })) {
    if (find === undefined) continue;
    const times: number[] = [];
    for (const query of queries) {
      for (let end = 1; end <= Math.min(query.length, 30); end++) {
        const started = performance.now();
        await find(query.slice(0, end));
        times.push(performance.now() - started);
      }
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(2);
    console.log(
      `${name}: ${times.length} keystrokes, ${at(0.5)} ms median, ${at(0.95)} ms p95, ${at(0.999)} ms p99.9`,
    );
  }
}

function sizeText({ index, files }: LoadedIndex): string {
  const sizes = files.map((file) => (brotliCompressSync(readFileSync(file)).length / 1000).toFixed(1));
  return `${index.sections.length} sections, ${sizes.join(' + ')} kB after brotli (titles, text).`;
}
