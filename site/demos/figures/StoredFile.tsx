import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Icon, Text, Zone } from './kit.tsx';

/** One file in the storage, used by projects: why it cannot be deleted, and when it can. */
export function StoredFile(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={206} narrow={<Narrow />} narrowHeight={494} />;
}

const projects = ['Project A', 'Project B'];

/** The file with the projects that show its image, and what becomes of an attempt to delete it. */
function Storage({ title, isUsed, says }: { title: string; isUsed: boolean; says: string[] }) {
  return (
    <>
      <Zone x={0} y={0} w={304} h={206} title={title} tone={isUsed ? 'store' : 'core'} />
      <Box x={14} y={44} w={128} h={40} tone="file" title="slide.svs" />
      {projects.map((name, row) => (
        <Box key={name} x={174} y={44 + row * 52} w={116} h={40} tone="core" dashed={!isUsed} title={name} />
      ))}
      {isUsed && (
        <>
          <Arrow points={via(148, 64, 168, 64)} />
          <Arrow points={via(148, 64, 158, 64, 158, 116, 168, 116)} />
        </>
      )}
      <g className={isUsed ? 'failure' : 'core'}>
        <rect className="box" x="14" y="156" width="96" height="30" rx="4" />
        <Icon name={isUsed ? 'close' : 'check'} x={22} y={163} />
      </g>
      <Text x={46} y={176}>
        Delete
      </Text>
      <Text x={124} y={166}>
        {says}
      </Text>
    </>
  );
}

const used = <Storage title="Stored once, used twice" isUsed says={['refused: projects', 'use the image']} />;
const free = <Storage title="Used no more" isUsed={false} says={['out of Cytomine,', 'not off the disk']} />;
const first = ['delete it', 'in each', 'project'];

function Wide() {
  return (
    <>
      {used}
      <Arrow points={via(314, 103, 406, 103)} />
      <Text x={360} y={50} align="middle">
        {first}
      </Text>
      <At x={416} y={0}>
        {free}
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={28} y={0}>
        {used}
      </At>
      <Arrow points={via(180, 214, 180, 280)} />
      <Text x={194} y={232}>
        {first}
      </Text>
      <At x={28} y={288}>
        {free}
      </At>
    </>
  );
}
