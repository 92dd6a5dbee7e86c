import { type Entry, FileTree } from './FileTree.tsx';
import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text } from './kit.tsx';

/** What is in the bundle of a task, and where each part goes at the upload. */
export function BundleParts(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={246} narrow={<Narrow />} narrowHeight={496} />;
}

const bundle: Entry[] = [
  { name: 'descriptor.yml', depth: 0 },
  { name: 'image.tar', depth: 0 },
];

function Bundle({ w }: { w: number }) {
  return (
    <Box x={0} y={0} w={w} h={106} tone="file" icon="folder" title="the bundle, a zip">
      <At x={0} y={32}>
        <FileTree entries={bundle} />
      </At>
    </Box>
  );
}

const homes = [
  { title: 'Storage', tone: 'store', icon: 'folder', lines: ['keeps descriptor.yml'] },
  { title: 'Database', tone: 'store', icon: 'store', lines: ['name, version, inputs, outputs'] },
  { title: 'Registry', tone: 'cluster', icon: 'cluster', lines: ['namespace/as/path:version'] },
] as const;

function Homes({ w }: { w: number }) {
  return homes.map(({ title, tone, icon, lines }, index) => (
    <Box
      key={title}
      x={0}
      y={index * 90}
      w={w}
      h={66}
      tone={tone}
      icon={icon}
      title={title}
      lines={[...lines]}
      mono={index === 2}
    />
  ));
}

const engine = ['checks both', 'first: schema,', 'identity,', 'image'];

function Wide() {
  return (
    <>
      <At x={0} y={70}>
        <Bundle w={196} />
      </At>
      <Arrow points={via(202, 123, 246, 123)} />
      <Box x={252} y={0} w={146} h={246} tone="appengine" title="App Engine">
        <Text x={12} y={60}>
          {engine}
        </Text>
      </Box>
      {homes.map(({ title }, index) => (
        <Arrow key={title} points={via(404, 33 + index * 90, 466, 33 + index * 90)} />
      ))}
      <At x={472} y={0}>
        <Homes w={248} />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={40} y={0}>
        <Bundle w={280} />
      </At>
      <Arrow points={via(180, 112, 180, 136)} />
      <Box
        x={40}
        y={142}
        w={280}
        h={66}
        tone="appengine"
        title="App Engine"
        lines={['checks schema, identity, image']}
      />
      <path d="M22 175v282M34 175h-12" />
      {homes.map(({ title }, index) => (
        <Arrow key={title} points={via(22, 277 + index * 90, 36, 277 + index * 90)} />
      ))}
      <At x={42} y={244}>
        <Homes w={276} />
      </At>
    </>
  );
}
