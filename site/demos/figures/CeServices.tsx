import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text } from './kit.tsx';
import { PublicPort, type Service, ServiceBox } from './ServiceBox.tsx';

/** The nine services of the Community Edition: image, port, folder, and who calls whom. */
export function CeServices(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={542} narrow={<Narrow />} narrowHeight={948} />;
}

const services = {
  web_ui: { tone: 'client', port: ':80', image: ['cytomine/', 'web-ui:3.1.0'] },
  core: { tone: 'core', port: ':8080', image: ['cytomine/', 'core:5.1.0'] },
  pims: {
    tone: 'image',
    port: ':5000',
    image: ['cytomine/', 'pims-ce-package:', 'ce-1.0.0'],
    folder: ['data/images'],
  },
  'app-engine': {
    tone: 'appengine',
    port: ':8080',
    image: ['cytomine/', 'app-engine:0.1.0'],
    folder: ['data/', 'app-engine'],
  },
  'pims-cache': { tone: 'store', port: ':6379', image: ['redis:7.2'] },
  mongo: { tone: 'store', port: ':27017', image: ['cytomine/', 'mongo:1.0.0'], folder: ['data/mongo'] },
  postgis: {
    tone: 'store',
    port: ':5432',
    image: ['cytomine/', 'postgis:1.5.1'],
    folder: ['data/postgis/', 'data'],
  },
  registry: { tone: 'store', port: ':5000', image: ['registry:', '2.8.3'], folder: ['data/registry'] },
} satisfies Record<string, Service>;

const HEIGHT = 128;

function CeBox({ name, ...place }: { x: number; y: number; w: number; name: keyof typeof services }) {
  return <ServiceBox {...place} h={HEIGHT} name={name} service={services[name]} />;
}

function Wide() {
  return (
    <>
      <WideEntry />
      <Box x={552} y={0} w={168} h={62} tone="cluster" dashed title="Kubernetes API">
        <Text x={12} y={48} kind="mono">
          :16443
        </Text>
      </Box>
      <CeBox x={0} y={218} w={168} name="pims" />
      <CeBox x={184} y={218} w={168} name="web_ui" />
      <CeBox x={368} y={218} w={168} name="core" />
      <CeBox x={552} y={218} w={168} name="app-engine" />
      <CeBox x={0} y={408} w={168} name="pims-cache" />
      <CeBox x={184} y={408} w={168} name="mongo" />
      <CeBox x={368} y={408} w={168} name="postgis" />
      <CeBox x={552} y={408} w={168} name="registry" />
      <WideCalls />
    </>
  );
}

/** The browser and the only way in. */
function WideEntry() {
  return (
    <>
      <Box x={204} y={0} w={120} h={40} tone="client" title="Browser" />
      <Arrow points={via(264, 46, 264, 84)} />
      <PublicPort
        x={0}
        y={90}
        w={528}
        image="cytomine/nginx:3.0.0"
        does="The only published port; services reach each other through it, too"
      />
    </>
  );
}

/** Who calls whom: paths through nginx first, then services among themselves. */
function WideCalls() {
  return (
    <>
      <Arrow points={via(84, 158, 84, 212)} />
      <Arrow points={via(268, 158, 268, 212)} />
      <Arrow points={via(452, 158, 452, 212)} />
      <Arrow dashed points={via(534, 121, 590, 121, 590, 212)} />
      <Arrow points={via(680, 212, 680, 68)} />
      <Text x={94} y={190} kind="mono">
        /upload
      </Text>
      <Text x={278} y={190} kind="mono">
        /
      </Text>
      <Text x={462} y={190} kind="mono">
        /api /ws …
      </Text>
      <Text x={600} y={152}>
        inside
      </Text>
      <Text x={600} y={172}>
        only
      </Text>
      <Arrow points={via(84, 352, 84, 402)} />
      <Arrow points={via(420, 352, 420, 377, 268, 377, 268, 402)} />
      <Arrow points={via(452, 352, 452, 402)} />
      <Arrow points={via(600, 352, 600, 377, 490, 377, 490, 402)} />
      <Arrow points={via(660, 352, 660, 402)} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <NarrowEntry />
      <CeBox x={16} y={212} w={152} name="web_ui" />
      <CeBox x={192} y={212} w={152} name="pims" />
      <CeBox x={16} y={376} w={152} name="core" />
      <CeBox x={192} y={376} w={152} name="pims-cache" />
      <CeBox x={16} y={556} w={152} name="postgis" />
      <CeBox x={192} y={556} w={152} name="app-engine" />
      <CeBox x={16} y={720} w={152} name="mongo" />
      <CeBox x={192} y={720} w={152} name="registry" />
      <Box x={192} y={884} w={152} h={62} tone="cluster" dashed title="Kubernetes">
        <Text x={12} y={48} kind="mono">
          API :16443
        </Text>
      </Box>
      <NarrowCalls />
    </>
  );
}

function NarrowEntry() {
  return (
    <>
      <Box x={120} y={0} w={120} h={40} tone="client" title="Browser" />
      <Arrow points={via(180, 46, 180, 70)} />
      <PublicPort x={16} y={76} w={328} image="cytomine/nginx:3.0.0" does="The only published port" />
    </>
  );
}

function NarrowCalls() {
  return (
    <>
      <Arrow points={via(91, 166, 91, 206)} />
      <Arrow points={via(269, 166, 269, 206)} />
      <Arrow points={via(180, 166, 180, 440, 173, 440)} />
      <Arrow dashed points={via(180, 440, 180, 596, 187, 596)} />
      <Text x={101} y={191} kind="mono">
        /
      </Text>
      <Text x={279} y={191} kind="mono">
        /upload
      </Text>
      <Text x={190} y={362} kind="mono">
        /api /ws …
      </Text>
      <Text x={190} y={535}>
        inside only
      </Text>
      <Arrow points={via(310, 346, 310, 370)} />
      <Arrow points={via(60, 510, 60, 550)} />
      <Arrow points={via(11, 440, 2, 440, 2, 784, 11, 784)} />
      <Arrow points={via(187, 640, 173, 640)} />
      <Arrow points={via(269, 690, 269, 714)} />
      <Arrow points={via(349, 620, 358, 620, 358, 915, 349, 915)} />
    </>
  );
}
