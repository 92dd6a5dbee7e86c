import { via } from './geometry.ts';
import { Arrow, At, type FigureProps, Frame, Pill, Text } from './kit.tsx';

/** The states of a run of a task, and what leads from one to the next. */
export function TaskRunStates(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={200} narrow={<Narrow />} narrowHeight={436} />;
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
    <At x={0} y={-24}>
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
      <Pill x={498} y={180} w={124} kind="end">
        FINISHED
      </Pill>
      <Failed x={340} y={180} w={120} />
      <WideWays />
    </At>
  );
}

function WideWays() {
  return (
    <>
      <Arrow points={via(116, 78, 150, 78)} />
      <Arrow points={via(298, 78, 332, 78)} />
      <Arrow points={via(444, 78, 472, 78)} />
      <Text x={133} y={44} align="middle">
        last input sent
      </Text>
      <Text x={315} y={44} align="middle">
        request to run
      </Text>
      <Text x={458} y={44} align="middle">
        at once
      </Text>
      <Text x={594} y={74}>
        {['waits', 'and computes']}
      </Text>
      <Arrow points={via(500, 102, 500, 130, 400, 130, 400, 174)} />
      <Text x={390} y={146} align="end">
        {['output missing', 'or unknown']}
      </Text>
      <Arrow points={via(560, 102, 560, 174)} />
      <Text x={570} y={146}>
        outputs accepted
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
      <Pill x={30} y={390} w={140} kind="end">
        FINISHED
      </Pill>
      <Failed x={210} y={390} w={130} />
      <NarrowWays />
    </>
  );
}

function NarrowWays() {
  const steps = ['last input sent', 'request to run', 'at once'];
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
      <Text x={182} y={258}>
        waits and computes
      </Text>
      <Arrow points={via(100, 294, 100, 384)} />
      <Text x={110} y={318}>
        outputs accepted
      </Text>
      <Arrow points={via(176, 270, 290, 270, 290, 384)} />
      <Text x={280} y={348} align="end">
        {['output missing', 'or unknown']}
      </Text>
    </>
  );
}
