import { type Point, via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text } from './kit.tsx';

/** What happens when the ontology of a project is changed: two questions, three ends. */
export function OntologyChange(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={236} narrow={<Narrow />} narrowHeight={388} />;
}

const reviewed = ['Is there a reviewed', 'annotation without', 'a term?'];
const attached = ['Did members', 'attach terms?'];

function Way({ points, label, at: [x, y] }: { points: Point[]; label: string; at: Point }) {
  return (
    <>
      <Arrow points={points} />
      <Text x={x} y={y}>
        {label}
      </Text>
    </>
  );
}

function Refused({ x, y }: { x: number; y: number }) {
  return (
    <g className="failure">
      <Box x={x} y={y} w={150} h={84} icon="close" title="Refused" lines={['Reject that', 'copy first']} />
    </g>
  );
}

function Asked({ x, y }: { x: number; y: number }) {
  return (
    <Box
      x={x}
      y={y}
      w={170}
      h={84}
      tone="cluster"
      icon="info"
      title="Confirm"
      lines={['Their associations', 'are deleted']}
    />
  );
}

function Changed({ x, y }: { x: number; y: number }) {
  return <Box x={x} y={y} w={140} h={62} tone="core" icon="check" title="Changed" lines={['at once']} />;
}

function Wide() {
  return (
    <>
      <Box x={0} y={0} w={166} h={84} icon="none" lines={reviewed} />
      <Way points={via(166, 42, 268, 42)} label="no" at={[206, 34]} />
      <Box x={274} y={10} w={150} h={64} icon="none" lines={attached} />
      <Way points={via(424, 42, 564, 42)} label="no" at={[484, 34]} />
      <Changed x={570} y={11} />
      <Way points={via(83, 84, 83, 142)} label="yes" at={[93, 120]} />
      <Refused x={8} y={148} />
      <Way points={via(349, 74, 349, 142)} label="yes" at={[359, 120]} />
      <Asked x={264} y={148} />
      <Way points={via(434, 190, 640, 190, 640, 79)} label="Confirm" at={[500, 182]} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <Box x={0} y={0} w={166} h={84} icon="none" lines={reviewed} />
      <Way points={via(166, 42, 204, 42)} label="yes" at={[172, 34]} />
      <Refused x={210} y={0} />
      <Way points={via(83, 84, 83, 142)} label="no" at={[93, 118]} />
      <Box x={0} y={148} w={150} h={64} icon="none" lines={attached} />
      <Way points={via(150, 180, 184, 180)} label="yes" at={[154, 172]} />
      <Asked x={190} y={138} />
      <Way points={via(83, 212, 83, 316)} label="no" at={[93, 270]} />
      <Changed x={0} y={322} />
      <Way points={via(275, 222, 275, 353, 146, 353)} label="Confirm" at={[205, 345]} />
    </>
  );
}
