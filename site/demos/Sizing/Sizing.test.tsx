import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './amounts.ts';
import { ASSUMPTIONS, type Assumed, INPUTS, type Inputs, numberIn } from './inputs.ts';
import { type Plan, planOf } from './plan.ts';
import { Sizing } from './Sizing.tsx';

const MACHINE = { memory: 8, cores: 8 };
/** Round numbers, so that each result can be told by hand. */
const inputs: Inputs = {
  slides: 21,
  slideGb: 2,
  converted: 50,
  years: 1,
  annotations: 1000,
  people: 10,
  hours: 1,
  attachedGb: 1,
  runs: 2,
  runGb: 3,
};
const assumed: Assumed = {
  copy: 1,
  points: 10,
  pointBytes: 50,
  rowBytes: 500,
  recordBytes: 100,
  dump: 0.5,
  uploads: 5,
  speed: 100,
  viewing: 4,
};

describe('planOf', () => {
  // 252 slides of 3 GB with their copies; 252,000 annotations of 1 kB and 12 GB of files; 2,520 hours of 900 records.
  const sql = 0.252 + 12;
  const social = (2520 * 900 * 100) / 1e9;
  it.each<[keyof Plan, number]>([
    ['images', 252 * 3],
    ['postgis', sql * 5.5],
    ['mongo', social * 5.5],
    ['appEngine', 36],
    ['docker', 15 + 10 + sql + social],
    ['disk', 756 + (sql + social) * 6.5 + 36 + 25],
    ['memory', 8 + 2 * 4.50954],
    ['cores', 10.4],
    ['nightHours', ((3 + (sql + social) / 2) * 1000) / 100 / 3600],
    ['wholeHours', ((756 + (sql + social) * 5.5 + 36) * 1000) / 100 / 3600],
    ['viewingMbit', 40],
  ])('counts %s', (key, value) => {
    expect(planOf(inputs, assumed, MACHINE)[key]).toBeCloseTo(value, 9);
  });

  it('never needs less when more comes in, or when more is assumed', () => {
    const before = planOf(inputs, assumed, MACHINE);
    const less = (after: Plan) =>
      Object.keys(before).filter((key) => after[key as keyof Plan] < before[key as keyof Plan]);
    const found: string[] = [];
    for (const factor of [1.01, 2, 1000]) {
      for (const key of Object.keys(INPUTS) as (keyof Inputs)[])
        found.push(...less(planOf({ ...inputs, [key]: inputs[key] * factor }, assumed, MACHINE)));
      for (const key of Object.keys(ASSUMPTIONS) as (keyof Assumed)[]) {
        const changed = key === 'speed' ? assumed.speed / factor : assumed[key] * factor;
        found.push(...less(planOf(inputs, { ...assumed, [key]: changed }, MACHINE)));
      }
    }
    expect(found).toEqual([]);
  });
});

it.each([
  ['1,5', 1.5],
  [' 20 ', 20],
  ['', undefined],
  ['-1', undefined],
  ['many', undefined],
])('reads %j', (text, value) => {
  expect(numberIn(text)).toBe(value);
});

it.each([
  [1320, 1680, 'GB', '1.3 to 1.7 TB'],
  [0.02, 0.04, 'GB', '20 to 40 MB'],
  [0.1, 0.5, 'hours', '6 to 30 minutes'],
  [16, 16, 'cores', '16 cores'],
  [0, 0, 'GB', 'none'],
] as const)('says %d to %d %s', (low, high, unit, words) => {
  expect(rangeOf(low, high, unit)).toBe(words);
});

it('shows the example without scripts, and the low end first', () => {
  const html = renderToStaticMarkup(<Sizing caption="Counts." />);
  const words = html.replace(/<[^>]+>/g, '');
  const [, low, high] = /need ([\d.]+) to ([\d.]+) TB of disk/.exec(words) ?? [];
  expect(Number(low)).toBeLessThan(Number(high));
});
