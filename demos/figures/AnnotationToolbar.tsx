import type { IconName } from './icons.ts';
import { CallOut, type FigureProps, Frame, Icon, Text, Window } from './kit.tsx';

/** The drawing toolbar of the viewer: every tool with its label, in six groups, left to right. */
export function AnnotationToolbar(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={566} narrow={<Narrow />} narrowHeight={1226} />;
}

type Tool = [icon: IconName, ...label: string[]];

const groups: { title: string; tools: Tool[] }[] = [
  {
    title: 'Select and prepare',
    tools: [
      ['select', 'Select'],
      ['terms', 'Term(s) to associate', 'to new annotations'],
      ['tracks', 'Track(s) to associate', 'to new annotations'],
    ],
  },
  {
    title: 'Draw',
    tools: [
      ['point', 'Point'],
      ['line', 'Line'],
      ['freehandLine', 'Freehand line'],
      ['rectangle', 'Rectangle'],
      ['circle', 'Circle'],
      ['polygon', 'Polygon'],
      ['freehandPolygon', 'Freehand polygon'],
    ],
  },
  {
    title: 'Show',
    tools: [
      ['screenshot', 'Screenshot current', 'image view'],
      ['details', 'Display details of currently', 'selected annotation'],
    ],
  },
  {
    title: 'Change what is selected',
    tools: [
      ['fill', 'Fill'],
      ['modify', 'Modify'],
      ['addArea', 'Correct annotation by', 'adding a freehand area'],
      ['removeArea', 'Correct annotation by', 'removing a freehand area'],
      ['move', 'Move'],
      ['rescale', 'Rescale'],
      ['rotate', 'Rotate'],
      ['delete', 'Delete'],
    ],
  },
  {
    title: 'Copy and link',
    tools: [
      ['copy', 'Copy'],
      ['paste', 'Paste'],
      ['repeat', 'Repeat'],
      ['pasteWithLink', 'Paste with link'],
      ['link', 'Link'],
      ['unlink', 'Unlink'],
    ],
  },
  {
    title: 'Take back',
    tools: [
      ['undo', 'Undo'],
      ['redo', 'Redo'],
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

/** The strip of icons; groups are parted by a gap and numbered above. */
function Strip({ x, y, from, to, pitch }: { x: number; y: number; from: number; to: number; pitch: number }) {
  let next = x;
  return groups.slice(from, to).map(({ title, tools }, index) => {
    const start = next;
    next += tools.length * pitch + 14;
    return (
      <g key={title}>
        <path d={`M${start - 2} ${y - 6}h${tools.length * pitch - 6}`} />
        <CallOut x={start + (tools.length * pitch) / 2 - 5} y={y - 20}>
          {from + index + 1}
        </CallOut>
        {tools.map(([icon], place) => (
          <Icon key={icon} name={icon} x={start + place * pitch} y={y + 10} />
        ))}
      </g>
    );
  });
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
          <g key={icon}>
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

function Wide() {
  const left = 116;
  return (
    <>
      <Window x={0} y={36} w={720} h={50} />
      <Strip x={16} y={42} from={0} to={6} pitch={22.6} />
      <Group index={0} x={0} y={left} />
      <Group index={2} x={0} y={left + groupHeight(0)} />
      <Group index={5} x={0} y={left + groupHeight(0) + groupHeight(2)} />
      <Group index={1} x={250} y={left} />
      <Group index={3} x={480} y={left} />
      <Group index={4} x={250} y={left + groupHeight(1)} />
    </>
  );
}

function Narrow() {
  let next = 176;
  return (
    <>
      <Strip x={14} y={42} from={0} to={3} pitch={24} />
      <Strip x={14} y={122} from={3} to={6} pitch={19} />
      {groups.map(({ title }, index) => {
        const y = next;
        next += groupHeight(index);
        return <Group key={title} index={index} x={0} y={y} />;
      })}
    </>
  );
}
