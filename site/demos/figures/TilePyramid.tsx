import { type FigureProps, Frame, Text } from './kit.tsx';

/** A slide as the pyramid of tiers that the viewer asks for, with its numbers. */
export function TilePyramid(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={396} narrow={<Narrow />} narrowHeight={574} />;
}

/** Width, height and number of tiles of each level of a slide of 46,000 x 32,914 pixels. */
const TIERS = [
  ['46,000 × 32,914', '23,220'],
  ['23,000 × 16,457', '5,850'],
  ['11,500 × 8,229', '1,485'],
  ['5,750 × 4,115', '391'],
  ['2,875 × 2,058', '108'],
  ['1,438 × 1,029', '30'],
  ['719 × 515', '9'],
  ['360 × 258', '4'],
  ['180 × 129', '1'],
] as const;

const TOP = TIERS.length - 1;

/** A tier as a slab in perspective, cut into tiles; not to scale, since each is half of the one below it. */
function Slab({
  level,
  x,
  y,
  step,
  height,
}: {
  level: number;
  x: number;
  y: number;
  step: number;
  height: number;
}) {
  const half = 30 + (TOP - level) * step;
  const columns = Math.max(1, Math.min(8, TOP + 1 - level));
  const lean = 0.72;
  const lines = Array.from({ length: columns - 1 }, (_, index) => {
    const at = ((index + 1) / columns) * 2 - 1;
    return `M${x + at * half * lean} ${y}L${x + at * half} ${y + height}`;
  });
  const middle = columns > 1 ? `M${x - half * 0.86} ${y + height / 2}H${x + half * 0.86}` : '';
  return (
    <g className="image">
      <path
        className="box"
        d={`M${x - half * lean} ${y}H${x + half * lean}L${x + half} ${y + height}H${x - half}z`}
      />
      <path d={lines.join('') + middle} />
    </g>
  );
}

function Wide() {
  return (
    <>
      <Text x={20} y={20} kind="title">
        level
      </Text>
      <Text x={80} y={20} kind="title">
        zoom
      </Text>
      <Text x={560} y={20} kind="title" align="end">
        pixels
      </Text>
      <Text x={690} y={20} kind="title" align="end">
        tiles
      </Text>
      {TIERS.map(([pixels, tiles], level) => {
        const y = 36 + (TOP - level) * 40;
        return (
          <g key={pixels}>
            <Slab level={level} x={280} y={y} step={13} height={28} />
            <Text x={36} y={y + 20} kind="mono">
              {String(level)}
            </Text>
            <Text x={96} y={y + 20} kind="mono">
              {String(TOP - level)}
            </Text>
            <Text x={560} y={y + 20} align="end">
              {pixels}
            </Text>
            <Text x={690} y={y + 20} align="end">
              {tiles}
            </Text>
          </g>
        );
      })}
    </>
  );
}

function Narrow() {
  return (
    <>
      {TIERS.map(([pixels, tiles], level) => {
        const y = (TOP - level) * 64;
        return (
          <g key={pixels}>
            <Slab level={level} x={96} y={y + 16} step={8} height={28} />
            <Text x={214} y={y + 16} kind="title">
              {`level ${level}, zoom ${TOP - level}`}
            </Text>
            <Text x={214} y={y + 35}>
              {pixels}
            </Text>
            <Text x={214} y={y + 54}>
              {level === TOP ? '1 tile' : `${tiles} tiles`}
            </Text>
          </g>
        );
      })}
    </>
  );
}
