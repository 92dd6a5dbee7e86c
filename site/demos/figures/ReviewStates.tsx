import { Fragment } from 'react';
import { blob, type Point, via } from './geometry.ts';
import { Arrow, At, type FigureProps, Frame, Icon, Pill, Text, Tissue } from './kit.tsx';

/** The life of a review: states of the image with the button of each passage, and what happens to an annotation. */
export function ReviewStates(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={368} narrow={<Narrow />} narrowHeight={560} />;
}

/** A way from one state to another, labelled with the buttons that lead there. */
interface Passage {
  way: Point[];
  /** Text, line by line. */
  label: string[];
  /** Where the label stands. */
  at: Point;
  align?: 'middle' | 'end';
}

function Passages({ list }: { list: Passage[] }) {
  return list.map(({ way, label, at: [x, y], align }) => (
    <Fragment key={label.join()}>
      <Arrow points={way} />
      <Text x={x} y={y} {...(align && { align })}>
        {label}
      </Text>
    </Fragment>
  ));
}

function Wide() {
  return (
    <>
      <WideImage />
      <path className="dashed" d="M0 216h720" />
      <WideAnnotation />
    </>
  );
}

const wideOfImage: Passage[] = [
  { way: via(126, 106, 284, 106), label: ['Start review'], at: [205, 96], align: 'middle' },
  { way: via(436, 106, 594, 106), label: ['Validate my review'], at: [515, 96], align: 'middle' },
  {
    way: via(330, 130, 330, 160, 60, 160, 60, 130),
    label: ['Cancel my review'],
    at: [195, 180],
    align: 'middle',
  },
  {
    way: via(660, 130, 660, 160, 390, 160, 390, 130),
    label: ['Unvalidate and continue my review'],
    at: [525, 180],
    align: 'middle',
  },
  {
    way: via(334, 82, 334, 52, 386, 52, 386, 82),
    label: ['Continue my review later', 'Continue review'],
    at: [360, 22],
    align: 'middle',
  },
];

function WideImage() {
  return (
    <>
      <Text x={0} y={16} kind="muted">
        The image
      </Text>
      <Pill x={0} y={88} w={120} kind="start">
        None
      </Pill>
      <Pill x={290} y={88} w={140}>
        In review
      </Pill>
      <Pill x={600} y={88} w={120} kind="end">
        Reviewed
      </Pill>
      <Passages list={wideOfImage} />
    </>
  );
}

const wideOfAnnotation: Passage[] = [
  {
    way: via(210, 296, 510, 296),
    label: ['Validate annotation, Accept all'],
    at: [360, 286],
    align: 'middle',
  },
  { way: via(510, 322, 210, 322), label: ['Reject annotation, Reject all'], at: [360, 345], align: 'middle' },
];

function WideAnnotation() {
  return (
    <>
      <Text x={0} y={250} kind="muted">
        An annotation, while the image is in review
      </Text>
      <At x={120} y={270}>
        <Annotation kind="rejected" />
      </At>
      <At x={520} y={270}>
        <Annotation kind="validated" />
      </At>
      <Passages list={wideOfAnnotation} />
      <Text x={110} y={306} align="end">
        {['Not', 'validated']}
      </Text>
      <Text x={610} y={306}>
        {['Validated:', 'a copy in the']}
      </Text>
      <Text x={610} y={346}>
        Review layer
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      <NarrowImage />
      <path className="dashed" d="M0 322h360" />
      <NarrowAnnotation />
    </>
  );
}

const narrowOfImage: Passage[] = [
  { way: via(150, 66, 150, 136), label: ['Start', 'review'], at: [160, 98] },
  { way: via(150, 184, 150, 254), label: ['Validate', 'my review'], at: [160, 216] },
  { way: via(246, 152, 262, 152, 262, 42, 246, 42), label: ['Cancel', 'my review'], at: [272, 92] },
  {
    way: via(246, 278, 262, 278, 262, 168, 246, 168),
    label: ['Unvalidate', 'and continue', 'my review'],
    at: [272, 200],
  },
  {
    way: via(100, 150, 84, 150, 84, 170, 100, 170),
    label: ['Continue', 'my review', 'later', 'Continue', 'review'],
    at: [74, 132],
    align: 'end',
  },
];

function NarrowImage() {
  return (
    <>
      <Text x={0} y={16} kind="muted">
        The image
      </Text>
      <Pill x={106} y={24} w={134} kind="start">
        None
      </Pill>
      <Pill x={106} y={142} w={134}>
        In review
      </Pill>
      <Pill x={106} y={260} w={134} kind="end">
        Reviewed
      </Pill>
      <Passages list={narrowOfImage} />
    </>
  );
}

function NarrowAnnotation() {
  return (
    <>
      <Text x={0} y={350} kind="muted">
        An annotation in review
      </Text>
      <At x={0} y={368}>
        <Annotation kind="rejected" />
      </At>
      <Text x={94} y={402}>
        Not validated
      </Text>
      <At x={0} y={490}>
        <Annotation kind="validated" />
      </At>
      <Text x={94} y={514}>
        {['Validated: a copy', 'in the Review layer']}
      </Text>
      <Arrow points={via(28, 432, 28, 484)} />
      <Arrow points={via(52, 484, 52, 432)} />
      <Text x={66} y={452}>
        {['↓ Validate annotation, Accept all', '↑ Reject annotation, Reject all']}
      </Text>
    </>
  );
}

/** A slide with one outlined region: red with a minus, or green with a tick. */
function Annotation({ kind }: { kind: 'validated' | 'rejected' }) {
  return (
    <>
      <Tissue x={0} y={0} w={80} h={58} seed={3} />
      <g className={`slide-${kind}`}>
        <path d={blob(5, [40, 30], 24, 18, 7)} />
        <Icon name={kind === 'validated' ? 'check' : 'minus'} x={32} y={22} />
      </g>
    </>
  );
}
