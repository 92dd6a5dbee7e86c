import type { ReactNode } from 'react';
import { blob, type Point, via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text, Tissue } from './kit.tsx';

/** Three questions about two images, and which way to link annotations follows from the answers. */
export function LinkChoice(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={292} narrow={<Narrow />} narrowHeight={772} />;
}

const questions = [
  ['Drawn on both,', 'or shapes differ?'],
  ['Is the other', 'image open?'],
  ['Are they nearly', 'aligned?'],
] as const;

interface Way {
  title: string;
  lines: string[];
  drawing: ReactNode;
}

const outline = blob(5, [0, 0], 15, 11, 7);
const other = blob(9, [0, 0], 13, 13, 7);

/** Two images, one with the annotation, one with what becomes of it there. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <>
      <Tissue x={0} y={0} w={68} h={56} seed={2} />
      <Mark at={[38, 24]} d={outline} />
      {children}
    </>
  );
}

function Mark({ at: [x, y], d, turn = 0 }: { at: Point; d: string; turn?: number }) {
  return (
    <g className="slide-term" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={d} />
    </g>
  );
}

const ways: Way[] = [
  {
    title: 'Link',
    lines: ['Select one in', 'each view'],
    drawing: (
      <Pair>
        <Tissue x={76} y={0} w={68} h={56} seed={4} />
        <Mark at={[104, 32]} d={other} />
        <Arrow dashed heads="none" points={via(38, 24, 104, 32)} />
      </Pair>
    ),
  },
  {
    title: 'Paste with link',
    lines: ['image center', 'position; correct', 'the copy later'],
    drawing: (
      <Pair>
        <g opacity=".35">
          <Tissue x={76} y={0} w={68} h={56} seed={4} />
        </g>
        <rect className="dashed" x="76" y="0" width="68" height="56" rx="4" />
        <Mark at={[110, 28]} d={outline} />
      </Pair>
    ),
  },
  {
    title: 'Paste with link',
    lines: ['original', 'annotation', 'position'],
    drawing: (
      <Pair>
        <Tissue x={76} y={0} w={68} h={56} seed={2} />
        <Mark at={[114, 24]} d={outline} />
      </Pair>
    ),
  },
  {
    title: 'Paste with link',
    lines: ['viewer center', 'position; then', 'Move, Rotate', 'or Modify'],
    drawing: (
      <Pair>
        <g transform="translate(144 56) rotate(180)">
          <Tissue x={0} y={0} w={68} h={56} seed={2} />
        </g>
        <Mark at={[106, 32]} d={outline} turn={180} />
      </Pair>
    ),
  },
];

const W = 168;
const H = 184;

function Card({ index, x, y }: { index: number; x: number; y: number }) {
  const way = ways[index];
  return (
    way && (
      <At x={x} y={y}>
        <Box x={0} y={0} w={W} h={H} tone={index === 0 ? 'image' : 'core'} />
        <At x={12} y={12}>
          {way.drawing}
        </At>
        <Text x={12} y={92} kind="title">
          {way.title}
        </Text>
        <Text x={12} y={114}>
          {way.lines}
        </Text>
      </At>
    )
  );
}

function Question({ index, x, y }: { index: number; x: number; y: number }) {
  return <Box x={x} y={y} w={140} h={62} icon="none" lines={[...(questions[index] ?? [])]} />;
}

function Label({ at: [x, y], children }: { at: Point; children: string }) {
  return (
    <Text x={x} y={y} align="middle">
      {children}
    </Text>
  );
}

function Wide() {
  return (
    <>
      {questions.map((lines, index) => (
        <At key={lines[0]} x={index * 184} y={0}>
          <Question index={index} x={14} y={0} />
          <Arrow points={via(84, 62, 84, 102)} />
          <Label at={[104, 88]}>{index === 1 ? 'no' : 'yes'}</Label>
          {index < 2 && <Arrow points={via(156, 31, 194, 31)} />}
          {index < 2 && <Label at={[175, 22]}>{index === 1 ? 'yes' : 'no'}</Label>}
        </At>
      ))}
      <Arrow points={via(524, 31, 636, 31, 636, 102)} />
      <Label at={[548, 22]}>no</Label>
      {ways.map(({ lines }, index) => (
        <Card key={lines[0]} index={index} x={index * 184} y={108} />
      ))}
    </>
  );
}

function Narrow() {
  return (
    <>
      {questions.map((lines, index) => (
        <At key={lines[0]} x={0} y={index * 196}>
          <Question index={index} x={0} y={0} />
          <Arrow points={via(140, 31, 186, 31)} />
          <Label at={[162, 22]}>{index === 1 ? 'no' : 'yes'}</Label>
          <Arrow points={index < 2 ? via(68, 62, 68, 190) : via(68, 62, 68, 228, 186, 228)} />
          <Label at={[88, 132]}>{index === 1 ? 'yes' : 'no'}</Label>
        </At>
      ))}
      {ways.map(({ lines }, index) => (
        <Card key={lines[0]} index={index} x={192} y={index * 196} />
      ))}
    </>
  );
}
