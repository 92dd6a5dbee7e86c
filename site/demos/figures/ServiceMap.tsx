import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text, type Tone, Zone } from './kit.tsx';

/** The services of the Community Edition as a developer meets them: who asks whom for what. */
export function ServiceMap(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={470} narrow={<Narrow />} narrowHeight={790} />;
}

/** What stands below nginx: services in one row, what they keep in the next. */
const rows = [
  { y: 200, h: 86 },
  { y: 360, h: 106 },
] as const;
const columns = [
  { x: 0, w: 150 },
  { x: 180, w: 160 },
  { x: 370, w: 160 },
  { x: 560, w: 160 },
] as const;

const services: { title: string; tone: Tone; lines: string[] }[][] = [
  [
    { title: 'web-ui', tone: 'client', lines: ['pages'] },
    { title: 'core :8080', tone: 'core', lines: ['API, rights,', 'commands'] },
    { title: 'pims :5000', tone: 'image', lines: ['imports, tiles,', 'crops'] },
    { title: 'app-engine', tone: 'appengine', lines: [':8080', 'tasks, runs'] },
  ],
  [
    { title: 'MongoDB', tone: 'store', lines: [':27017', 'activity'] },
    { title: 'PostgreSQL', tone: 'store', lines: [':5432, PostGIS', 'objects; database', 'appengine'] },
    { title: 'Redis :6379', tone: 'store', lines: ['answers.', 'Images lie in', 'a folder'] },
    { title: 'registry', tone: 'store', lines: [':5000', 'images of tasks'] },
  ],
];

function Wide() {
  return (
    <>
      <Box x={0} y={0} w={220} h={44} tone="client" title="Browser, programs" />
      <Box x={0} y={92} w={530} h={44} tone="proxy" title="nginx :80" />
      {rows.map((row, level) =>
        columns.map((column, index) => (
          <Box key={column.x} {...row} {...column} {...services[level]?.[index]} />
        )),
      )}
      <WideCalls />
    </>
  );
}

function WideCalls() {
  return (
    <>
      <Arrow points={via(110, 50, 110, 86)} />
      <Arrow points={via(75, 142, 75, 194)} />
      <Arrow points={via(260, 142, 260, 194)} />
      <Arrow points={via(450, 142, 450, 194)} />
      <Arrow dashed points={via(536, 114, 600, 114, 600, 194)} />
      <Text x={85} y={174} kind="mono">
        /
      </Text>
      <Text x={270} y={174} kind="mono">
        /api
      </Text>
      <Text x={460} y={174} kind="mono">
        /upload
      </Text>
      <Text x={610} y={148}>
        {['inside', 'only']}
      </Text>
      <Arrow points={via(220, 292, 220, 324, 75, 324, 75, 354)} />
      <Arrow points={via(260, 292, 260, 354)} />
      <Arrow points={via(450, 292, 450, 354)} />
      <Arrow points={via(600, 292, 600, 324, 310, 324, 310, 354)} />
      <Arrow points={via(640, 292, 640, 354)} />
      <Box
        x={490}
        y={0}
        w={230}
        h={66}
        tone="cluster"
        dashed
        title="Kubernetes :16443"
        lines={['runs tasks']}
      />
      <Arrow points={via(690, 194, 690, 72)} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <Box x={0} y={0} w={360} h={44} tone="client" title="Browser, programs" />
      <Arrow points={via(180, 50, 180, 80)} />
      <Box x={0} y={86} w={360} h={44} tone="proxy" title="nginx :80" />
      <Box x={0} y={180} w={165} h={66} tone="client" title="web-ui" lines={['pages']} />
      <Box x={195} y={180} w={165} h={66} tone="image" title="pims :5000" lines={['images']} />
      <Box x={0} y={330} w={165} h={66} tone="core" title="core :8080" lines={['API, rights']} />
      <Box x={195} y={330} w={165} h={66} tone="store" title="Redis :6379" lines={['answers']} />
      <Box
        x={195}
        y={440}
        w={165}
        h={86}
        tone="appengine"
        title="app-engine"
        lines={[':8080', 'tasks, runs']}
      />
      <Zone x={0} y={570} w={360} h={216} title="What the services keep, and what they use" />
      <Box x={12} y={610} w={156} h={66} tone="store" title="MongoDB" lines={['activity']} />
      <Box x={192} y={610} w={156} h={66} tone="store" title="registry" lines={['images of tasks']} />
      <Box x={12} y={696} w={156} h={78} tone="store" title="PostgreSQL" lines={['objects, tasks']} />
      <Box x={192} y={696} w={156} h={78} tone="cluster" dashed title="Kubernetes" lines={['runs tasks']} />
      <NarrowCalls />
    </>
  );
}

function NarrowCalls() {
  return (
    <>
      <Arrow points={via(82, 136, 82, 174)} />
      <Arrow points={via(277, 136, 277, 174)} />
      <Arrow points={via(180, 136, 180, 300, 82, 300, 82, 324)} />
      <Arrow dashed points={via(180, 300, 180, 483, 189, 483)} />
      <Text x={92} y={160} kind="mono">
        /
      </Text>
      <Text x={287} y={160} kind="mono">
        /upload
      </Text>
      <Text x={92} y={290} kind="mono">
        /api
      </Text>
      <Text x={170} y={440} align="end">
        inside only
      </Text>
      <Arrow points={via(277, 252, 277, 324)} />
      <Arrow points={via(82, 402, 82, 564)} />
      <Arrow points={via(277, 532, 277, 564)} />
    </>
  );
}
