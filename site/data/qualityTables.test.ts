import { expect, it } from 'vitest';
import { type Quality, tablesOf } from './qualityTables.ts';

const rowsOf = (quality: Quality, name: string) => tablesOf(quality)[name]?.rows ?? [];
const kit = (date: string): Quality['checks'] => [
  { name: 'kit', date, measured: [{ label: 'files in the kit', value: 13252 }] },
];

it('says plainly what was never measured', () => {
  const none = { checks: [] };
  expect(rowsOf(none, 'quality-tests').map(([, passed]) => passed)).toEqual(['not measured', 'not measured']);
  const figures = rowsOf(none, 'quality-figures');
  expect(figures.length).toBeGreaterThanOrEqual(10);
  expect(figures.filter(([, figure]) => figure !== 'not measured')).toEqual([]);
  expect(rowsOf(none, 'quality-run')).toContainEqual(['Node.js', 'not measured']);
});

it('calls a figure old that is more than a month older than the newest', () => {
  const tests = { date: '2026-11-21', projects: [] };
  const dateOf = (date: string) =>
    rowsOf({ tests, checks: kit(date) }, 'quality-figures').find(
      ([title]) => title === 'Copy for closed networks',
    );
  expect(dateOf('2026-10-23')).toEqual([
    'Copy for closed networks',
    'Files in the kit: 13,252',
    '2026-10-23',
  ]);
  expect(dateOf('2026-10-01')?.[2]).toBe('2026-10-01 (old: not measured since)');
});
