import fc from 'fast-check';
import { matchingWords } from '../packages/engine/src/client/search/excerpt.ts';
import { capQuery } from '../packages/engine/src/search/query/capQuery.ts';
import { termsOf } from '../packages/engine/src/search/query/parseQuery.ts';
import { compileText } from '../test/support/compileText.ts';
import { dialectDocument } from '../test/support/documents.ts';
import { hostileTexts } from '../test/support/hostileTexts.ts';
import { FAMILIES } from '../test/support/pathologicalTexts.ts';

const SIZE = 100_000;
/** Processor time of a text of that size: 100 ms for each 10 kB. */
const MAX_MS = 1_000;
/** Time may grow by this when the text doubles; differences below the floor are noise. */
const MAX_GROWTH = 2.5;
const FLOOR_MS = 40;
/** Measured again and again before a text counts as slow: noise only ever adds. */
const MAX_ROUNDS = 15;
/** What a question may take of the browser's main thread. */
const MAX_QUESTION_MS = 50;

interface Times {
  half: number;
  full: number;
}

/** Prints what texts that make parsers slow take, with an exit code of 1 when one takes too long. */
export async function bench(): Promise<void> {
  const ordinary = fc.sample(dialectDocument, { numRuns: 2_000, seed: 1 }).join('\n\n');
  await compileText(ordinary.slice(0, SIZE));
  const families = { ...FAMILIES, 'ordinary text': (size: number) => ordinary.slice(0, size) };
  let isSlow = false;
  console.log(`| Text of ${SIZE / 1000} kB | Processor time, ms | Half of it, ms |\n| --- | ---: | ---: |`);
  for (const [name, family] of Object.entries(families)) {
    const times = await leastTimes(family);
    isSlow ||= !isFast(times);
    console.log(
      `| ${name}${isFast(times) ? '' : ' (**slow**)'} | ${round(times.full)} | ${round(times.half)} |`,
    );
  }
  const question = longestQuestion();
  console.log(`\nThe slowest of 10,000 hostile questions: ${round(question)} ms of the main thread.`);
  if (isSlow || question > MAX_QUESTION_MS) process.exitCode = 1;
}

async function leastTimes(family: (size: number) => string): Promise<Times> {
  const times = { half: Number.POSITIVE_INFINITY, full: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < MAX_ROUNDS && (turn === 0 || !isFast(times)); turn++) {
    times.half = Math.min(times.half, await measure(family(SIZE / 2)));
    times.full = Math.min(times.full, await measure(family(SIZE)));
  }
  return times;
}

function isFast({ half, full }: Times): boolean {
  return full < MAX_MS && full <= half * MAX_GROWTH + FLOOR_MS;
}

/** Processor time in milliseconds: other programs on the machine do not count. */
async function measure(text: string): Promise<number> {
  const before = process.cpuUsage();
  await compileText(text);
  return millisecondsSince(before);
}

function longestQuestion(): number {
  let longest = 0;
  for (const text of hostileTexts(10_000)) {
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < MAX_ROUNDS && least > MAX_QUESTION_MS / 2; turn++) {
      const before = process.cpuUsage();
      matchingWords('Draw an annotation on a slide, or 画像のスライド.', termsOf(capQuery(text)));
      least = Math.min(least, millisecondsSince(before));
    }
    longest = Math.max(longest, least);
  }
  return longest;
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function round(ms: number): string {
  return ms.toFixed(ms < 10 ? 1 : 0);
}
