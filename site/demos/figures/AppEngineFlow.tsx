import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text, Zone } from './kit.tsx';

/** The App Engine between core, storage, registry and the pod of a run. */
export function AppEngineFlow(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={420} narrow={<Narrow />} narrowHeight={764} />;
}

const containers = ['1 permissions', '2 inputs-provisioning', '3 task', '4 outputs-sending'];

function Wide() {
  return (
    <>
      <Box x={0} y={30} w={150} h={66} tone="core" title="Core" lines={['bundles, runs']} />
      <Box x={0} y={150} w={150} h={66} tone="store" title="PostgreSQL" lines={['tasks, values']} />
      <Box
        x={0}
        y={270}
        w={150}
        h={66}
        tone="store"
        icon="folder"
        title="Storage"
        lines={['descriptors, files']}
      />
      <Box
        x={230}
        y={0}
        w={140}
        h={420}
        tone="appengine"
        title="App Engine"
        lines={['checks bundles', 'and values,', 'starts runs']}
      />
      <Zone x={470} y={0} w={250} h={312} tone="cluster" title="Pod of one run" />
      {containers.map((title, index) => (
        <Box
          key={title}
          x={490}
          y={44 + index * 66}
          w={200}
          h={42}
          tone="cluster"
          icon="none"
          title={title}
        />
      ))}
      <Box x={490} y={354} w={200} h={66} tone="store" title="Registry" lines={['images of tasks']} />
      <WideWays />
    </>
  );
}

function WideWays() {
  const labels: [number, string][] = [
    [14, 'creates'],
    [121, 'inputs.zip'],
    [253, 'outputs.zip'],
    [377, 'push'],
  ];
  return (
    <>
      <Arrow points={via(156, 63, 224, 63)} />
      <Text x={190} y={53} align="middle">
        requests
      </Text>
      <Arrow points={via(224, 183, 156, 183)} />
      <Arrow points={via(224, 303, 156, 303)} />
      <Arrow points={via(376, 24, 464, 24)} />
      <Arrow points={via(484, 131, 376, 131)} />
      <Arrow points={via(484, 263, 376, 263)} />
      <Arrow points={via(376, 387, 484, 387)} />
      {labels.map(([y, label]) => (
        <Text key={label} x={420} y={y} align="middle">
          {label}
        </Text>
      ))}
      <Arrow points={via(590, 92, 590, 104)} />
      <Arrow points={via(590, 158, 590, 170)} />
      <Arrow points={via(590, 224, 590, 236)} heads="both" />
      <Arrow points={via(696, 387, 708, 387, 708, 197, 696, 197)} />
      <Text x={700} y={337} align="end">
        pull
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Box x={0} y={0} w={160} h={66} tone="core" title="Core" lines={['bundles, runs']} />
      <Box x={200} y={0} w={160} h={66} tone="store" title="Registry" lines={['images of tasks']} />
      <Box x={0} y={120} w={360} h={52} tone="appengine" title="App Engine" />
      <Box x={0} y={226} w={160} h={66} tone="store" title="PostgreSQL" lines={['tasks, values']} />
      <Box x={200} y={226} w={160} h={66} tone="store" icon="folder" title="Storage" lines={['files']} />
      <Zone x={0} y={350} w={360} h={410} tone="cluster" title="Pod of one run" />
      <Box x={90} y={392} w={180} h={44} tone="cluster" icon="none" title="1 permissions" />
      <Box
        x={90}
        y={470}
        w={180}
        h={66}
        tone="cluster"
        icon="none"
        title="2 inputs-"
        lines={['provisioning']}
      />
      <Box x={90} y={570} w={180} h={44} tone="cluster" icon="gear" title="3 task" />
      <Box
        x={90}
        y={660}
        w={180}
        h={66}
        tone="cluster"
        icon="none"
        title="4 outputs-sending"
        lines={['waits for the task']}
      />
      <NarrowWays />
    </>
  );
}

function NarrowWays() {
  return (
    <>
      <Arrow points={via(80, 72, 80, 114)} />
      <Text x={90} y={98}>
        requests
      </Text>
      <Arrow points={via(260, 114, 260, 72)} />
      <Text x={250} y={98} align="end">
        push
      </Text>
      <Arrow points={via(100, 178, 100, 220)} />
      <Arrow points={via(300, 178, 300, 220)} />
      <Arrow points={via(180, 178, 180, 344)} />
      <Text x={190} y={326}>
        creates the pod
      </Text>
      <Arrow points={via(180, 442, 180, 464)} />
      <Arrow points={via(180, 542, 180, 564)} />
      <Arrow points={via(180, 620, 180, 654)} heads="both" />
      <Text x={14} y={460}>
        {['fetches', 'inputs', '.zip']}
      </Text>
      <Text x={14} y={690}>
        {['posts', 'outputs', '.zip']}
      </Text>
      <Text x={286} y={596}>
        pulled
      </Text>
    </>
  );
}
