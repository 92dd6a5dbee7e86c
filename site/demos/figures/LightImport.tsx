import { type Entry, FileTree } from './FileTree.tsx';
import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text, Zone } from './kit.tsx';

/** How a folder of datasets becomes projects: two questions, and what is made. */
export function LightImport(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={212} narrow={<Narrow />} narrowHeight={628} />;
}

const dataset: Entry[] = [
  { name: 'DATASET_a1b2', depth: 0, isFolder: true },
  { name: 'METADATA', depth: 1, isFolder: true },
  { name: 'IMAGES', depth: 1, isFolder: true },
  { name: 'IMAGE_c3d4', depth: 2, isFolder: true },
];

function Dataset() {
  return (
    <Box x={0} y={0} w={196} h={164} tone="file" icon="folder" title="DATASET_PATH">
      <At x={0} y={32}>
        <FileTree entries={dataset} />
      </At>
    </Box>
  );
}

function Question({ y, asks, ends }: { y: number; asks: string; ends: string }) {
  return (
    <At x={0} y={y}>
      <rect className="box" width="204" height="44" rx="22" />
      <Text x={102} y={27} align="middle">
        {asks}
      </Text>
      <Text x={102} y={68} align="middle" kind="muted">
        {ends}
      </Text>
    </At>
  );
}

/** The two questions, the second for those who pass the first. */
function Questions() {
  return (
    <>
      <Question y={0} asks="IMAGES and METADATA?" ends="no: passed over" />
      <Arrow points={via(28, 50, 28, 102)} />
      <Text x={16} y={82} align="end">
        yes
      </Text>
      <Question y={108} asks="a project of this name?" ends="yes: skipped" />
    </>
  );
}

function Project() {
  return (
    <>
      <Zone x={0} y={0} w={204} h={198} title="DATASET_a1b2" tone="core" />
      <Box x={12} y={40} w={180} h={66} tone="image" title="Images" lines={['links, no copies']} />
      <Box
        x={12}
        y={118}
        w={180}
        h={66}
        tone="store"
        icon="tag"
        title="Properties"
        lines={['by design only']}
      />
    </>
  );
}

function Wide() {
  return (
    <>
      <At x={0} y={12}>
        <Dataset />
      </At>
      <Arrow points={via(202, 34, 246, 34)} />
      <At x={252} y={12}>
        <Questions />
      </At>
      <Arrow points={via(462, 142, 510, 142)} />
      <Text x={484} y={132} align="middle">
        no
      </Text>
      <At x={516} y={12}>
        <Project />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={82} y={0}>
        <Dataset />
      </At>
      <Arrow points={via(180, 170, 180, 194)} />
      <At x={78} y={200}>
        <Questions />
      </At>
      <Arrow points={via(180, 384, 180, 416)} />
      <Text x={192} y={406}>
        no
      </Text>
      <At x={78} y={424}>
        <Project />
      </At>
    </>
  );
}
