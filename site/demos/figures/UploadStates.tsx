import { via } from './geometry.ts';
import { Arrow, At, Button, type FigureProps, Frame, Icon, Text } from './kit.tsx';

/** The way of a file through the statuses of an upload, with the code of each. */
export function UploadStates(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={356} narrow={<Narrow />} narrowHeight={640} />;
}

interface State {
  label: string;
  code: string;
  kind: 'work' | 'done' | 'failed';
  /** Column and row in the wide arrangement, then in the narrow one. */
  wide: [column: number, row: number];
  narrow: [column: number, row: number];
  /** Not on the way of each file. */
  optional?: boolean;
}

const states: State[] = [
  { label: 'Uploaded', code: '0', kind: 'work', wide: [0, 1], narrow: [0, 1] },
  { label: 'Extracting data', code: '20', kind: 'work', wide: [1, 1], narrow: [0, 2] },
  { label: 'Detecting format', code: '10', kind: 'work', wide: [2, 1], narrow: [0, 3] },
  { label: 'Unpacking', code: '50', kind: 'work', wide: [3, 1], narrow: [0, 4], optional: true },
  { label: 'Checking integrity', code: '60', kind: 'work', wide: [4, 1], narrow: [0, 6] },
  { label: 'Converting', code: '30', kind: 'work', wide: [5, 1], narrow: [0, 8], optional: true },
  { label: 'Unpacked', code: '106', kind: 'done', wide: [3, 0], narrow: [1, 5] },
  { label: 'Deployed', code: '100', kind: 'done', wide: [4, 0], narrow: [1, 7] },
  { label: 'Upload error', code: 'no code', kind: 'failed', wide: [1, 0], narrow: [1, 0] },
  { label: 'Extraction error', code: '21', kind: 'failed', wide: [1, 2], narrow: [1, 2] },
  { label: 'Format error', code: '11', kind: 'failed', wide: [2, 2], narrow: [1, 3] },
  { label: 'Unpacking error', code: '51', kind: 'failed', wide: [3, 2], narrow: [1, 4] },
  { label: 'Corrupted file', code: '61', kind: 'failed', wide: [4, 2], narrow: [1, 6] },
  { label: 'Conversion error', code: '31', kind: 'failed', wide: [5, 2], narrow: [1, 8] },
  { label: 'Deployment error', code: '41, other', kind: 'failed', wide: [0, 2], narrow: [1, 9] },
];

const tones = { work: 'client', done: 'core', failed: 'failure' };

/** A status: blue at work, doubled in green when done, red with a cross when failed. */
function Status({ state, w, h }: { state: State; w: number; h: number }) {
  const { label, code, kind, optional } = state;
  const isTall = h > 60;
  const lines = isTall ? label.split(' ') : [label];
  const lift = isTall && state.wide[1] === 2 ? 7.5 : 10;
  const first = h / 2 + 5 - lines.length * lift;
  return (
    <g className={tones[kind]}>
      <rect className={optional ? 'box dashed' : 'box'} width={w} height={h} rx="18" />
      {kind === 'done' && <rect x="4" y="4" width={w - 8} height={h - 8} rx="14" />}
      <Text x={w / 2} y={first} kind="title" align="middle">
        {lines}
      </Text>
      <Text x={w / 2} y={first + lines.length * 20} align="middle">
        {code}
      </Text>
    </g>
  );
}

/** The cross of a failure, on the edge where its arrow arrives. */
function Cross({ x, y }: { x: number; y: number }) {
  return (
    <g className="failure">
      <circle className="box" cx={x} cy={y} r="9" />
      <path d={`M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`} />
    </g>
  );
}

const COLUMN = 124;
const ROW = 120;

function Wide() {
  return (
    <At x={0} y={42}>
      <Button x={0} y={21} w={100}>
        Start upload
      </Button>
      {states.map((state) => (
        <At key={state.code} x={state.wide[0] * COLUMN} y={state.wide[1] * ROW}>
          <Status state={state} w={100} h={72} />
        </At>
      ))}
      {[0, 1, 2, 3, 4].map((column) => (
        <Arrow key={column} points={via(column * COLUMN + 104, 156, column * COLUMN + 120, 156)} />
      ))}
      {[1, 2, 3, 4, 5].map((column) => (
        <g key={column}>
          <Arrow points={via(column * COLUMN + 50, 196, column * COLUMN + 50, 226)} />
          <Cross x={column * COLUMN + 50} y={240} />
        </g>
      ))}
      <Cross x={50} y={240} />
      <Arrow points={via(50, 52, 50, 116)} />
      <Arrow points={via(104, 34, 110, 34)} heads="none" />
      <Cross x={124} y={34} />
      <Arrow points={via(422, 116, 422, 77)} />
      <Arrow points={via(546, 116, 546, 77)} />
      <Arrow points={via(670, 116, 670, -20, 298, -20, 298, 116)} />
      <Text x={484} y={-28} align="middle">
        the converted copy, once more
      </Text>
    </At>
  );
}

const STEP = 62;

function Narrow() {
  return (
    <>
      <Button x={20} y={9} w={150}>
        Start upload
      </Button>
      {states.map((state) => (
        <At key={state.code} x={20 + state.narrow[0] * 188} y={state.narrow[1] * STEP}>
          <Status state={state} w={150} h={46} />
        </At>
      ))}
      {[0, 1, 2, 3, 4, 6].map((row) => {
        const rows = row === 4 || row === 6 ? 2 : 1;
        return (
          <Arrow key={row} points={via(95, row * STEP + (row ? 50 : 40), 95, (row + rows) * STEP - 4)} />
        );
      })}
      {[0, 2, 3, 4, 6, 8].map((row) => (
        <g key={row}>
          <Arrow points={via(174, row * STEP + 22, 194, row * STEP + 22)} />
          <Cross x={208} y={row * STEP + 23} />
        </g>
      ))}
      <Cross x={208} y={9 * STEP + 23} />
      <Arrow points={via(150, 4 * STEP + 50, 150, 5 * STEP + 23, 204, 5 * STEP + 23)} />
      <Arrow points={via(150, 6 * STEP + 50, 150, 7 * STEP + 23, 204, 7 * STEP + 23)} />
      <Arrow points={via(16, 8 * STEP + 23, 4, 8 * STEP + 23, 4, 3 * STEP + 23, 15, 3 * STEP + 23)} />
      <Icon name="repeat" x={20} y={8 * STEP + 58} />
      <Text x={44} y={8 * STEP + 71}>
        {['the converted copy,', 'once more']}
      </Text>
    </>
  );
}
