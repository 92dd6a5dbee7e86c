import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Icon, Text, Zone } from './kit.tsx';

/** The same container at home and on the cluster: who fills its inputs, and who fetches its outputs. */
export function TaskContainer(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={276} narrow={<Narrow />} narrowHeight={572} />;
}

interface Place {
  title: string;
  isHome: boolean;
  before: string[];
  after: string[];
}

const places: [Place, Place] = [
  {
    title: 'On your machine',
    isHome: true,
    before: ['you write', 'the files'],
    after: ['you look', 'at them'],
  },
  {
    title: 'On the cluster',
    isHome: false,
    before: ['the App Engine', 'sends inputs.zip'],
    after: ['outputs.zip', 'goes back'],
  },
];

/** The container between its two folders. */
function Run({ title, isHome, before, after }: Place) {
  return (
    <>
      <Zone x={0} y={0} w={348} h={276} title={title} tone={isHome ? 'client' : 'cluster'} />
      <Text x={68} y={66} align="middle">
        {before}
      </Text>
      <Text x={280} y={66} align="middle">
        {after}
      </Text>
      <Arrow points={via(68, 96, 68, 122)} />
      <Arrow points={via(280, 122, 280, 96)} />
      <Folder x={16} name="/inputs" />
      <Folder x={226} name="/outputs" />
      <Arrow points={via(68, 172, 68, 218, 106, 218)} />
      <Arrow points={via(242, 218, 280, 218, 280, 172)} />
      <Box x={112} y={184} w={124} h={70} tone="appengine" title="program" lines={['exit code 0']} />
    </>
  );
}

function Folder({ x, name }: { x: number; name: string }) {
  return (
    <g className="file">
      <rect className="box" x={x} y={128} width="106" height="38" rx="8" />
      <Icon name="folder" x={x + 9} y={139} />
      <Text x={x + 32} y={152} kind="mono">
        {name}
      </Text>
    </g>
  );
}

function Wide() {
  return (
    <>
      <Run {...places[0]} />
      <At x={372} y={0}>
        <Run {...places[1]} />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={6} y={0}>
        <Run {...places[0]} />
      </At>
      <At x={6} y={296}>
        <Run {...places[1]} />
      </At>
    </>
  );
}
