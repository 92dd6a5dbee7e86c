import { CallOut, type FigureProps, Frame, Text } from './kit.tsx';

/** The four consequences of a breach of the rules, each further than the one before. */
export function ConductLevels(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Stair step={[158, 66]} />}
      wideHeight={258}
      narrow={<Stair step={[22, 72]} />}
      narrowHeight={278}
    />
  );
}

const levels: [name: string, consequence: string][] = [
  ['Correction', 'A private message'],
  ['Warning', 'No contact for a time'],
  ['Temporary ban', 'Away for a time'],
  ['Permanent ban', 'Away for good'],
];

const HEIGHT = 58;

/** Steps from the bottom left to the top right. */
function Stair({ step: [dx, dy] }: { step: [number, number] }) {
  return levels.map(([name, consequence], index) => {
    const x = index * dx;
    const y = (levels.length - 1 - index) * dy;
    return (
      <g key={name} className={index < 2 ? 'cluster' : 'failure'}>
        <rect className="box" x={x} y={y} width={dx > 100 ? 244 : 280} height={HEIGHT} rx="8" />
        <CallOut x={x + 22} y={y + HEIGHT / 2}>
          {index + 1}
        </CallOut>
        <Text x={x + 42} y={y + 25} kind="title">
          {name}
        </Text>
        <Text x={x + 42} y={y + 46}>
          {consequence}
        </Text>
      </g>
    );
  });
}
