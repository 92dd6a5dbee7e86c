import { blob, via } from './geometry.ts';
import { Annotated, Arrow, At, Box, type FigureProps, Frame, Text, Tissue, Zone } from './kit.tsx';

/** One ontology as a tree of terms, and the annotations of two projects in its colors. */
export function OntologyTree(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={352} narrow={<Narrow />} narrowHeight={536} />;
}

/** The letter stands beside the color wherever the term is used. */
const terms = [
  { letter: 'A', name: 'Glomerulus', color: '#009ce0', depth: 0 },
  { letter: 'B', name: 'Glomerulus, normal', color: '#68bc00', depth: 1 },
  { letter: 'C', name: 'Glomerulus, sclerotic', color: '#f44e3b', depth: 1 },
  { letter: 'D', name: 'Vessel', color: '#7b10d8', depth: 0 },
];

/** A dot in the color of a term, with its letter. */
function Term({ x, y, index }: { x: number; y: number; index: number }) {
  const term = terms[index];
  if (!term) return null;
  return (
    <>
      <circle className="dot" cx={x} cy={y} r="8" fill={term.color} />
      <Text x={x + 16} y={y + 5} kind="title">
        {term.letter}
      </Text>
    </>
  );
}

function Tree() {
  return (
    <Box x={0} y={0} w={264} h={190} title="Ontology" icon="terms">
      <path d="M28 68v62h16M28 94h16" />
      {terms.map(({ name, depth }, index) => (
        <At key={name} x={28 + depth * 28} y={58 + index * 36}>
          <Term x={0} y={0} index={index} />
          <Text x={34} y={5}>
            {name}
          </Text>
        </At>
      ))}
    </Box>
  );
}

const outline = blob(5, [0, 0], 24, 18, 7);

/** An annotation on a slide: filled with the color of its term, or with white. */
function Annotation({ index }: { index?: number }) {
  const term = terms[index ?? -1];
  return (
    <>
      <Annotated d={outline} color={term?.color} />
      {term && (
        <text className="title on-slide" x="30" y="6">
          {term.letter}
        </text>
      )}
    </>
  );
}

/** A project that uses the ontology, with annotations of some of its terms and one without. */
function Project({
  title,
  w,
  h,
  used,
}: {
  title: string;
  w: number;
  h: number;
  used: (number | undefined)[];
}) {
  return (
    <>
      <Zone x={0} y={0} w={w} h={h} title={title} tone="core" />
      <Tissue x={12} y={38} w={w - 24} h={h - 50} seed={used.length + 1} />
      {used.map((index, place) => (
        <At
          key={index ?? 'none'}
          x={Math.round(w * (0.2 + place * 0.27))}
          y={Math.round(38 + (h - 50) * (place % 2 ? 0.66 : 0.38))}
        >
          <Annotation {...(index !== undefined && { index })} />
        </At>
      ))}
    </>
  );
}

function Wide() {
  return (
    <>
      <At x={0} y={62}>
        <Tree />
      </At>
      <Text x={0} y={282}>
        {['Recolor or rename C:', 'both projects show it.']}
      </Text>
      <Arrow points={via(270, 140, 330, 140, 330, 84, 384, 84)} />
      <Arrow points={via(270, 174, 330, 174, 330, 268, 384, 268)} />
      <At x={390} y={0}>
        <Project title="Project: biopsies" w={330} h={168} used={[1, 2, 3]} />
      </At>
      <At x={390} y={184}>
        <Project title="Project: teaching" w={330} h={168} used={[2, undefined, 0]} />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Tree />
      <Text x={0} y={218}>
        {['Recolor or rename C:', 'both projects show it.']}
      </Text>
      <Arrow points={via(270, 110, 306, 110, 306, 256)} />
      <Arrow points={via(270, 80, 348, 80, 348, 470, 338, 470)} />
      <At x={0} y={262}>
        <Project title="Project: biopsies" w={332} h={130} used={[1, 2, 3]} />
      </At>
      <At x={0} y={406}>
        <Project title="Project: teaching" w={332} h={130} used={[2, undefined, 0]} />
      </At>
    </>
  );
}
