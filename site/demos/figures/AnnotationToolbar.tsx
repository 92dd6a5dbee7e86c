import {
  circleIcon,
  copyIcon,
  deleteIcon,
  detailsIcon,
  fillIcon,
  freehandLineIcon,
  freehandPolygonIcon,
  lineIcon,
  linkIcon,
  minusIcon,
  modifyIcon,
  moveIcon,
  pasteIcon,
  pencilIcon,
  plusIcon,
  pointIcon,
  polygonIcon,
  rectangleIcon,
  redoIcon,
  rescaleIcon,
  rotateIcon,
  screenshotIcon,
  selectIcon,
  starIcon,
  termsIcon,
  tracksIcon,
  undoIcon,
  unlinkIcon,
} from '../../data/iconShapes.ts';
import { CallOut, type FigureProps, Frame, Icon, type IconDrawing, Text } from './kit.tsx';

/** The drawing toolbar of the viewer: every tool with its label, in six groups, left to right. */
export function AnnotationToolbar(props: FigureProps) {
  const narrowHeight = groups.reduce((sum, _, index) => sum + groupHeight(index), NARROW_TOP) - 14;
  return (
    <Frame
      {...props}
      wide={<Wide />}
      wideHeight={WIDE_TOP + groupHeight(1) + groupHeight(4) - 14}
      narrow={<Narrow />}
      narrowHeight={narrowHeight}
    />
  );
}

type Tool = [icon: IconDrawing, ...label: string[]];

const groups: { title: string; tools: Tool[] }[] = [
  {
    title: 'Select and prepare',
    tools: [
      [selectIcon, 'Select'],
      [termsIcon, 'Term(s) to associate', 'to new annotations'],
      [tracksIcon, 'Track(s) to associate', 'to new annotations'],
    ],
  },
  {
    title: 'Draw',
    tools: [
      [pointIcon, 'Point'],
      [lineIcon, 'Line'],
      [freehandLineIcon, 'Freehand line'],
      [rectangleIcon, 'Rectangle'],
      [circleIcon, 'Circle'],
      [polygonIcon, 'Polygon'],
      [freehandPolygonIcon, 'Freehand polygon'],
    ],
  },
  {
    title: 'Show',
    tools: [
      [screenshotIcon, 'Screenshot current', 'image view'],
      [detailsIcon, 'Display details of currently', 'selected annotation'],
    ],
  },
  {
    title: 'Change what is selected',
    tools: [
      [fillIcon, 'Fill'],
      [modifyIcon, 'Modify'],
      [[pencilIcon, plusIcon], 'Correct annotation by', 'adding a freehand area'],
      [[pencilIcon, minusIcon], 'Correct annotation by', 'removing a freehand area'],
      [moveIcon, 'Move'],
      [rescaleIcon, 'Rescale'],
      [rotateIcon, 'Rotate'],
      [deleteIcon, 'Delete'],
    ],
  },
  {
    title: 'Copy and link',
    tools: [
      [copyIcon, 'Copy'],
      [pasteIcon, 'Paste'],
      [[pasteIcon, starIcon], 'Repeat'],
      [[pasteIcon, linkIcon], 'Paste with link'],
      [linkIcon, 'Link'],
      [unlinkIcon, 'Unlink'],
    ],
  },
  {
    title: 'Take back',
    tools: [
      [undoIcon, 'Undo'],
      [redoIcon, 'Redo'],
    ],
  },
];

const ROW = 28;
const LINE = 20;

/** Height of one tool in the list. */
function toolHeight([, ...label]: Tool): number {
  return ROW + (label.length - 1) * LINE;
}

/** Height of a group in the list, with the space under it. */
function groupHeight(index: number): number {
  const tools = groups[index]?.tools ?? [];
  return 34 + tools.reduce((sum, tool) => sum + toolHeight(tool), 0) + 14;
}

/** A piece of the toolbar; groups are parted by a gap and numbered above. */
function Strip({ y, w, from, to, pitch }: { y: number; w: number; from: number; to: number; pitch: number }) {
  let next = 16;
  return (
    <>
      <rect className="box" y={y + 34} width={w} height="36" rx="8" />
      {groups.slice(from, to).map(({ title, tools }, index) => {
        const start = next;
        const width = (tools.length - 1) * pitch + 16;
        next += tools.length * pitch + 14;
        return (
          <g key={title}>
            <path d={`M${start} ${y + 28}h${width}`} />
            <CallOut x={start + width / 2} y={y + 12}>
              {from + index + 1}
            </CallOut>
            {tools.map(([icon, label], place) => (
              <Icon key={label} name={icon} x={start + place * pitch} y={y + 44} />
            ))}
          </g>
        );
      })}
    </>
  );
}

function Group({ index, x, y }: { index: number; x: number; y: number }) {
  const group = groups[index];
  if (!group) return null;
  let next = y + 34;
  return (
    <>
      <CallOut x={x + 11} y={y + 11}>
        {index + 1}
      </CallOut>
      <Text x={x + 32} y={y + 16} kind="title">
        {group.title}
      </Text>
      {group.tools.map((tool) => {
        const [icon, ...label] = tool;
        const top = next;
        next += toolHeight(tool);
        return (
          <g key={label[0]}>
            <Icon name={icon} x={x + 3} y={top} />
            <Text x={x + 32} y={top + 13}>
              {label}
            </Text>
          </g>
        );
      })}
    </>
  );
}

const WIDE_TOP = 100;
const NARROW_TOP = 266;

function Wide() {
  return (
    <>
      <Strip y={0} w={720} from={0} to={6} pitch={22.6} />
      <Group index={0} x={0} y={WIDE_TOP} />
      <Group index={2} x={0} y={WIDE_TOP + groupHeight(0)} />
      <Group index={1} x={250} y={WIDE_TOP} />
      <Group index={4} x={250} y={WIDE_TOP + groupHeight(1)} />
      <Group index={3} x={480} y={WIDE_TOP} />
      <Group index={5} x={480} y={WIDE_TOP + groupHeight(3)} />
    </>
  );
}

function Narrow() {
  let next = NARROW_TOP;
  return (
    <>
      <Strip y={0} w={278} from={0} to={2} pitch={24} />
      <Strip y={82} w={278} from={2} to={4} pitch={24} />
      <Strip y={164} w={230} from={4} to={6} pitch={24} />
      {groups.map(({ title }, index) => {
        const y = next;
        next += groupHeight(index);
        return <Group key={title} index={index} x={0} y={y} />;
      })}
    </>
  );
}
