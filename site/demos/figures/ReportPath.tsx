import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Icon, Text, Zone } from './kit.tsx';

/** The way of a report about conduct: who reads it, what stays confidential, and where it can end. */
export function ReportPath(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={246} narrow={<Narrow />} narrowHeight={544} />;
}

function You() {
  return <Box x={0} y={0} w={124} h={86} tone="client" title="You" lines={['Affected,', 'or a witness']} />;
}

/** What is kept to those who handle a report. */
function Confidential({ w, h }: { w: number; h: number }) {
  return (
    <>
      <Zone x={0} y={0} w={w} h={h} dashed />
      <Icon name="lock" x={12} y={11} />
      <Text x={34} y={24} kind="title">
        Confidential
      </Text>
      <At x={16} y={42}>
        <Box
          x={0}
          y={0}
          w={216}
          h={64}
          tone="core"
          title="Community leaders"
          lines={['of the core Cytomine team']}
        />
        <Arrow points={via(108, 64, 108, 96)} />
        <Box
          x={0}
          y={102}
          w={216}
          h={86}
          tone="core"
          icon="zoom"
          title="Each report looked into"
          lines={['without delay,', 'without taking sides']}
        />
      </At>
    </>
  );
}

/** What was written or sent in. */
function Contribution() {
  return (
    <Box
      x={0}
      y={0}
      w={156}
      h={86}
      tone="file"
      title="Contribution"
      lines={['Edited, rejected', 'or removed']}
    />
  );
}

function Person() {
  return (
    <g className="cluster">
      <Box
        x={0}
        y={0}
        w={156}
        h={86}
        icon="client"
        title="Its author"
        lines={['Level 1, 2, 3 or 4,', 'see below']}
      />
    </g>
  );
}

function Wide() {
  return (
    <>
      <At x={0} y={34}>
        <You />
      </At>
      <Arrow dashed heads="both" points={via(130, 62, 256, 62)} />
      <Text x={182} y={53} align="middle">
        Who reads it?
      </Text>
      <Arrow points={via(130, 92, 256, 92)} />
      <Text x={182} y={112} align="middle">
        Report
      </Text>
      <At x={246} y={0}>
        <Confidential w={248} h={246} />
      </At>
      <Arrow points={via(478, 187, 520, 187, 520, 77, 558, 77)} />
      <Arrow points={via(478, 187, 558, 187)} />
      <At x={564} y={34}>
        <Contribution />
      </At>
      <At x={564} y={144}>
        <Person />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={154} y={0}>
        <You />
      </At>
      <Arrow dashed heads="both" points={via(198, 92, 198, 188)} />
      <Text x={188} y={130} align="end">
        Who reads it?
      </Text>
      <Arrow points={via(234, 92, 234, 188)} />
      <Text x={244} y={130}>
        Report
      </Text>
      <At x={56} y={152}>
        <Confidential w={248} h={246} />
      </At>
      <Arrow points={via(180, 382, 180, 424, 78, 424, 78, 452)} />
      <Arrow points={via(180, 382, 180, 424, 282, 424, 282, 452)} />
      <At x={0} y={458}>
        <Contribution />
      </At>
      <At x={204} y={458}>
        <Person />
      </At>
    </>
  );
}
