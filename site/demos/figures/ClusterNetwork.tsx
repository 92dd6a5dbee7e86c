import { via } from './geometry.ts';
import { Arrow, Box, CallOut, type FigureProps, Frame, Text, Zone } from './kit.tsx';

/** What has to reach what for a run: Cytomine's network and the cluster, on one machine. */
export function ClusterNetwork(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={452} narrow={<Narrow />} narrowHeight={708} />;
}

function Wide() {
  return (
    <>
      <Zone x={0} y={0} w={720} h={372} title="One machine" />
      <Zone x={14} y={40} w={270} h={316} title="Docker: 172.18.0.0/16" tone="core" />
      <Zone x={436} y={40} w={270} h={316} title="MicroK8s" tone="cluster" />
      <Box x={30} y={84} w={238} h={104} tone="appengine" title="app-engine">
        <Text x={12} y={48} kind="mono">
          {['172.18.0.9:8080', 'data/app-engine']}
        </Text>
      </Box>
      <Box x={30} y={240} w={238} h={84} tone="store" title="registry">
        <Text x={12} y={48} kind="mono">
          172.18.0.10:5000
        </Text>
      </Box>
      <Box x={452} y={84} w={238} h={62} tone="cluster" title="API">
        <Text x={12} y={48} kind="mono">
          :16443, with a token
        </Text>
      </Box>
      <Box x={452} y={186} w={238} h={62} tone="appengine" title="pod of the run">
        <Text x={12} y={48}>
          namespace default
        </Text>
      </Box>
      <Box x={452} y={284} w={238} h={56} tone="cluster" title="node: fetches images" />
      <Arrow points={via(274, 106, 446, 106)} />
      <CallOut x={360} y={106}>
        1
      </CallOut>
      <Arrow heads="both" points={via(446, 216, 360, 216, 360, 166, 274, 166)} />
      <CallOut x={400} y={216}>
        3
      </CallOut>
      <Arrow points={via(446, 310, 360, 310, 360, 282, 274, 282)} />
      <CallOut x={400} y={310}>
        2
      </CallOut>
      <Arrow points={via(640, 180, 640, 152)} />
      <CallOut x={664} y={166}>
        4
      </CallOut>
      <Box x={436} y={396} w={270} h={42} tone="cluster" dashed icon="close" title="cluster elsewhere" />
      <Text x={14} y={412}>
        {[
          'The addresses 172.18.0.x exist on this machine only:',
          'a cluster on another one cannot reach them.',
        ]}
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Zone x={0} y={0} w={360} h={608} title="One machine" />
      <Zone x={12} y={40} w={336} h={224} title="Docker: 172.18.0.0/16" tone="core" />
      <Zone x={12} y={344} w={336} h={250} title="MicroK8s" tone="cluster" />
      <Box x={24} y={80} w={170} h={84} tone="appengine" title="app-engine">
        <Text x={12} y={48} kind="mono">
          {['172.18.0.9', ':8080']}
        </Text>
      </Box>
      <Box x={170} y={182} w={166} h={62} tone="store" title="registry">
        <Text x={12} y={48} kind="mono">
          172.18.0.10:5000
        </Text>
      </Box>
      <Box x={24} y={384} w={112} h={62} tone="cluster" title="API">
        <Text x={12} y={48} kind="mono">
          :16443
        </Text>
      </Box>
      <Box x={24} y={500} w={172} h={62} tone="appengine" title="pod of the run">
        <Text x={12} y={48}>
          namespace default
        </Text>
      </Box>
      <Box x={212} y={384} w={124} h={84} tone="cluster" title="node" lines={['fetches', 'images']} />
      <Arrow points={via(112, 170, 112, 378)} />
      <CallOut x={112} y={304}>
        1
      </CallOut>
      <Arrow points={via(274, 378, 274, 250)} />
      <CallOut x={274} y={304}>
        2
      </CallOut>
      <Arrow heads="both" points={via(150, 170, 150, 494)} />
      <CallOut x={150} y={304}>
        3
      </CallOut>
      <Arrow points={via(60, 494, 60, 452)} />
      <CallOut x={84} y={474}>
        4
      </CallOut>
      <Box x={60} y={622} w={240} h={40} tone="cluster" dashed icon="close" title="cluster elsewhere" />
      <Text x={180} y={686} align="middle">
        172.18.0.x exists on this machine only
      </Text>
    </>
  );
}
