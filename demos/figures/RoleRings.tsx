import type { IconName } from './icons.ts';
import { type FigureProps, Frame, Icon, NARROW, Text, type Tone, WIDE } from './kit.tsx';

/** The platform roles, each around the one before: what it adds. */
export function RoleRings(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={172} narrow={<Narrow />} narrowHeight={424} />;
}

/** From the outermost to the innermost. */
const roles: { name: string; tone: Tone; icon: IconName; adds: string[] }[] = [
  { name: 'Super admin', tone: 'core', icon: 'star', adds: ['the same power,', 'always on'] },
  {
    name: 'Admin',
    tone: 'core',
    icon: 'lock',
    adds: ['+ power over all,', 'in a session of', '2 hours at most'],
  },
  {
    name: 'User',
    tone: 'client',
    icon: 'folder',
    adds: ['+ own storage,', 'own projects', 'and ontologies'],
  },
  { name: 'Guest', tone: 'file', icon: 'client', adds: ['works where', 'others added', 'them'] },
];

function Name({ x, y, index }: { x: number; y: number; index: number }) {
  const { name, tone, icon, adds } = roles[index] as (typeof roles)[number];
  return (
    <>
      <Icon name={icon} x={x} y={y - 13} tone={tone} />
      <Text x={x + 24} y={y} kind="title">
        {name}
      </Text>
      <Text x={x} y={y + 26}>
        {adds}
      </Text>
    </>
  );
}

/** Rings that share their left edge, so that each shows what it adds at its right. */
function Wide() {
  return roles.map(({ name, tone }, index) => (
    <g key={name}>
      <rect
        className={`box ${tone}`}
        x={index * 10}
        y={index * 10}
        width={WIDE - index * 184}
        height={172 - index * 20}
        rx="8"
      />
      <Name x={WIDE - index * 174 - 150} y={64} index={index} />
    </g>
  ));
}

/** Rings that share their upper edge. */
function Narrow() {
  return roles.map(({ name, tone }, index) => (
    <g key={name}>
      <rect
        className={`box ${tone}`}
        x={index * 10}
        y={index * 10}
        width={NARROW - index * 20}
        height={index === 0 ? 424 : 444 - index * 114}
        rx="8"
      />
      <Name x={54} y={366 - index * 104} index={index} />
    </g>
  ));
}
