import { blob, via } from './geometry.ts';
import { Arrow, At, type FigureProps, Frame, Text } from './kit.tsx';

/** Two linked views before and after one of them is zoomed, in both modes. */
export function LinkedViews(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={330} narrow={<Narrow />} narrowHeight={640} />;
}

interface Mode {
  name: string;
  /** Magnification of the second view after the first went from 10 to 20. */
  after: number;
  rule: string;
}

const modes: Mode[] = [
  { name: 'Absolute', after: 20, rule: 'View 2 takes over the value of view 1' },
  { name: 'Relative', after: 10, rule: 'View 2 changes as much as view 1' },
];

function Wide() {
  return modes.map((mode, index) => (
    <At key={mode.name} x={0} y={index * 172}>
      <Text x={0} y={70} kind="title">
        {mode.name}
      </Text>
      <At x={96} y={0}>
        <Pair first={10} second={5} />
      </At>
      <Arrow points={via(346, 66, 432, 66)} />
      <Text x={389} y={54} align="middle">
        zoom view 1
      </Text>
      <Text x={389} y={92} align="middle">
        × 2
      </Text>
      <At x={442} y={0}>
        <Pair first={20} second={mode.after} />
      </At>
      <Text x={442} y={154}>
        {mode.rule}
      </Text>
    </At>
  ));
}

function Narrow() {
  return modes.map((mode, index) => (
    <At key={mode.name} x={0} y={index * 324}>
      <Text x={0} y={18} kind="title">
        {mode.name}
      </Text>
      <At x={0} y={30}>
        <Pair first={10} second={5} />
      </At>
      <Arrow points={via(119, 166, 119, 188)} />
      <Text x={134} y={182}>
        zoom view 1 × 2
      </Text>
      <At x={0} y={194}>
        <Pair first={20} second={mode.after} />
      </At>
      <Text x={250} y={236}>
        {mode.name === 'Absolute' ? ['the value', 'of view 1'] : ['as much', 'as view 1']}
      </Text>
    </At>
  ));
}

function Pair({ first, second }: { first: number; second: number }) {
  return (
    <>
      <View x={0} name="1" zoom={first} />
      <View x={126} name="2" zoom={second} />
    </>
  );
}

/** One view: the same object, the larger the higher the magnification. */
function View({ x, name, zoom }: { x: number; name: string; zoom: number }) {
  const size = 10 + zoom * 1.4;
  return (
    <At x={x} y={0}>
      <g className="tissue">
        <rect x="0" y="0" width="112" height="100" rx="4" />
        <path d={blob(3, [56, 50], size, size)} />
      </g>
      <text className="on-slide" x="8" y="20">
        {name}
      </text>
      <Text x={56} y={122} align="middle">
        {`${zoom}X`}
      </Text>
    </At>
  );
}
