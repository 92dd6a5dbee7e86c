/** What a result is counted in; large and small amounts are told in the next unit. */
export type Unit = 'GB' | 'hours' | 'Mbit/s' | 'cores';

const SCALES: Record<Unit, readonly (readonly [name: string, size: number])[]> = {
  GB: [
    ['MB', 0.001],
    ['GB', 1],
    ['TB', 1000],
  ],
  hours: [
    ['minutes', 1 / 60],
    ['hours', 1],
    ['days', 24],
  ],
  'Mbit/s': [['Mbit/s', 1]],
  cores: [['cores', 1]],
};

/**
 * A range in words that one can say: two digits, and the unit of the larger end.
 *
 * @example rangeOf(1320, 1680, 'GB') // '1.3 to 1.7 TB'
 */
export function rangeOf(low: number, high: number, unit: Unit): string {
  if (high === 0) return 'none';
  const [name, size] =
    SCALES[unit].findLast(([, least]) => high >= least) ?? (SCALES[unit][0] as readonly [string, number]);
  const [least, most] = [rounded(low / size), rounded(high / size)];
  return least === most ? `${most} ${name}` : `${least} to ${most} ${name}`;
}

function rounded(value: number): string {
  if (!Number.isFinite(value)) return 'no end of';
  return Number(value.toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 2 });
}
