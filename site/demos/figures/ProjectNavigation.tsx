import {
  activityIcon,
  annotationsIcon,
  configurationIcon,
  imageGroupsIcon,
  imagesIcon,
  informationIcon,
} from '../../data/iconShapes.ts';
import { type FigureProps, Frame, Icon, type IconDrawing, NARROW, Text, WIDE, Window } from './kit.tsx';

/** The bar of a project: what each tab holds, and who sees it in a new project. */
export function ProjectNavigation(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={352} narrow={<Narrow />} narrowHeight={440} />;
}

interface Tab {
  name: string;
  icon: IconDrawing;
  holds: string;
  /** What a contributor sees of it; a manager sees all. */
  contributor: 'yes' | 'not at first' | 'no';
}

const tabs: Tab[] = [
  { name: 'Images', icon: imagesIcon, holds: 'open, add, calibrate images', contributor: 'yes' },
  { name: 'Image groups', icon: imageGroupsIcon, holds: 'images that belong together', contributor: 'yes' },
  { name: 'Annotations', icon: annotationsIcon, holds: 'all of them, as pictures', contributor: 'yes' },
  { name: 'Activity', icon: activityIcon, holds: 'charts, members, logs', contributor: 'not at first' },
  { name: 'Information', icon: informationIcon, holds: 'details of the project', contributor: 'yes' },
  {
    name: 'Configuration',
    icon: configurationIcon,
    holds: 'General, Members, Custom UI …',
    contributor: 'no',
  },
];

const marks = { yes: 'check', 'not at first': 'minus', no: 'lock' } as const;

/** Whether somebody sees a tab: a sign and a word. */
function Seen({ x, y, how }: { x: number; y: number; how: Tab['contributor'] }) {
  return (
    <>
      <Icon name={marks[how]} x={x} y={y - 13} {...(how === 'yes' && { tone: 'core' })} />
      <Text x={x + 22} y={y}>
        {how}
      </Text>
    </>
  );
}

function Wide() {
  return (
    <>
      <Text x={478} y={20} kind="title">
        Contributor
      </Text>
      <Text x={634} y={20} kind="title">
        Manager
      </Text>
      <Window x={0} y={32} w={WIDE} h={320} />
      <path d="M176 46v306" />
      {tabs.map(({ name, icon, holds, contributor }, index) => {
        const y = 86 + index * 48;
        return (
          <g key={name}>
            {index === 0 && <rect className="box core" x="8" y={y - 27} width="160" height="44" rx="4" />}
            {index > 0 && <path d={`M196 ${y - 30}h504`} opacity=".35" />}
            <Icon name={icon} x={20} y={y - 13} />
            <Text x={46} y={y} kind="title">
              {name}
            </Text>
            <Text x={196} y={y}>
              {holds}
            </Text>
            <Seen x={478} y={y} how={contributor} />
            <Seen x={634} y={y} how="yes" />
          </g>
        );
      })}
    </>
  );
}

function Narrow() {
  return (
    <>
      <Text x={184} y={18} kind="title">
        Contributor
      </Text>
      <Text x={290} y={18} kind="title">
        Manager
      </Text>
      <Window x={0} y={30} w={NARROW} h={410} />
      {tabs.map(({ name, icon, holds, contributor }, index) => {
        const y = 72 + index * 64;
        return (
          <g key={name}>
            {index > 0 && <path d={`M12 ${y - 26}h336`} opacity=".35" />}
            <Icon name={icon} x={12} y={y - 13} />
            <Text x={38} y={y} kind="title">
              {name}
            </Text>
            <Text x={38} y={y + 22}>
              {holds}
            </Text>
            <Seen x={184} y={y} how={contributor} />
            <Seen x={300} y={y} how="yes" />
          </g>
        );
      })}
    </>
  );
}
