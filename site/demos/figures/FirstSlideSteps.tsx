import type { ReactNode } from 'react';
import {
  Arrow,
  At,
  Bar,
  Button,
  CallOut,
  type FigureProps,
  Frame,
  Icon,
  Text,
  Tissue,
  Window,
} from './kit.tsx';

/** From signing in to a shared, annotated slide: eight steps, each with the button to press. */
export function FirstSlideSteps(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Steps columns={4} pitch={185} />}
      wideHeight={352}
      narrow={<Steps columns={2} pitch={190} />}
      narrowHeight={732}
    />
  );
}

const WIDTH = 165;
const ROW = 190;

const steps: { title: string; screen: ReactNode }[] = [
  {
    title: 'Sign in',
    screen: (
      <>
        <Bar x={16} y={34} w={90} />
        <Bar x={16} y={52} w={90} />
        <Button x={16} y={76} w={76} kind="main">
          Log in
        </Button>
      </>
    ),
  },
  {
    title: 'Upload a file',
    screen: (
      <>
        <Button x={16} y={26} w={100}>
          Add files...
        </Button>
        <Button x={16} y={58} w={100} kind="main">
          Start upload
        </Button>
        <g className="core">
          <Icon name="check" x={16} y={92} />
          <Text x={38} y={105}>
            Deployed
          </Text>
        </g>
      </>
    ),
  },
  {
    title: 'Make a project',
    screen: (
      <>
        <Bar x={16} y={34} w={60} />
        <Bar x={16} y={52} w={110} />
        <Button x={16} y={76} w={110} kind="main">
          New project
        </Button>
      </>
    ),
  },
  {
    title: 'Add the image',
    screen: (
      <>
        <Button x={16} y={26} w={94} kind="main">
          Add image
        </Button>
        <Tissue x={16} y={64} w={54} h={40} seed={2} />
        <Arrow
          points={[
            [76, 84],
            [92, 84],
          ]}
        />
        <Button x={98} y={71} w={48}>
          Add
        </Button>
      </>
    ),
  },
  {
    title: 'Open it',
    screen: (
      <>
        <Tissue x={16} y={28} w={70} h={52} seed={2} />
        <Bar x={96} y={34} w={50} />
        <Bar x={96} y={50} w={36} />
        <Button x={96} y={76} w={52} kind="main">
          Open
        </Button>
      </>
    ),
  },
  {
    title: 'Draw a circle',
    screen: (
      <>
        <Tissue x={12} y={24} w={141} h={60} seed={2} />
        <g className="slide-plain">
          <path d="M56 54a22 22 0 1 0 44 0a22 22 0 1 0-44 0" />
        </g>
        <Icon name="circle" x={16} y={93} />
        <Text x={40} y={106}>
          Circle
        </Text>
      </>
    ),
  },
  {
    title: 'Attach a term',
    screen: (
      <>
        <Tissue x={12} y={24} w={141} h={60} seed={2} />
        <g className="slide-term">
          <path d="M56 54a22 22 0 1 0 44 0a22 22 0 1 0-44 0" />
        </g>
        <rect x="16" y="94" width="14" height="14" rx="2" />
        <At x={16} y={93}>
          <path className="core" d="M2.500 8.500l3.700 3.700 7.300-8" />
        </At>
        <Text x={40} y={106}>
          Terms
        </Text>
      </>
    ),
  },
  {
    title: 'Invite people',
    screen: (
      <>
        <Icon name="client" x={16} y={30} />
        <Bar x={40} y={36} w={80} />
        <Icon name="client" x={16} y={52} />
        <Bar x={40} y={58} w={64} />
        <Button x={16} y={80} w={122} kind="main">
          Add members
        </Button>
      </>
    ),
  },
];

function Steps({ columns, pitch }: { columns: number; pitch: number }) {
  return steps.map(({ title, screen }, index) => {
    const isLast = index % columns === columns - 1;
    return (
      <g
        key={title}
        transform={`translate(${(index % columns) * pitch} ${Math.floor(index / columns) * ROW})`}
      >
        <CallOut x={12} y={12}>
          {index + 1}
        </CallOut>
        <Text x={32} y={17} kind="title">
          {title}
        </Text>
        <At x={0} y={32}>
          <Window x={0} y={0} w={WIDTH} h={120} />
          {screen}
        </At>
        {!isLast && (
          <Arrow
            points={[
              [WIDTH + 4, 92],
              [pitch - 4, 92],
            ]}
          />
        )}
      </g>
    );
  });
}
