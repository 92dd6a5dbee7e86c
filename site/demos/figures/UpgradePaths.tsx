import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Icon, Text, type Tone } from './kit.tsx';

/** From which release there is a way to CE2025.1, and how sure it is. */
export function UpgradePaths(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={214} narrow={<Narrow />} narrowHeight={342} />;
}

const from: { name: string; tone: Tone; says: string[]; sign: 'check' | 'minus' | 'close' }[] = [
  {
    name: 'CE2024.1',
    tone: 'core',
    sign: 'check',
    says: ['possible; old algorithms', 'and their jobs get lost'],
  },
  {
    name: 'CE2023.1',
    tone: 'cluster',
    sign: 'minus',
    says: ['risky; more is lost,', 'and other addresses'],
  },
  { name: 'Legacy 2 or 3', tone: 'file', sign: 'close', says: ['not supported'] },
];

/** A line to the release with a sign on it; without a head where nobody gets through. */
function Way({ index, x, y, w }: { index: number; x: number; y: number; w: number }) {
  const { sign, says } = from[index] as (typeof from)[number];
  const isClosed = sign === 'close';
  const isWide = w > 200;
  return (
    <>
      <Arrow
        points={via(x, y, x + (isClosed ? w - 16 : w), y)}
        dashed={sign !== 'check'}
        heads={isClosed ? 'none' : 'end'}
      />
      <g className={isClosed ? 'failure' : sign === 'minus' ? 'cluster' : 'core'}>
        <circle className="box" cx={x + (isClosed ? w - 16 : 28)} cy={y} r="12" />
        <Icon name={sign} x={x + (isClosed ? w - 24 : 20)} y={y - 8} />
      </g>
      {isWide ? (
        says.map((line, row) => (
          <Text key={line} x={x + 48} y={row === 0 ? y - 10 : y + 22}>
            {line}
          </Text>
        ))
      ) : (
        <Text x={2} y={y + 43}>
          {says}
        </Text>
      )}
    </>
  );
}

const components = ['core 5.1.0', 'web-ui 3.1.0'];

function Target({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return <Box x={x} y={y} w={w} h={h} tone="core" icon="star" title="CE2025.1" lines={components} mono />;
}

/** What came after the release, in another form. */
function Later({ x, y }: { x: number; y: number }) {
  return (
    <Box x={x} y={y} w={124} h={90} dashed title="cytomine/">
      <Text x={12} y={46} kind="title">
        cytomine
      </Text>
      <Text x={12} y={72}>
        newer builds
      </Text>
    </Box>
  );
}

const closed = ['no published', 'way'];

function Wide() {
  return (
    <>
      {from.map(({ name, tone }, index) => (
        <g key={name}>
          <Box x={0} y={index * 84} w={150} h={44} tone={tone} title={name} icon="store" />
          <Way index={index} x={156} y={index * 84 + 22} w={250} />
        </g>
      ))}
      <Target x={412} y={0} w={120} h={212} />
      <Arrow points={via(538, 46, 570, 46)} dashed heads="none" />
      <Cross x={576} y={46} />
      <Later x={596} y={0} />
      <Text x={596} y={116}>
        {closed}
      </Text>
    </>
  );
}

function Cross({ x, y }: { x: number; y: number }) {
  return (
    <g className="failure">
      <circle className="box" cx={x} cy={y} r="12" />
      <Icon name="close" x={x - 8} y={y - 8} />
    </g>
  );
}

function Narrow() {
  return (
    <>
      {from.map(({ name, tone }, index) => (
        <g key={name}>
          <Box x={0} y={index * 112} w={144} h={44} tone={tone} title={name} icon="store" />
          <Way index={index} x={150} y={index * 112 + 22} w={80} />
        </g>
      ))}
      <Target x={236} y={0} w={124} h={156} />
      <Arrow points={via(298, 162, 298, 178)} dashed heads="none" />
      <Cross x={298} y={188} />
      <Later x={236} y={206} />
      <Text x={238} y={318}>
        {closed}
      </Text>
    </>
  );
}
