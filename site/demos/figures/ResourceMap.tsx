import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text, type Tone } from './kit.tsx';

/** The resources of the API, and which of them hold the number of which. */
export function ResourceMap(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={420} narrow={<Narrow />} narrowHeight={600} />;
}

interface Resource {
  name: string;
  about: string;
  tone: Tone;
  wide: readonly [column: number, row: number];
  narrow: readonly [column: number, row: number];
}

const resources: Resource[] = [
  { name: 'storage', about: 'of one user', tone: 'store', wide: [0, 0], narrow: [0, 0] },
  { name: 'uploadedfile', about: 'a file as sent', tone: 'file', wide: [1, 0], narrow: [1, 0] },
  { name: 'abstractimage', about: 'its pixels', tone: 'image', wide: [2, 0], narrow: [1, 1] },
  { name: 'ontology', about: 'a tree of terms', tone: 'core', wide: [0, 1], narrow: [0, 1] },
  { name: 'project', about: 'with members', tone: 'core', wide: [1, 1], narrow: [0, 2] },
  { name: 'imageinstance', about: 'in one project', tone: 'image', wide: [2, 1], narrow: [1, 2] },
  { name: 'term', about: 'name and color', tone: 'core', wide: [0, 2], narrow: [0, 4] },
  { name: 'annotation', about: 'WKT, of one user', tone: 'client', wide: [1, 2], narrow: [0, 3] },
  { name: 'sliceinstance', about: 'one flat plane', tone: 'image', wide: [2, 2], narrow: [1, 3] },
];

const anything = ['property, description,', 'tag, attachedfile'];

function Wide() {
  return (
    <>
      {resources.map(({ name, about, tone, wide: [column, row] }) => (
        <Box
          key={name}
          x={column * 264}
          y={row * 112}
          w={190}
          h={64}
          tone={tone}
          title={name}
          lines={[about]}
        />
      ))}
      {[0, 112].map((y) => (
        <g key={y}>
          <Arrow points={via(258, y + 32, 196, y + 32)} />
          <Arrow points={via(522, y + 32, 460, y + 32)} />
        </g>
      ))}
      {[623, 359, 95].map((x) => (
        <Arrow key={x} points={via(x, 218, x, 182)} />
      ))}
      <Arrow points={via(623, 106, 623, 70)} />
      <Arrow points={via(460, 256, 522, 256)} />
      <Arrow points={via(460, 240, 490, 240, 490, 162, 522, 162)} />
      <Arrow points={via(258, 256, 196, 256)} dashed />
      <Text x={227} y={306} align="middle" kind="mono">
        annotationterm
      </Text>
      <Box x={0} y={336} w={718} h={64} tone="store" dashed icon="tag" title={anything.join(' ')}>
        <Text x={12} y={47}>
          on most of them, named by domainClassName and domainIdent
        </Text>
      </Box>
    </>
  );
}

function Narrow() {
  const left = 20;
  const right = 204;
  return (
    <>
      {resources.map(({ name, about, tone, narrow: [column, row] }) => (
        <Box
          key={name}
          x={column ? right : left}
          y={row * 100}
          w={156}
          h={64}
          tone={tone}
          title={name}
          lines={[about]}
        />
      ))}
      <Arrow points={via(198, 32, 182, 32)} />
      {[100, 200, 300].map((y) => (
        <Arrow key={y} points={via(282, y - 6, 282, y - 30)} />
      ))}
      {[200, 300].map((y) => (
        <Arrow key={y} points={via(98, y - 6, 98, y - 30)} />
      ))}
      <Arrow points={via(198, 232, 182, 232)} />
      <Arrow points={via(182, 332, 198, 332)} />
      <Arrow points={via(182, 312, 190, 312, 190, 252, 198, 252)} />
      <Arrow points={via(98, 370, 98, 394)} dashed />
      <Text x={110} y={387} kind="mono">
        annotationterm
      </Text>
      <Arrow points={via(14, 432, 6, 432, 6, 132, 14, 132)} />
      <Box x={0} y={490} w={360} h={106} tone="store" dashed icon="tag" title={anything[0] ?? ''}>
        <Text x={12} y={47} kind="title">
          {anything[1] ?? ''}
        </Text>
        <Text x={12} y={70}>
          {['on most of them, named by', 'domainClassName and domainIdent']}
        </Text>
      </Box>
    </>
  );
}
