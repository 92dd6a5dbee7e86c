import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text } from './kit.tsx';
import { PublicPort, type Service, ServiceBox } from './ServiceBox.tsx';

/** The twelve services of the Bigpicture Edition: image, port, folder, and who calls whom. */
export function BpServices(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={824} narrow={<Narrow />} narrowHeight={1380} />;
}

const services = {
  iam: { tone: 'client', port: ':8100', image: ['cytomine/', 'iam-ce:1.0.6.-ci'] },
  core: { tone: 'core', port: ':8080', image: ['cytomineuliege/', 'core:bp-0.4.1'] },
  pims: {
    tone: 'image',
    port: ':5000',
    image: ['cytomineuliege/', 'pims:bp-0.3.1'],
    folder: ['data/images', 'data/keys', 'DATASET_PATH'],
  },
  web_ui: { tone: 'client', port: ':80', image: ['cytomineuliege/', 'web-ui:bp-0.4.1'] },
  postgis: {
    tone: 'store',
    port: ':5432',
    image: ['cytomine/', 'postgis:1.5.3-ci'],
    folder: ['data/postgis/', 'data'],
  },
  mongo: { tone: 'store', port: ':27017', image: ['cytomine/', 'mongo:1.0.0'], folder: ['data/mongo'] },
  'pims-cache': { tone: 'store', port: ':6379', image: ['redis:7.2'] },
  cbir: {
    tone: 'appengine',
    port: ':6000',
    image: ['cytomineuliege/', 'cbir:0.5.0'],
    folder: ['data/cbir', 'WEIGHT_PATH'],
  },
  'app-engine': {
    tone: 'appengine',
    port: ':8080',
    image: ['cytomine/', 'app-engine:0.1.0'],
    folder: ['data/', 'app-engine'],
  },
  registry: { tone: 'store', port: ':5000', image: ['registry:', '2.8.3'], folder: ['data/registry'] },
  redis: { tone: 'store', port: ':6380', image: ['redis:7.2'], folder: ['data/redis'] },
} satisfies Record<string, Service>;

const HEIGHT = 172;

function BpBox({ name, ...place }: { x: number; y: number; w: number; name: keyof typeof services }) {
  return <ServiceBox {...place} h={HEIGHT} isPortBelow name={name} service={services[name]} />;
}

function Wide() {
  return (
    <>
      <WideEntry />
      <BpBox x={0} y={206} w={168} name="iam" />
      <BpBox x={184} y={206} w={168} name="core" />
      <BpBox x={368} y={206} w={168} name="pims" />
      <BpBox x={552} y={206} w={168} name="web_ui" />
      <BpBox x={0} y={428} w={168} name="postgis" />
      <BpBox x={184} y={428} w={168} name="mongo" />
      <BpBox x={368} y={428} w={168} name="pims-cache" />
      <BpBox x={552} y={428} w={168} name="cbir" />
      <BpBox x={0} y={650} w={168} name="app-engine" />
      <BpBox x={184} y={650} w={168} name="registry" />
      <Box x={368} y={705} w={168} h={62} tone="cluster" dashed title="Kubernetes">
        <Text x={12} y={48} kind="mono">
          API :16443
        </Text>
      </Box>
      <BpBox x={552} y={650} w={168} name="redis" />
      <WideCalls />
    </>
  );
}

/** Browser, the outer identity provider, and the only way in. */
function WideEntry() {
  return (
    <>
      <Box x={0} y={0} w={168} h={40} tone="client" dashed title="LS-AAI" />
      <Box x={208} y={0} w={120} h={40} tone="client" title="Browser" />
      <Arrow heads="both" points={via(174, 20, 202, 20)} dashed />
      <Arrow points={via(268, 46, 268, 72)} />
      <PublicPort
        x={0}
        y={78}
        w={720}
        image="cytomineuliege/nginx:bp-1.2.2"
        does="The only published port; services reach each other through it, too (dashed)"
      />
    </>
  );
}

/** Paths through nginx, then who uses which store. */
function WideCalls() {
  const paths = ['/iam', '/api /ws …', '/upload /import', '/'];
  return (
    <>
      {paths.map((path, column) => (
        <Arrow key={path} points={via(20 + column * 184, 146, 20 + column * 184, 200)} />
      ))}
      {paths.map((path, column) => (
        <Text key={path} x={30 + column * 184} y={178} kind="mono">
          {path}
        </Text>
      ))}
      <Arrow dashed points={via(176, 146, 176, 626, 100, 626, 100, 644)} />
      <Arrow dashed points={via(544, 146, 544, 470, 548, 470)} />
      <Arrow points={via(60, 384, 60, 422)} />
      <Arrow points={via(210, 384, 210, 404, 120, 404, 120, 422)} />
      <Arrow points={via(268, 384, 268, 422)} />
      <Arrow points={via(452, 384, 452, 422)} />
      <Arrow points={via(636, 606, 636, 644)} />
      <Arrow points={via(60, 644, 60, 606)} />
      <Arrow points={via(172, 736, 180, 736)} />
      <Arrow points={via(140, 644, 140, 638, 452, 638, 452, 699)} />
    </>
  );
}

const narrowRows: [keyof typeof services, keyof typeof services][] = [
  ['iam', 'web_ui'],
  ['core', 'pims'],
  ['app-engine', 'cbir'],
  ['postgis', 'redis'],
  ['mongo', 'pims-cache'],
];

function Narrow() {
  return (
    <>
      <Box x={16} y={0} w={112} h={40} tone="client" dashed title="LS-AAI" />
      <Box x={200} y={0} w={120} h={40} tone="client" title="Browser" />
      <Arrow heads="both" dashed points={via(134, 20, 194, 20)} />
      <Arrow points={via(260, 46, 260, 70)} />
      <PublicPort
        x={16}
        y={76}
        w={328}
        image="cytomineuliege/nginx:bp-1.2.2"
        does="The only published port"
      />
      {narrowRows.map(([left, right], row) => (
        <g key={left}>
          <BpBox x={16} y={204 + row * 200} w={152} name={left} />
          <BpBox x={192} y={204 + row * 200} w={152} name={right} />
        </g>
      ))}
      <BpBox x={16} y={1204} w={152} name="registry" />
      <NarrowCalls />
    </>
  );
}

function NarrowCalls() {
  return (
    <>
      <Arrow points={via(91, 166, 91, 198)} />
      <Arrow points={via(269, 166, 269, 198)} />
      <Arrow points={via(180, 166, 180, 490, 173, 490)} />
      <Arrow points={via(180, 470, 187, 470)} />
      <Arrow dashed points={via(180, 490, 180, 690, 173, 690)} />
      <Arrow dashed points={via(180, 670, 187, 670)} />
      <Text x={101} y={188} kind="mono">
        /iam
      </Text>
      <Text x={279} y={188} kind="mono">
        /
      </Text>
      <Text x={16} y={395} kind="mono">
        /api /ws …
      </Text>
      <Text x={192} y={395} kind="mono">
        /upload /import
      </Text>
      <Text x={192} y={596}>
        dashed: internal server
      </Text>
      <Arrow points={via(60, 782, 60, 798)} />
      <Arrow points={via(269, 782, 269, 798)} />
      <Arrow points={via(11, 490, 4, 490, 4, 1090, 11, 1090)} />
      <Arrow points={via(4, 890, 11, 890)} />
      <Arrow points={via(349, 490, 356, 490, 356, 1090, 349, 1090)} />
      <Arrow points={via(173, 730, 180, 730, 180, 1290, 173, 1290)} />
    </>
  );
}
