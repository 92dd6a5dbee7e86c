/** Keys in rows, each with its width where it is not 1; '' is a gap. Nothing like any real keyboard, so that it is like none. */
const rows: readonly (readonly (string | readonly [key: string, width: number])[])[] = [
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
  [['Ctrl', 1.5], ['Alt', 1.3], ['Shift', 1.7], ['Delete', 2.2], ['', 0.3], '←', '↓', '→'],
];
const UNIT = 36;
const GAP = 4;

const keys = rows.flatMap((row, index) => {
  let column = 0;
  return row.map((entry) => {
    const [name, width] = typeof entry === 'string' ? ([entry, 1] as const) : entry;
    const x = column * UNIT;
    column += width;
    return { name, x: Math.round(x), y: index * UNIT, width: Math.round(width * UNIT) - GAP };
  });
});

/** The keys that matter; those of the shortcuts that are shown have a color and bold letters. */
export function Keyboard({ lit, press }: { lit: ReadonlySet<string>; press: (key: string) => void }) {
  return (
    // The field takes the names of keys without a pointer.
    <svg
      viewBox={`-2 -2 360 ${rows.length * UNIT}`}
      aria-hidden="true"
      onClick={({ target }) => {
        const name = (target as Element).closest('g')?.textContent;
        if (name) press(name);
      }}
    >
      {keys.map(
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
