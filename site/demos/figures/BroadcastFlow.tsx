import { via } from './geometry.ts';
import type { IconName } from './icons.ts';
import { Arrow, At, type FigureProps, Frame, Icon, Text, Tissue } from './kit.tsx';

/** One person leads through an image, two follow: what travels from view to view, and what does not. */
export function BroadcastFlow(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={290} narrow={<Narrow />} narrowHeight={500} />;
}

const shared: [IconName, string][] = [
  ['move', 'position'],
  ['zoom', 'zoom'],
  ['rotate', 'rotation'],
];
const kept = 'Not: panels, colors, slices, pointer, sound';

function Wide() {
  return (
    <>
      <At x={0} y={30}>
        <View name="You lead" isLive />
      </At>
      <Arrow points={via(196, 106, 330, 106, 330, 66, 504, 66)} />
      <Arrow points={via(196, 126, 330, 126, 330, 206, 504, 206)} />
      <At x={372} y={88}>
        <Shared />
      </At>
      <Text x={0} y={252} kind="muted">
        {kept}
      </Text>
      <At x={516} y={0}>
        <View name="A follower" />
      </At>
      <At x={516} y={142}>
        <View name="A follower" />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={80} y={0}>
        <View name="You lead" isLive />
      </At>
      <Arrow points={via(120, 150, 120, 240, 80, 240, 80, 310)} />
      <Arrow points={via(240, 150, 240, 240, 280, 240, 280, 310)} />
      <At x={136} y={170}>
        <Shared />
      </At>
      <At x={0} y={318}>
        <View name="A follower" width={168} />
      </At>
      <At x={192} y={318}>
        <View name="A follower" width={168} />
      </At>
      <Text x={0} y={490} kind="muted">
        {kept}
      </Text>
    </>
  );
}

function Shared() {
  return shared.map(([icon, name], index) => (
    <g key={name}>
      <Icon name={icon} x={0} y={index * 26} />
      <Text x={24} y={13 + index * 26}>
        {name}
      </Text>
    </g>
  ));
}

function View({ name, width = 190, isLive }: { name: string; width?: number; isLive?: boolean }) {
  return (
    <>
      <Icon name="client" x={0} y={2} tone="client" />
      <Text x={24} y={16} kind="title">
        {name}
      </Text>
      <Tissue x={0} y={26} w={width} h={112} seed={4} />
      {isLive && (
        <g className="failure">
          <rect className="neutral box" x={width - 70} y={34} width="60" height="26" rx="4" />
          <circle className="box" cx={width - 57} cy="47" r="4" />
          <Text x={width - 47} y={52}>
            Live
          </Text>
        </g>
      )}
    </>
  );
}
