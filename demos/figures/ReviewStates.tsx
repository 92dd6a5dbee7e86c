import { blob } from './geometry.ts';
import { Arrow, At, type FigureProps, Frame, Icon, Pill, Text, Tissue } from './kit.tsx';

/** The life of a review: states of the image with the button of each passage, and what happens to an annotation. */
export function ReviewStates(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={368} narrow={<Narrow />} narrowHeight={560} />;
}

function Wide() {
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
      <Arrow
        points={[
          [126, 106],
          [284, 106],
        ]}
      />
      <Text x={205} y={96} align="middle">
        Start review
      </Text>
      <Arrow
        points={[
          [436, 106],
          [594, 106],
        ]}
      />
      <Text x={515} y={96} align="middle">
        Validate my review
      </Text>
      <Arrow
        points={[
          [330, 130],
          [330, 160],
          [60, 160],
          [60, 130],
        ]}
      />
      <Text x={195} y={180} align="middle">
        Cancel my review
      </Text>
      <Arrow
        points={[
          [660, 130],
          [660, 160],
          [390, 160],
          [390, 130],
        ]}
      />
      <Text x={525} y={180} align="middle">
        Unvalidate and continue my review
      </Text>
      <Arrow
        points={[
          [334, 82],
          [334, 52],
          [386, 52],
          [386, 82],
        ]}
      />
      <Text x={360} y={22} align="middle">
        {['Continue my review later', 'Continue review']}
      </Text>
      <path className="dashed" d="M0 216h720" />
      <Text x={0} y={250} kind="muted">
        An annotation, while the image is in review
      </Text>
      <At x={120} y={270}>
        <Annotation kind="rejected" />
      </At>
      <At x={520} y={270}>
        <Annotation kind="validated" />
      </At>
      <Arrow
        points={[
          [210, 296],
          [510, 296],
        ]}
      />
      <Text x={360} y={286} align="middle">
        Validate annotation, Accept all
      </Text>
      <Arrow
        points={[
          [510, 322],
          [210, 322],
        ]}
      />
      <Text x={360} y={345} align="middle">
        Reject annotation, Reject all
      </Text>
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
      <Arrow
        points={[
          [150, 66],
          [150, 136],
        ]}
      />
      <Text x={160} y={98}>
        {['Start', 'review']}
      </Text>
      <Arrow
        points={[
          [150, 184],
          [150, 254],
        ]}
      />
      <Text x={160} y={216}>
        {['Validate', 'my review']}
      </Text>
      <Arrow
        points={[
          [246, 152],
          [262, 152],
          [262, 42],
          [246, 42],
        ]}
      />
      <Text x={272} y={92}>
        {['Cancel', 'my review']}
      </Text>
      <Arrow
        points={[
          [246, 278],
          [262, 278],
          [262, 168],
          [246, 168],
        ]}
      />
      <Text x={272} y={200}>
        {['Unvalidate', 'and continue', 'my review']}
      </Text>
      <Arrow
        points={[
          [100, 150],
          [84, 150],
          [84, 170],
          [100, 170],
        ]}
      />
      <Text x={74} y={132} align="end">
        {['Continue', 'my review', 'later', 'Continue', 'review']}
      </Text>
      <path className="dashed" d="M0 322h360" />
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
      <Arrow
        points={[
          [28, 432],
          [28, 484],
        ]}
      />
      <Arrow
        points={[
          [52, 484],
          [52, 432],
        ]}
      />
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
