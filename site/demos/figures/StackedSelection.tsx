import { blob, type Point } from './geometry.ts';
import { At, type FigureProps, Frame, Icon, Text, Tissue } from './kit.tsx';

/** Annotations on top of each other: which one each click on the same spot selects. */
export function StackedSelection(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Clicks columns={4} w={168} pitch={184} />}
      wideHeight={156}
      narrow={<Clicks columns={2} w={172} pitch={188} />}
      narrowHeight={326}
    />
  );
}

const clicks = ['before', 'first click: smallest', 'second click: middle', 'third click: largest'];
/** From the largest, which lies below, to the smallest. */
const sizes: Point[] = [
  [66, 46],
  [46, 32],
  [26, 18],
];

function Clicks({ columns, w, pitch }: { columns: number; w: number; pitch: number }) {
  return clicks.map((name, click) => (
    <At key={name} x={(click % columns) * pitch} y={Math.floor(click / columns) * 170}>
      <Tissue x={0} y={0} w={w} h={122} seed={2} />
      {sizes.map(([rx, ry], index) => (
        <g key={rx} className={click === sizes.length - index ? 'slide-selected' : 'slide-plain'}>
          <path d={blob(5, [w / 2, 61], rx, ry, 8)} fillOpacity=".35" />
        </g>
      ))}
      {click > 0 && (
        <g className="on-slide">
          <Icon name="select" x={w / 2 - 4} y={58} />
        </g>
      )}
      <Text x={w / 2} y={146} align="middle">
        {name}
      </Text>
    </At>
  ));
}
