import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text } from './kit.tsx';
import { PublicPort, type Service, ServiceBox } from './ServiceBox.tsx';

/** The thirteen containers of Legacy v3.2.3: image, port, volume, and the host names that lead to them. */
export function LegacyServices(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={772} narrow={<Narrow />} narrowHeight={1274} />;
}

const services = {
  web_UI: { tone: 'client', port: ':80', image: ['web_ui:', 'v1.4.0'] },
  core: { tone: 'core', port: ':8080', image: ['core:', 'v3.2.3'] },
  ims: { tone: 'image', port: ':8080', image: ['ims:', 'v2.0.0'], folder: ['IMS_STORAGE', '_PATH'] },
  iipOff: { tone: 'image', port: ':80', image: ['iipofficial:', 'v1.3.0'], folder: ['the same'] },
  iipCyto: { tone: 'image', port: ':80', image: ['iipcyto:', 'v1.2.3'], folder: ['the same'] },
  postgresql: { tone: 'store', port: ':5432', image: ['postgis:', 'v2.1.0'], folder: ['postgis_', 'data'] },
  mongodb: { tone: 'store', port: ':27017', image: ['mongodb:', 'v1.1.2'], folder: ['mongodb_', 'data'] },
  bioformat: { tone: 'image', port: ':4321', image: ['bioformat:', 'v1.2.0'], folder: ['as ims'] },
  memcached: { tone: 'store', port: ':11211', image: ['memcached:', 'v1.2.0'] },
  rabbitmq: { tone: 'store', port: '', image: ['rabbitmq:', 'v1.2.0'] },
  software_router: {
    tone: 'appengine',
    port: '',
    image: ['software_router:', 'v2.1.1'],
    folder: ['singularity_images'],
  },
  slurm: { tone: 'cluster', port: ':22', image: ['slurm:', 'v1.2.0'], folder: ['slurm_data'] },
} satisfies Record<string, Service>;

const HEIGHT = 146;

function LegacyBox({ name, ...place }: { x: number; y: number; w: number; name: keyof typeof services }) {
  return <ServiceBox {...place} h={HEIGHT} isPortBelow name={name} service={services[name]} />;
}

function Wide() {
  return (
    <>
      <Box x={300} y={0} w={120} h={40} tone="client" title="Browser" />
      <Arrow points={via(360, 46, 360, 72)} />
      <PublicPort
        x={0}
        y={78}
        w={720}
        image="nginx:v1.4.0"
        does="Tells services apart by host name; keeps arriving files in IMS_BUFFER_PATH"
      />
      <LegacyBox x={0} y={232} w={132} name="web_UI" />
      <LegacyBox x={147} y={232} w={132} name="core" />
      <LegacyBox x={294} y={232} w={132} name="ims" />
      <LegacyBox x={441} y={232} w={132} name="iipOff" />
      <LegacyBox x={588} y={232} w={132} name="iipCyto" />
      <LegacyBox x={0} y={428} w={132} name="postgresql" />
      <LegacyBox x={147} y={428} w={132} name="mongodb" />
      <LegacyBox x={294} y={428} w={132} name="bioformat" />
      <LegacyBox x={441} y={428} w={279} name="memcached" />
      <WidePublished />
      <LegacyBox x={294} y={624} w={206} name="software_router" />
      <LegacyBox x={588} y={624} w={132} name="slurm" />
      <WideNames />
      <WideCalls />
    </>
  );
}

/** The queue is published with passwords that everybody knows. */
function WidePublished() {
  return (
    <Box x={0} y={624} w={206} h={HEIGHT} tone="store" title="rabbitmq" lines={services.rabbitmq.image} mono>
      <Text x={12} y={94}>
        published, default login:
      </Text>
      <Text x={12} y={116} kind="mono">
        5672, 15672
      </Text>
    </Box>
  );
}

function WideNames() {
  const names: [number, string[]][] = [
    [0, ['CORE_URL', '/']],
    [147, ['CORE_URL', '/api …']],
    [294, ['IMS_URL1, 2', 'UPLOAD_URL']],
    [441, ['IIP_OFF_', 'URL']],
    [588, ['IIP_CYTO_', 'URL']],
  ];
  return names.map(([x, lines]) => (
    <g key={x}>
      <Arrow points={via(x + 18, 146, x + 18, 226)} />
      <Text x={x + 28} y={178} kind="mono">
        {lines}
      </Text>
    </g>
  ));
}

function WideCalls() {
  return (
    <>
      <Arrow points={via(180, 384, 180, 404, 66, 404, 66, 422)} />
      <Arrow points={via(213, 384, 213, 422)} />
      <Arrow points={via(162, 384, 162, 396, 139, 396, 139, 618)} />
      <Arrow points={via(360, 384, 360, 422)} />
      <Arrow points={via(507, 384, 507, 422)} />
      <Arrow points={via(654, 384, 654, 422)} />
      <Arrow points={via(288, 697, 212, 697)} />
      <Arrow points={via(506, 697, 582, 697)} />
      <Text x={526} y={686} kind="mono">
        SSH
      </Text>
    </>
  );
}

const narrowRows: [keyof typeof services, keyof typeof services][] = [
  ['web_UI', 'core'],
  ['ims', 'bioformat'],
  ['iipOff', 'iipCyto'],
  ['postgresql', 'mongodb'],
];

function Narrow() {
  const names = ['CORE_URL /', 'CORE_URL /api', 'IMS_URL1, 2', '', 'IIP_OFF_URL', 'IIP_CYTO_URL'];
  return (
    <>
      <Box x={120} y={0} w={120} h={40} tone="client" title="Browser" />
      <Arrow points={via(180, 46, 180, 70)} />
      <PublicPort x={16} y={76} w={328} does="Tells services apart by host name" />
      {narrowRows.map(([left, right], row) => (
        <g key={left}>
          <LegacyBox x={16} y={184 + row * 190} w={152} name={left} />
          <LegacyBox x={192} y={184 + row * 190} w={152} name={right} />
        </g>
      ))}
      {names.map((name, index) => (
        <Text key={name} x={28 + (index % 2) * 176} y={172 + Math.floor(index / 2) * 190} kind="mono">
          {name}
        </Text>
      ))}
      <Box x={16} y={930} w={328} h={62} tone="store" title="memcached">
        <Text x={12} y={48}>
          tiles, for both iip services
        </Text>
      </Box>
      <Box x={16} y={1040} w={152} h={62} tone="store" title="rabbitmq">
        <Text x={12} y={48} kind="mono">
          5672, 15672
        </Text>
      </Box>
      <Text x={16} y={1126}>
        {['both published,', 'default login']}
      </Text>
      <Box x={192} y={1040} w={152} h={62} tone="appengine" title="software_">
        <Text x={34} y={46} kind="title">
          router
        </Text>
      </Box>
      <LegacyBox x={192} y={1128} w={152} name="slurm" />
      <NarrowCalls />
    </>
  );
}

function NarrowCalls() {
  return (
    <>
      <Arrow points={via(180, 144, 180, 640, 173, 640)} />
      <Arrow points={via(180, 250, 187, 250)} />
      <Arrow points={via(180, 270, 173, 270)} />
      <Arrow points={via(180, 430, 173, 430)} />
      <Arrow points={via(180, 620, 187, 620)} />
      <Arrow points={via(173, 490, 187, 490)} />
      <Arrow points={via(349, 260, 356, 260, 356, 830, 349, 830)} />
      <Arrow points={via(356, 732, 180, 732, 180, 830, 173, 830)} />
      <Arrow points={via(356, 830, 356, 1016, 92, 1016, 92, 1034)} />
      <Arrow points={via(60, 716, 60, 732, 6, 732, 6, 960, 11, 960)} />
      <Arrow points={via(187, 1071, 173, 1071)} />
      <Arrow points={via(268, 1106, 268, 1124)} />
    </>
  );
}
