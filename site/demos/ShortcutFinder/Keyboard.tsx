import type { KeyboardKind } from './keyboards.ts';

type Row = readonly (string | readonly [key: string, width: number])[];

/**
 * Keys in rows, each with its width where it is not 1; '' is a gap. Nothing like any real keyboard, so that it is
 * like none.
 */
const rows: readonly Row[] = [
  [
    ['Esc', 1.5],
    ['Home', 1.8],
    ['End', 1.5],
    ['Page Up', 2.4],
    ['Page Down', 2.8],
  ],
  [...'QWERTYUIOP'],
  [...'ASDFGHJKL+'],
  [...'ZXCVBNM-↑?'],
];
const lastRows: Record<KeyboardKind, Row> = {
  pc: [['Ctrl', 1.5], ['Alt', 1.3], ['Shift', 1.7], ['Delete', 2.2], ['', 0.3], '←', '↓', '→'],
  mac: [['Ctrl', 1.3], ['Alt', 1.1], '⌘', ['Shift', 1.6], ['Delete', 2], '←', '↓', '→'],
};
const UNIT = 36;
const GAP = 4;

function keysOf(kind: KeyboardKind) {
  return [...rows, lastRows[kind]].flatMap((row, index) => {
    let column = 0;
    return row.map((entry) => {
      const [name, width] = typeof entry === 'string' ? ([entry, 1] as const) : entry;
      const x = column * UNIT;
      column += width;
      return { name, x: Math.round(x), y: index * UNIT, width: Math.round(width * UNIT) - GAP };
    });
  });
}

interface Props {
  kind: KeyboardKind;
  lit: ReadonlySet<string>;
  press: (key: string) => void;
}

/** The keys that matter; those of the shortcuts that are shown have a color and bold letters. */
export function Keyboard({ kind, lit, press }: Props) {
  return (
    // The field takes the names of keys without a pointer.
    <svg
      viewBox={`-2 -2 360 ${(rows.length + 1) * UNIT}`}
      aria-hidden="true"
      onClick={({ target }) => {
        const name = (target as Element).closest('g')?.textContent;
        if (name) press(name);
      }}
    >
      {keysOf(kind).map(
        ({ name, x, y, width }) =>
          name && (
            <g key={name} className={lit.has(name) ? 'core' : undefined}>
              <rect className="box" x={x} y={y} width={width} height={UNIT - GAP} rx="5" />
              <text x={x + width / 2} y={y + 21} textAnchor="middle">
                {name}
              </text>
            </g>
          ),
      )}
    </svg>
  );
}
