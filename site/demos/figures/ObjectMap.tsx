import { blob, via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text, Tissue, Zone } from './kit.tsx';

/** The objects of the platform: what holds what, what is shared, what is linked. */
export function ObjectMap(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={500} narrow={<Narrow />} narrowHeight={694} />;
}

const carries = ['terms, properties, tags, description,', 'comments, attached files'];

/** An image inside a project, with one annotation on it. */
function ImageCard({ x, y, w, seed }: { x: number; y: number; w: number; seed: number }) {
  return (
    <Box x={x} y={y} w={w} h={112} tone="image" title="Image">
      <Tissue x={12} y={34} w={w - 24} h={66} seed={seed} />
      <g className="slide-term">
        <path d={blob(5, [w / 2, 68], 20, 16, 7)} />
      </g>
    </Box>
  );
}

/** The ontology of a project: a few terms, each a name and a color. */
function Ontology({ x, y, w }: { x: number; y: number; w: number }) {
  return (
    <Box x={x} y={y} w={w} h={62} title="Ontology">
      {['#fb9e00', '#68bc00', '#009ce0'].map((color, index) => (
        <circle key={color} className="dot" cx={20 + index * 22} cy="44" r="7" fill={color} />
      ))}
      <Text x={80} y={49}>
        terms
      </Text>
    </Box>
  );
}

function Wide() {
  return (
    <>
      <Zone x={0} y={0} w={180} h={236} title="A user’s storage" tone="store" />
      <Box x={12} y={38} w={156} h={40} tone="file" title="Uploaded file" />
      <Arrow points={via(90, 84, 90, 106)} />
      <Box x={12} y={112} w={156} h={112} tone="image" title="Image">
        <Tissue x={12} y={34} w={132} h={66} seed={2} />
      </Box>
      <Zone x={248} y={0} w={472} h={410} title="A project" tone="core" />
      <Box x={260} y={38} w={144} h={40} tone="client" title="Members" />
      <Ontology x={564} y={38} w={144} />
      <Zone x={260} y={94} w={288} h={188} title="Image group" dashed />
      <ImageCard x={272} y={128} w={126} seed={2} />
      <ImageCard x={410} y={128} w={126} seed={3} />
      <Arrow dashed heads="none" points={via(335, 196, 335, 262, 473, 262, 473, 196)} />
      <Text x={404} y={267} align="middle" halo>
        link
      </Text>
      <Box x={260} y={316} w={448} h={82} title="Annotation" icon="polygon" lines={carries} />
      <Arrow points={via(504, 246, 504, 310)} />
      <Text x={496} y={304} align="end">
        on its author’s layer
      </Text>
      <Arrow points={via(636, 106, 636, 310)} />
      <Text x={646} y={206}>
        {['attached', 'to']}
      </Text>
      <Arrow points={via(174, 184, 266, 184)} />
      <Arrow points={via(214, 184, 214, 454, 254, 454)} />
      <Text x={202} y={260} align="end">
        {['stored once,', 'used many times']}
      </Text>
      <Zone x={248} y={432} w={472} h={68} tone="core" />
      <Box x={260} y={446} w={144} h={40} tone="image" title="Image" />
      <Text x={420} y={471} kind="title">
        Another project
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Zone x={0} y={0} w={360} h={90} title="A user’s storage" tone="store" />
      <Box x={12} y={38} w={150} h={40} tone="file" title="Uploaded file" />
      <Arrow points={via(168, 58, 190, 58)} />
      <Box x={196} y={38} w={152} h={40} tone="image" title="Image" />
      <Text x={336} y={118} align="end">
        stored once, used many times
      </Text>
      <Arrow points={via(350, 96, 350, 368, 324, 368)} />
      <Arrow points={via(350, 368, 350, 662, 156, 662)} />
      <Zone x={0} y={134} w={338} h={466} title="A project" tone="core" />
      <Box x={12} y={172} w={150} h={40} tone="client" title="Members" />
      <Ontology x={176} y={172} w={150} />
      <Zone x={12} y={252} w={314} h={190} title="Image group" dashed />
      <ImageCard x={24} y={286} w={138} seed={2} />
      <ImageCard x={176} y={286} w={138} seed={3} />
      <Arrow dashed heads="none" points={via(93, 354, 93, 420, 245, 420, 245, 354)} />
      <Text x={169} y={425} align="middle" halo>
        link
      </Text>
      <Box x={12} y={506} w={314} h={82} title="Annotation" icon="polygon" lines={carries} />
      <Arrow points={via(286, 404, 286, 500)} />
      <Text x={276} y={482} align="end">
        on its author’s layer
      </Text>
      <Zone x={0} y={630} w={338} h={64} tone="core" />
      <Box x={12} y={642} w={138} h={40} tone="image" title="Image" />
      <Text x={164} y={651} kind="title">
        Another project
      </Text>
    </>
  );
}
