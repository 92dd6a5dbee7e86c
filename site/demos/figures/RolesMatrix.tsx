import type { IconName } from './icons.ts';
import { Box, type FigureProps, Frame, Icon, Text, type Tone, Zone } from './kit.tsx';

/** Platform roles against project roles: what each adds, and what their crossing allows. */
export function RolesMatrix(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={418} narrow={<Narrow />} narrowHeight={826} />;
}

/** A line with its sign: allowed, allowed as far as the editing mode goes, or refused. */
type Line = [sign: 'check' | 'pencil' | 'minus', text: string];

interface Row {
  title: string;
  tone: Tone;
  icon: IconName;
  adds: string[];
  contributor: Line[];
  manager: Line[];
}

const rows: Row[] = [
  {
    title: 'Guest',
    tone: 'file',
    icon: 'client',
    adds: ['works in projects', 'of others'],
    contributor: [
      ['check', 'see images, export'],
      ['pencil', 'draw, attach terms'],
      ['minus', 'add images, comment'],
    ],
    manager: [
      ['check', 'members, settings'],
      ['pencil', 'draw, attach terms'],
      ['minus', 'add images, comment'],
    ],
  },
  {
    title: 'User',
    tone: 'client',
    icon: 'folder',
    adds: ['+ uploads, own', 'projects, ontologies'],
    contributor: [
      ['check', 'see images, export'],
      ['pencil', 'draw, comment, link'],
      ['pencil', 'add, change images'],
    ],
    manager: [
      ['check', 'members, settings'],
      ['check', 'draw, comment, link'],
      ['check', 'add, change images'],
    ],
  },
];

const heads = [
  { title: 'Contributor', icon: 'client', adds: 'sees the project' },
  { title: 'Manager', icon: 'gear', adds: '+ runs the project' },
] as const;

const admin = {
  title: 'Admin',
  tone: 'core',
  icon: 'star',
  adds: ['+ the whole server, in', 'an open admin session'],
} as const;

const everywhere: Line[] = [
  ['check', 'every project, as a manager'],
  ['pencil', 'Read only: settings, but nothing new'],
];

const key: Line[] = [
  ['check', 'yes'],
  ['pencil', 'as the editing mode allows'],
  ['minus', 'no'],
];

function Lines({ x, y, lines }: { x: number; y: number; lines: Line[] }) {
  return lines.map(([sign, text], index) => (
    <g key={text}>
      <Icon name={sign} x={x} y={y + index * 26 - 13} {...(sign === 'check' && { tone: 'core' })} />
      <Text x={x + 24} y={y + index * 26}>
        {text}
      </Text>
    </g>
  ));
}

/** The signs of the cells, side by side. */
function Key({ x, y }: { x: number; y: number }) {
  return (
    <>
      {key.map((line, index) => (
        <Lines key={line[1]} x={x + ([0, 58, 278][index] ?? 0)} y={y} lines={[line]} />
      ))}
    </>
  );
}

function Wide() {
  return (
    <>
      {heads.map(({ title, icon, adds }, index) => (
        <Box
          key={title}
          x={204 + index * 264}
          y={0}
          w={252}
          h={62}
          title={title}
          icon={icon}
          lines={[adds]}
        />
      ))}
      {rows.map(({ title, tone, icon, adds, contributor, manager }, index) => {
        const y = 74 + index * 110;
        return (
          <g key={title}>
            <Box x={0} y={y} w={192} h={98} tone={tone} title={title} icon={icon} lines={adds} />
            <Zone x={204} y={y} w={252} h={98} tone={tone} />
            <Lines x={218} y={y + 29} lines={contributor} />
            <Zone x={468} y={y} w={252} h={98} tone={tone} />
            <Lines x={482} y={y + 29} lines={manager} />
          </g>
        );
      })}
      <Box x={0} y={294} w={192} h={84} {...admin} lines={[...admin.adds]} />
      <Zone x={204} y={294} w={516} h={84} tone="core" />
      <Lines x={218} y={329} lines={everywhere} />
      <Key x={204} y={412} />
    </>
  );
}

function Narrow() {
  return (
    <>
      {rows.map(({ title, tone, icon, adds, contributor, manager }, index) => {
        const y = index * 322;
        return (
          <g key={title}>
            <Box x={0} y={y} w={360} h={62} tone={tone} title={title} icon={icon} lines={[adds.join(' ')]} />
            <Zone x={0} y={y + 70} w={360} h={114} title="Contributor" tone={tone} />
            <Lines x={14} y={y + 118} lines={contributor} />
            <Zone x={0} y={y + 192} w={360} h={114} title="Manager" tone={tone} />
            <Lines x={14} y={y + 240} lines={manager} />
          </g>
        );
      })}
      <Box x={0} y={644} w={360} h={62} {...admin} lines={[admin.adds.join(' ')]} />
      <Zone x={0} y={714} w={360} h={68} tone="core" />
      <Lines x={14} y={741} lines={everywhere} />
      <Key x={0} y={812} />
    </>
  );
}
