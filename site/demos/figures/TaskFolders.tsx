import { type Entry, FileTree } from './FileTree.tsx';
import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text } from './kit.tsx';

/** What a task finds and what it leaves, as two trees of files. */
export function TaskFolders(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={236} narrow={<Narrow />} narrowHeight={476} />;
}

const inputs: Entry[] = [
  { name: '/inputs', depth: 0, isFolder: true },
  { name: 'region', content: 'a polygon', depth: 1 },
  { name: 'spacing', content: '100', depth: 1 },
];

const outputs: Entry[] = [
  { name: '/outputs', depth: 0, isFolder: true },
  { name: 'count', content: '6', depth: 1 },
  { name: 'area', content: '60000.0', depth: 1 },
  { name: 'points', depth: 1, isFolder: true },
  { name: 'array.yml', content: 'size: 6', depth: 2 },
  { name: '0', content: 'a point', depth: 2 },
  { name: '… 5', content: 'a point', depth: 2 },
];

function Wide() {
  return (
    <>
      <At x={0} y={56}>
        <Box x={0} y={0} w={264} h={106} tone="file" />
        <FileTree entries={inputs} />
      </At>
      <Box x={318} y={82} w={98} h={54} tone="cluster" title="Task" />
      <At x={470} y={0}>
        <Box x={0} y={0} w={250} h={226} tone="file" />
        <FileTree entries={outputs} />
      </At>
      <Arrow points={via(270, 109, 312, 109)} />
      <Text x={291} y={156} align="middle">
        reads
      </Text>
      <Arrow points={via(422, 109, 464, 109)} />
      <Text x={443} y={156} align="middle">
        writes
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={40} y={0}>
        <Box x={0} y={0} w={280} h={106} tone="file" />
        <FileTree entries={inputs} />
      </At>
      <Arrow points={via(180, 112, 180, 148)} />
      <Text x={190} y={136}>
        reads
      </Text>
      <Box x={120} y={154} w={120} h={44} tone="cluster" title="Task" />
      <Arrow points={via(180, 204, 180, 240)} />
      <Text x={190} y={228}>
        writes
      </Text>
      <At x={40} y={246}>
        <Box x={0} y={0} w={280} h={226} tone="file" />
        <FileTree entries={outputs} />
      </At>
    </>
  );
}
