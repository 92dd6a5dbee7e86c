import { via } from './geometry.ts';
import { Arrow, type FigureProps, Frame, Pill, Text } from './kit.tsx';

/** The states of a run of a task, and what leads from one to the next. */
export function TaskRunStates(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={318} narrow={<Narrow />} narrowHeight={650} />;
}

/** The end that nobody wants: a pill in red, doubled, with a cross on its edge. */
function Failed({ x, y, w }: { x: number; y: number; w: number }) {
  return (
    <g className="failure" transform={`translate(${x} ${y})`}>
      <rect className="box" width={w} height="36" rx="18" />
      <rect x="4" y="4" width={w - 8} height="28" rx="14" />
      <Text x={w / 2} y={23} kind="title" align="middle">
        FAILED
      </Text>
      <circle className="box" cx={w - 8} cy="2" r="9" />
      <path d={`M${w - 11} -1l6 6M${w - 5} -1l-6 6`} />
    </g>
  );
}

function Wide() {
  return (
    <>
      <Pill x={0} y={60} w={110} kind="start">
        CREATED
      </Pill>
      <Pill x={156} y={60} w={136}>
        PROVISIONED
      </Pill>
      <Pill x={338} y={60} w={100}>
        QUEUED
      </Pill>
      <Pill x={478} y={60} w={104}>
        QUEUING
      </Pill>
      <Pill x={620} y={60} w={100}>
        PENDING
      </Pill>
      <Pill x={620} y={200} w={100}>
        RUNNING
      </Pill>
      <Pill x={380} y={200} w={124} kind="end">
        FINISHED
      </Pill>
      <Failed x={160} y={200} w={120} />
      <WideWays />
    </>
  );
}

function WideWays() {
  return (
    <>
      <Arrow points={via(116, 78, 150, 78)} />
      <Arrow points={via(298, 78, 332, 78)} />
      <Arrow points={via(444, 78, 472, 78)} />
      <Arrow points={via(588, 78, 614, 78)} />
      <Text x={133} y={44} align="middle">
        last input sent
      </Text>
      <Text x={315} y={44} align="middle">
        request to run
      </Text>
      <Text x={458} y={44} align="middle">
        at once
      </Text>
      <Text x={601} y={24} align="middle">
        {['cluster', 'has the pod']}
      </Text>
      <Arrow points={via(530, 102, 530, 130)} heads="none" />
      <Arrow points={via(640, 102, 640, 130, 220, 130, 220, 194)} />
      <Arrow points={via(442, 130, 442, 194)} />
      <Text x={452} y={166}>
        outputs accepted
      </Text>
      <Text x={230} y={156}>
        {['pod failed, output', 'missing or unknown']}
      </Text>
      <Arrow points={via(690, 102, 690, 194)} />
      <Text x={681} y={156} align="end">
        {['pod', 'ended well']}
      </Text>
      <Arrow points={via(614, 218, 510, 218)} />
      <Arrow points={via(670, 242, 670, 274, 220, 274, 220, 242)} />
      <Text x={445} y={298} align="middle">
        output missing or unknown
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Pill x={30} y={0} w={140} kind="start">
        CREATED
      </Pill>
      <Pill x={30} y={84} w={140}>
        PROVISIONED
      </Pill>
      <Pill x={30} y={168} w={140}>
        QUEUED
      </Pill>
      <Pill x={30} y={252} w={140}>
        QUEUING
      </Pill>
      <Pill x={30} y={336} w={140}>
        PENDING
      </Pill>
      <Pill x={30} y={444} w={140}>
        RUNNING
      </Pill>
      <Pill x={30} y={570} w={140} kind="end">
        FINISHED
      </Pill>
      <Failed x={210} y={570} w={130} />
      <NarrowWays />
    </>
  );
}

function NarrowWays() {
  const steps = ['last input sent', 'request to run', 'at once', 'cluster has the pod'];
  return (
    <>
      {steps.map((label, index) => (
        <g key={label}>
          <Arrow points={via(100, index * 84 + 42, 100, index * 84 + 78)} />
          <Text x={110} y={index * 84 + 65}>
            {label}
          </Text>
        </g>
      ))}
      <Arrow points={via(100, 378, 100, 438)} />
      <Text x={110} y={412}>
        pod ended well
      </Text>
      <Arrow points={via(100, 486, 100, 564)} />
      <Text x={40} y={624}>
        outputs accepted
      </Text>
      <Arrow points={via(24, 270, 6, 270, 6, 588, 24, 588)} />
      <Arrow points={via(24, 354, 6, 354)} heads="none" />
      <Arrow points={via(176, 270, 290, 270, 290, 564)} />
      <Arrow points={via(176, 354, 290, 354)} heads="none" />
      <Arrow points={via(176, 462, 290, 462)} heads="none" />
      <Text x={282} y={500} align="end">
        {['pod failed, output', 'missing or unknown']}
      </Text>
    </>
  );
}
