import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text, Zone } from './kit.tsx';

/** The proxy that serves Cytomine over HTTPS, and what it has to let through. */
export function TlsProxy(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={198} narrow={<Narrow />} narrowHeight={476} />;
}

const rules = ['sends its name as Host', 'WebSockets on /ws', 'bodies of any size', 'waits 600 s or more'];

function Browser() {
  return <Box x={0} y={0} w={120} h={44} tone="client" title="Browser" />;
}

function OuterProxy() {
  return (
    <Box x={0} y={0} w={204} h={128} tone="proxy" icon="lock" title="your proxy">
      <Text x={192} y={24} align="end" kind="mono">
        :443
      </Text>
      <Text x={12} y={52}>
        {rules}
      </Text>
    </Box>
  );
}

function Cytomine() {
  return (
    <>
      <Zone x={0} y={0} w={164} h={128} title="Cytomine" tone="core" />
      <Box x={12} y={36} w={140} h={60} tone="proxy" title="nginx" lines={['SCHEME: https']} mono />
      <Text x={12} y={117}>
        links say https
      </Text>
    </>
  );
}

function Wide() {
  return (
    <>
      <Zone x={190} y={0} w={530} h={198} title="One machine" />
      <At x={0} y={88}>
        <Browser />
      </At>
      <Arrow points={via(126, 110, 204, 110)} />
      <Text x={155} y={100} align="middle" kind="mono" halo>
        https
      </Text>
      <At x={210} y={46}>
        <OuterProxy />
      </At>
      <Arrow points={via(420, 110, 530, 110)} />
      <Text x={475} y={100} align="middle" kind="mono">
        http
      </Text>
      <Text x={475} y={132} align="middle" kind="mono">
        127.0.0.1
      </Text>
      <Text x={475} y={152} align="middle" kind="mono">
        :8080
      </Text>
      <At x={536} y={46}>
        <Cytomine />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={120} y={0}>
        <Browser />
      </At>
      <Arrow points={via(180, 50, 180, 118)} />
      <Text x={192} y={70} kind="mono">
        https
      </Text>
      <Zone x={30} y={84} w={300} h={390} title="One machine" />
      <At x={78} y={124}>
        <OuterProxy />
      </At>
      <Arrow points={via(180, 258, 180, 326)} />
      <Text x={192} y={284} kind="mono">
        {['http', '127.0.0.1:8080']}
      </Text>
      <At x={98} y={332}>
        <Cytomine />
      </At>
    </>
  );
}
