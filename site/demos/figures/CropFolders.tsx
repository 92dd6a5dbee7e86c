import { type Entry, FileTree } from './FileTree.tsx';
import { blob, via } from './geometry.ts';
import { Annotated, Arrow, At, Box, type FigureProps, Frame, Text, Tissue } from './kit.tsx';

/** From annotations of a project to a folder of crops for each term. */
export function CropFolders(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={236} narrow={<Narrow />} narrowHeight={652} />;
}

/** Annotations with the numbers of their terms, in the colors of these. */
const annotations = [
  { id: '101', term: '7', color: '#009ce0', x: 62, y: 62 },
  { id: '102', term: '9', color: '#fb9e00', x: 136, y: 94 },
  { id: '103', term: '', color: undefined, x: 72, y: 128 },
];

const outline = blob(5, [0, 0], 22, 17, 7);

const tree: Entry[] = [
  { name: 'crops', depth: 0, isFolder: true },
  ...annotations.flatMap(({ id, term }): Entry[] => [
    { name: term || 'none', depth: 1, isFolder: true },
    { name: `${id}.png`, depth: 2 },
  ]),
];

function Slide() {
  return (
    <>
      <Tissue x={0} y={0} w={196} h={166} seed={2} />
      {annotations.map(({ id, color, x, y }) => (
        <At key={id} x={x} y={y}>
          <Annotated d={outline} color={color} />
          <text className="title on-slide" x="0" y="5" textAnchor="middle">
            {id}
          </text>
        </At>
      ))}
      <Text x={98} y={190} align="middle">
        project 42
      </Text>
    </>
  );
}

function List() {
  return (
    <Box
      x={0}
      y={0}
      w={132}
      h={106}
      tone="client"
      title="the list"
      lines={annotations.map(({ id, term }) => `${id} [${term}]`)}
      mono
    />
  );
}

function Tree() {
  return (
    <Box x={0} y={0} w={166} h={226} tone="file">
      <FileTree entries={tree} />
    </Box>
  );
}

const fetch = ['fetch, with', 'showTerm'];
const dump = ['dump each', 'one'];

function Wide() {
  return (
    <>
      <At x={0} y={20}>
        <Slide />
      </At>
      <Arrow points={via(204, 103, 294, 103)} />
      <Text x={249} y={74} align="middle">
        {fetch}
      </Text>
      <At x={302} y={50}>
        <List />
      </At>
      <Arrow points={via(442, 103, 538, 103)} />
      <Text x={490} y={74} align="middle">
        {dump}
      </Text>
      <At x={546} y={0}>
        <Tree />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={82} y={0}>
        <Slide />
      </At>
      <Arrow points={via(180, 202, 180, 244)} />
      <Text x={192} y={229}>
        {fetch.join(' ')}
      </Text>
      <At x={114} y={252}>
        <List />
      </At>
      <Arrow points={via(180, 366, 180, 408)} />
      <Text x={192} y={393}>
        {dump.join(' ')}
      </Text>
      <At x={97} y={416}>
        <Tree />
      </At>
    </>
  );
}
