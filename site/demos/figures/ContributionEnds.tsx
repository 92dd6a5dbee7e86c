import { via } from './geometry.ts';
import type { IconName } from './icons.ts';
import { Arrow, Box, type FigureProps, Frame, Text, type Tone } from './kit.tsx';

/** Where each way to contribute ends, and what may follow. */
export function ContributionEnds(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Ways door={230} end={{ x: 320, w: 244 }} last={{ x: 610, w: 110 }} />}
      wideHeight={480}
      narrow={<Ways door={174} end={{ x: 212, w: 148 }} />}
      narrowHeight={480}
    />
  );
}

interface Group {
  doors: { title: string; icon: IconName; y: number }[];
  end: { title: string; tone: Tone; icon?: IconName; lines: string[]; y: number };
}

const DOOR = 42;
const END = 84;

const groups: Group[] = [
  {
    doors: [{ title: 'Answer questions', icon: 'info', y: 21 }],
    end: { title: 'Forum', tone: 'client', lines: ['Image.sc,', 'tag cytomine'], y: 0 },
  },
  {
    doors: [{ title: 'Share a task', icon: 'appengine', y: 137 }],
    end: { title: 'Repository', tone: 'store', lines: ['Your own, with', 'a license'], y: 116 },
  },
  {
    doors: [
      { title: 'Report a bug', icon: 'close', y: 230 },
      { title: 'Suggest a feature', icon: 'star', y: 280 },
    ],
    end: {
      title: 'Issue',
      tone: 'cluster',
      icon: 'flag',
      lines: ['One for each', 'problem or wish'],
      y: 234,
    },
  },
  {
    doors: [
      { title: 'Send code', icon: 'gear', y: 338 },
      { title: 'Improve the docs', icon: 'pencil', y: 388 },
      { title: 'Translate', icon: 'repeat', y: 438 },
    ],
    end: {
      title: 'Pull request',
      tone: 'core',
      icon: 'pasteWithLink',
      lines: ['Reviewed,', 'then merged'],
      y: 396,
    },
  },
];

interface Span {
  x: number;
  w: number;
}

function Ways({ door, end, last }: { door: number; end: Span; last?: Span }) {
  const axis = end.x + 40;
  return (
    <>
      {groups.map((group) => (
        <GroupOf key={group.end.title} group={group} door={door} end={end} />
      ))}
      <Arrow points={via(axis, 116, axis, 90)} />
      <Text x={axis + 12} y={107}>
        tell others
      </Text>
      <Arrow points={via(axis, 318, axis, 390)} />
      <Text x={axis + 12} y={340}>
        {['a fix at once,', 'a feature', 'once agreed']}
      </Text>
      {last && (
        <>
          <Arrow points={via(end.x + end.w, 438, last.x - 6, 438)} />
          <Box {...last} y={417} h={DOOR} tone="core" title="Cytomine" />
        </>
      )}
    </>
  );
}

function GroupOf({ group: { doors, end: place }, door, end }: { group: Group; door: number; end: Span }) {
  const middle = place.y + END / 2;
  const join = (door + end.x) / 2;
  return (
    <>
      {doors.map(({ title, icon, y }) => (
        <g key={title}>
          <Box x={0} y={y} w={door} h={DOOR} icon={icon} title={title} />
          <Arrow points={via(door, y + DOOR / 2, join, y + DOOR / 2, join, middle, end.x - 6, middle)} />
        </g>
      ))}
      <Box {...place} x={end.x} w={end.w} h={END} />
    </>
  );
}
