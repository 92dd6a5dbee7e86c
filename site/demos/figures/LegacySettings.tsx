import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text } from './kit.tsx';

/** How a value of configuration.sh reaches a container of a Legacy server. */
export function LegacySettings(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={134} narrow={<Narrow />} narrowHeight={362} />;
}

const parts = [
  { title: 'configuration.sh', tone: 'client', icon: 'pencil', lines: ['you edit it'] },
  {
    title: 'filled files',
    tone: 'file',
    icon: 'file',
    lines: ['configs/, hosts/,', 'start_deploy.sh'],
  },
  { title: 'containers', tone: 'core', icon: 'core', lines: ['get their files', 'when they are made'] },
] as const;

const scripts = ['init.sh', 'restart.sh'];

function Part({ index }: { index: 0 | 1 | 2 }) {
  const { title, tone, icon, lines } = parts[index];
  return <Box x={0} y={0} w={174} h={84} tone={tone} icon={icon} title={title} lines={[...lines]} />;
}

function Wide() {
  return (
    <>
      {([0, 1, 2] as const).map((index) => (
        <At key={index} x={index * 273} y={0}>
          <Part index={index} />
        </At>
      ))}
      {scripts.map((script, index) => (
        <g key={script}>
          <Arrow points={via(180 + index * 273, 42, 267 + index * 273, 42)} />
          <Text x={223 + index * 273} y={32} align="middle" kind="mono">
            {script}
          </Text>
        </g>
      ))}
      <Text x={275} y={110} kind="muted">
        {['written anew each time:', 'what you change here is lost']}
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      {([0, 1, 2] as const).map((index) => (
        <At key={index} x={0} y={index * 138}>
          <Part index={index} />
        </At>
      ))}
      {scripts.map((script, index) => (
        <g key={script}>
          <Arrow points={via(87, 90 + index * 138, 87, 132 + index * 138)} />
          <Text x={99} y={117 + index * 138} kind="mono">
            {script}
          </Text>
        </g>
      ))}
      <Text x={186} y={156} kind="muted">
        {['written anew each', 'time: what you', 'change here is lost']}
      </Text>
    </>
  );
}
