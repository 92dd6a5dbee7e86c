import { via } from './geometry.ts';
import { Arrow, At, type FigureProps, Frame, Text, Tissue } from './kit.tsx';

/** One rectangle on one image, counted from the bottom left and from the top left. */
export function GeometryOrigin(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={340} narrow={<Narrow />} narrowHeight={700} />;
}

/** The image of 1,000 x 800 pixels, drawn at 0.28, and its rectangle. */
const SCALE = 0.28;
const WIDTH = 1000 * SCALE;
const HEIGHT = 800 * SCALE;
const LEFT = 100 * SCALE;
const RIGHT = 400 * SCALE;
const UPPER = 500 * SCALE;
const LOWER = 700 * SCALE;

/** The image with the rectangle, and dashed lines from it to the axes: to the bottom, or to the top. */
function Picture({ isFromTop }: { isFromTop: boolean }) {
  const axis = isFromTop ? 0 : HEIGHT;
  const end = isFromTop ? HEIGHT : 0;
  const edge = isFromTop ? UPPER : LOWER;
  return (
    <>
      <Tissue x={0} y={0} w={WIDTH} h={HEIGHT} seed={4} />
      <path className="dashed" d={`M${LEFT} ${edge}V${axis}M${RIGHT} ${edge}V${axis}`} />
      <path className="dashed" d={`M${LEFT} ${UPPER}H0${isFromTop ? '' : `M${LEFT} ${LOWER}H0`}`} />
      <g className="slide-selected">
        <path d={`M${LEFT} ${UPPER}H${RIGHT}V${LOWER}H${LEFT}z`} />
      </g>
      <g className="core">
        <Arrow points={via(0, axis, 0, end)} />
        <Arrow points={via(0, axis, WIDTH, axis)} />
        <circle className="box" cx="0" cy={axis} r="6" />
      </g>
      <text className="on-slide" x={(LEFT + RIGHT) / 2} y={(UPPER + LOWER) / 2 + 5} textAnchor="middle">
        300 × 200
      </text>
    </>
  );
}

/** The numbers along the axes. */
function Numbers({ isFromTop }: { isFromTop: boolean }) {
  const y = isFromTop ? -10 : HEIGHT + 22;
  const zero = isFromTop ? 5 : HEIGHT + 5;
  return (
    <>
      <Text x={LEFT} y={y} align="middle">
        100
      </Text>
      <Text x={RIGHT} y={y} align="middle">
        400
      </Text>
      <Text x={WIDTH + 4} y={y} align="end" kind="title">
        x
      </Text>
      <Text x={-12} y={zero} align="end">
        0
      </Text>
      <Text x={-12} y={UPPER + 5} align="end">
        {isFromTop ? '500' : '300'}
      </Text>
      {!isFromTop && (
        <Text x={-12} y={LOWER + 5} align="end">
          100
        </Text>
      )}
      <Text x={-12} y={isFromTop ? HEIGHT : 8} align="end" kind="title">
        y
      </Text>
    </>
  );
}

const panels = [
  { isFromTop: false, title: 'Annotation: from the bottom', text: 'POLYGON((100 100, … 400 300, …))' },
  { isFromTop: true, title: 'Window: from the top', text: 'window-100-500-300-200' },
];

function Panel({ panel: { isFromTop, title, text } }: { panel: (typeof panels)[number] }) {
  return (
    <>
      <Text x={4} y={16} kind="title">
        {title}
      </Text>
      <At x={52} y={52}>
        <Picture isFromTop={isFromTop} />
        <Numbers isFromTop={isFromTop} />
      </At>
      <Text x={52} y={326} kind="mono">
        {text}
      </Text>
    </>
  );
}

function Wide() {
  return panels.map((panel, index) => (
    <At key={panel.title} x={index * 376} y={0}>
      <Panel panel={panel} />
    </At>
  ));
}

function Narrow() {
  return panels.map((panel, index) => (
    <At key={panel.title} x={6} y={index * 360}>
      <Panel panel={panel} />
    </At>
  ));
}
