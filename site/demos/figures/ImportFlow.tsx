import { via } from './geometry.ts';
import { Arrow, At, type FigureProps, Frame, Text } from './kit.tsx';

/** The steps of an import in the image server, with the code that each reports. */
export function ImportFlow(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={322} narrow={<Narrow />} narrowHeight={690} />;
}

interface Step {
  title: string;
  line: string;
  tone: 'image' | 'core' | 'failure';
  wide: [column: number, row: number];
  narrow: [column: number, row: number];
  optional?: boolean;
}

const steps: Step[] = [
  { title: 'Upload', line: 'signature', tone: 'image', wide: [0, 0], narrow: [0, 0] },
  { title: '20 Extract', line: 'own folder', tone: 'image', wide: [1, 0], narrow: [0, 1] },
  { title: '10 Detect', line: 'format', tone: 'image', wide: [2, 0], narrow: [0, 2] },
  { title: '60 Check', line: 'metadata', tone: 'image', wide: [3, 0], narrow: [0, 4] },
  { title: 'Deploy', line: 'link or copy', tone: 'image', wide: [4, 0], narrow: [0, 6] },
  { title: 'Histogram', line: '100 deployed', tone: 'core', wide: [4, 2], narrow: [0, 7] },
  { title: '400', line: 'refused', tone: 'failure', wide: [0, 2], narrow: [1, 0] },
  { title: '11', line: 'no format', tone: 'failure', wide: [1, 2], narrow: [1, 2] },
  { title: '50 Unpack', line: 'archive', tone: 'image', wide: [2, 1], narrow: [0, 3], optional: true },
  { title: '106', line: 'collection', tone: 'core', wide: [2, 2], narrow: [1, 3] },
  { title: '61, 31', line: 'bad file', tone: 'failure', wide: [3, 2], narrow: [1, 4] },
  {
    title: '30 Convert',
    line: 'if slow to read',
    tone: 'image',
    wide: [4, 1],
    narrow: [0, 5],
    optional: true,
  },
];

/** One step: a pill, dashed when not every file takes it, doubled when something is done. */
function StepPill({ step: { title, line, tone, optional }, w }: { step: Step; w: number }) {
  return (
    <g className={tone}>
      <rect className={optional ? 'box dashed' : 'box'} width={w} height="56" rx="18" />
      {tone === 'core' && <rect x="4" y="4" width={w - 8} height="48" rx="14" />}
      <Text x={w / 2} y={24} kind="title" align="middle">
        {title}
      </Text>
      <Text x={w / 2} y={44} align="middle">
        {line}
      </Text>
      {tone === 'failure' && <path d={`M${w - 14} 8l8 8M${w - 6} 8l-8 8`} />}
    </g>
  );
}

const COLUMN = 150;
const ROW = 128;

function Wide() {
  return (
    <At x={0} y={4}>
      {steps.map((step) => (
        <At key={step.title} x={step.wide[0] * COLUMN} y={step.wide[1] * ROW}>
          <StepPill step={step} w={120} />
        </At>
      ))}
      {[0, 1, 2, 3].map((column) => (
        <Arrow key={column} points={via(column * COLUMN + 124, 28, column * COLUMN + 146, 28)} />
      ))}
      <Arrow points={via(60, 62, 60, 2 * ROW - 6)} />
      <Arrow points={via(320, 62, 320, 100, 210, 100, 210, 2 * ROW - 6)} />
      <Arrow points={via(360, 62, 360, ROW - 6)} />
      <Arrow points={via(360, ROW + 62, 360, 2 * ROW - 6)} />
      <Arrow points={via(424, ROW + 28, 435, ROW + 28, 435, 45, 446, 45)} />
      <Arrow points={via(500, 62, 500, 2 * ROW - 6)} />
      <Arrow points={via(540, 2 * ROW - 40, 540, 2 * ROW - 6)} />
      <Arrow points={via(596, ROW + 28, 540, ROW + 28, 540, 2 * ROW - 40)} heads="none" />
      <Arrow points={via(640, 62, 640, ROW - 6)} />
      <Arrow points={via(640, ROW + 62, 640, 2 * ROW - 6)} />
      <Arrow points={via(726, 40, 734, 40, 734, 2 * ROW + 28, 726, 2 * ROW + 28)} />
      <Text x={218} y={182}>
        none fits
      </Text>
      <Text x={368} y={218}>
        many images
      </Text>
    </At>
  );
}

const STEP = 86;

function Narrow() {
  return (
    <At x={4} y={4}>
      {steps.map((step) => (
        <At key={step.title} x={10 + step.narrow[0] * 186} y={step.narrow[1] * STEP}>
          <StepPill step={step} w={146} />
        </At>
      ))}
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <Arrow key={row} points={via(83, row * STEP + 61, 83, (row + 1) * STEP - 5)} />
      ))}
      {[0, 2, 3, 4].map((row) => (
        <Arrow key={row} points={via(161, row * STEP + 28, 191, row * STEP + 28)} />
      ))}
      <Arrow points={via(161, 5 * STEP + 28, 269, 5 * STEP + 28, 269, 4 * STEP + 61)} />
    </At>
  );
}
