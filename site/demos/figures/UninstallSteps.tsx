import { At, CallOut, type FigureProps, Frame, Icon, Text } from './kit.tsx';

/** Six steps down, with the line behind which nothing comes back. */
export function UninstallSteps(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Steps w={720} drop={24} />}
      wideHeight={326}
      narrow={<Steps w={360} drop={8} />}
      narrowHeight={326}
    />
  );
}

const steps = [
  { does: 'stop', back: 'start again' },
  { does: 'remove containers', back: 'start again, mostly' },
  { does: 'look at the data', back: '' },
  { does: 'delete the data', back: 'only from a backup', isLoss: true },
  { does: 'remove the images', back: 'download again' },
  { does: 'delete the folder', back: 'only from a copy', isLoss: true },
];

/** How many steps come before the first that cannot be taken back on this machine. */
const HARMLESS = 3;

function Steps({ w, drop }: { w: number; drop: number }) {
  return (
    <>
      {steps.map(({ does, back, isLoss }, index) => {
        const width = w - index * drop;
        return (
          <At key={does} x={index * drop} y={index * 48 + (index < HARMLESS ? 0 : 34)}>
            <g className={isLoss ? 'failure' : 'core'}>
              <rect className="box" width={width} height="40" rx="8" />
            </g>
            <CallOut x={22} y={20}>
              {index + 1}
            </CallOut>
            <Text x={44} y={25} kind="title">
              {does}
            </Text>
            <Text x={width - 14} y={25} align="end">
              {back}
            </Text>
          </At>
        );
      })}
      <g className="failure">
        <path className="dashed" d={`M0 158h${w - 190}`} />
        <Icon name="lock" x={w - 178} y={150} />
      </g>
      <Text x={w} y={163} align="end">
        no way back from here
      </Text>
    </>
  );
}
