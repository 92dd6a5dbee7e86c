import { Fragment } from 'react';
import { via } from './geometry.ts';
import { Arrow, Box, CallOut, type FigureProps, Frame, Text, type Tone } from './kit.tsx';

/** Where a program meets the platform: clients of the REST API, uploads, and tasks of the App Engine. */
export function PlatformMap(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={490} narrow={<Narrow />} narrowHeight={970} />;
}

const clients = ['Web UI', 'Python client 3.1.0', 'JavaScript client', 'Java client 2.4.2', 'Any HTTP tool'];

function Clients({ w, step }: { w: number; step: number }) {
  return clients.map((name, index) => (
    <Box key={name} x={0} y={index * step} w={w} h={40} tone="client" title={name} />
  ));
}

function Nginx({ x, h }: { x: number; h: number }) {
  return (
    <Box x={x} y={0} w={92} h={h} tone="proxy" title="nginx">
      <Text x={12} y={47} kind="mono">
        :80
      </Text>
      <Text x={12} y={76}>
        {['the only', 'public', 'port']}
      </Text>
    </Box>
  );
}

const services = {
  core: { tone: 'core', port: ':8080', lines: ['REST API under /api:', 'rights, rules, undo, relays'] },
  pims: { tone: 'image', port: ':5000', lines: ['image server: import,', 'tiles, crops, metadata'] },
  'app-engine': {
    tone: 'appengine',
    port: ':8080',
    lines: ['tasks, their inputs, runs', 'and outputs'],
  },
  'Your task': {
    tone: 'cluster',
    port: '',
    lines: ['a container in a cluster:', 'reads files, writes files'],
  },
} satisfies Record<string, { tone: Tone; port: string; lines: string[] }>;

/** A service with its port; a task has none and is not part of the platform. */
function Service({ name, ...place }: { name: keyof typeof services; x: number; y: number; w: number }) {
  const { tone, port, lines } = services[name];
  return (
    <Box {...place} h={84} tone={tone} dashed={port === ''} title={name} lines={lines}>
      {port && (
        <Text x={place.w - 12} y={24} align="end" kind="mono">
          {port}
        </Text>
      )}
    </Box>
  );
}

function Wide() {
  return (
    <>
      <Clients w={188} step={50} />
      <path d="M194 20h13v200h-13M194 70h13M194 120h13M194 170h13" />
      <Arrow points={via(207, 44, 264, 44)} />
      <Nginx x={270} h={240} />
      <Arrow points={via(368, 44, 454, 44)} />
      <Text x={411} y={34} align="middle" kind="mono">
        /api
      </Text>
      <Arrow points={via(368, 172, 454, 172)} />
      <Text x={411} y={162} align="middle" kind="mono">
        /upload
      </Text>
      <WideServices />
      <Ways x={0} y={284} />
      <CallOut x={236} y={44}>
        1
      </CallOut>
      <CallOut x={411} y={190}>
        2
      </CallOut>
      <CallOut x={444} y={436}>
        3
      </CallOut>
    </>
  );
}

/** The services behind the public port, and what passes between them. */
function WideServices() {
  return (
    <>
      <Service name="core" x={460} y={0} w={260} />
      <Service name="pims" x={460} y={130} w={228} />
      <Service name="app-engine" x={460} y={262} w={260} />
      <Service name="Your task" x={460} y={394} w={260} />
      <Arrow heads="both" points={via(560, 90, 560, 124)} />
      <Text x={572} y={112}>
        images
      </Text>
      <Arrow points={via(706, 90, 706, 256)} />
      <Text x={694} y={246} align="end">
        runs
      </Text>
      <Arrow heads="both" points={via(560, 352, 560, 388)} />
      <Text x={572} y={375}>
        files only, no API
      </Text>
    </>
  );
}

const ways = [
  { title: 'Call the API', lines: ['JSON, with a signed request or', 'a bearer token; your own rights'] },
  { title: 'Send images', lines: ['multipart, signed; pims tells core', 'when a file is ready'] },
  { title: 'Bring an algorithm', lines: ['a descriptor and an image in', 'one zip; run from the viewer'] },
];

/** The three ways in, in words, numbered as in the drawing. */
function Ways({ x, y }: { x: number; y: number }) {
  return ways.map(({ title, lines }, index) => {
    const top = y + index * 70;
    return (
      <Fragment key={title}>
        <CallOut x={x + 12} y={top + 10}>
          {index + 1}
        </CallOut>
        <Text x={x + 34} y={top + 15} kind="title">
          {title}
        </Text>
        <Text x={x + 34} y={top + 36} kind="muted">
          {lines}
        </Text>
      </Fragment>
    );
  });
}

function Narrow() {
  return (
    <>
      <Clients w={190} step={48} />
      <path d="M196 20h16v192h-16M196 68h16M196 116h16M196 164h16" />
      <Arrow points={via(212, 116, 262, 116)} />
      <CallOut x={235} y={116}>
        1
      </CallOut>
      <Nginx x={268} h={232} />
      <Arrow points={via(284, 238, 284, 306, 242, 306)} />
      <Text x={294} y={290} kind="mono">
        /api
      </Text>
      <Arrow points={via(344, 238, 344, 446, 242, 446)} />
      <Text x={334} y={436} align="end" kind="mono" halo>
        /upload
      </Text>
      <CallOut x={344} y={380}>
        2
      </CallOut>
      <NarrowServices />
      <CallOut x={258} y={696}>
        3
      </CallOut>
      <Ways x={0} y={766} />
    </>
  );
}

function NarrowServices() {
  return (
    <>
      <Service name="core" x={0} y={264} w={236} />
      <Service name="pims" x={24} y={394} w={212} />
      <Service name="app-engine" x={0} y={524} w={236} />
      <Service name="Your task" x={0} y={654} w={236} />
      <Arrow heads="both" points={via(60, 354, 60, 388)} />
      <Text x={72} y={376}>
        images
      </Text>
      <Arrow points={via(12, 354, 12, 518)} />
      <Text x={24} y={506}>
        runs
      </Text>
      <Arrow heads="both" points={via(60, 614, 60, 648)} />
      <Text x={72} y={636}>
        files only, no API
      </Text>
    </>
  );
}
