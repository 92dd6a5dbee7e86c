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
    adds: ['+ power over all,', 'in a session of', '2 to 3 hours'],
  },
  {
    name: 'User',
    tone: 'client',
    icon: 'folder',
    adds: ['+ uploads,', 'own projects', 'and ontologies'],
  },
  { name: 'Guest', tone: 'file', icon: 'client', adds: ['works where', 'others added', 'them'] },
];

interface Place {
  index: number;
  w: number;
  h: number;
  /** Where the name stands. */
  x: number;
  y: number;
}

/** One role: its ring, and what it adds in the part that the next ring leaves free. */
function Ring({ index, w, h, x, y }: Place) {
  const { name, tone, icon, adds } = roles[index] as (typeof roles)[number];
  return (
    <>
      <rect className={`box ${tone}`} x={index * 10} y={index * 10} width={w} height={h} rx="8" />
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

/** Each shows what it adds at its right. */
function Wide() {
  return roles.map(({ name }, index) => (
    <Ring key={name} index={index} w={WIDE - index * 184} h={172 - index * 20} x={570 - index * 174} y={64} />
  ));
}

/** Each shows what it adds at its foot. */
function Narrow() {
  return roles.map(({ name }, index) => (
    <Ring
      key={name}
      index={index}
      w={NARROW - index * 20}
      h={index === 0 ? 424 : 444 - index * 114}
      x={54}
      y={366 - index * 104}
    />
  ));
}
