import { closeIcon, moveIcon } from '../../data/iconShapes.ts';
import type { IconName } from './icons.ts';
import { At, Bar, Button, CallOut, type FigureProps, Frame, Icon, Text } from './kit.tsx';

/** The box that opens with a selected annotation: its lines in six numbered groups. */
export function SelectionBox(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={496} narrow={<Narrow />} narrowHeight={670} />;
}

interface Line {
  name: string;
  /** First line of a group: the number of the group. */
  group?: number;
  value?: 'term' | 'more';
}

const lines: Line[] = [
  { name: 'Area', group: 1 },
  { name: 'Perimeter' },
  { name: 'Description', group: 2, value: 'more' },
  { name: 'Terms', value: 'term' },
  { name: 'Tracks' },
  { name: 'Tags', group: 3, value: 'more' },
  { name: 'Properties', value: 'more' },
  { name: 'Attached files', value: 'more' },
  { name: 'Linked annotations', group: 4 },
  { name: 'Created by', group: 5 },
  { name: 'Created on' },
];

const groups = [
  'Measures: with calibration in real units',
  'What it is: text, terms, tracks through slices',
  'What people attach to it',
  'The same object on other images',
  'Who drew it, and when; or who reviewed it',
  'Center, picture, address, comments, delete',
];

const buttons: IconName[] = ['rescale', 'image', 'link', 'details', 'delete'];
const ROW = 32;
const WIDTH = 348;

function Wide() {
  return (
    <>
      <At x={16} y={8}>
        <Lines />
      </At>
      {groups.map((text, index) => (
        <g key={text}>
          <CallOut x={400} y={64 + index * 66}>
            {index + 1}
          </CallOut>
          <Text x={420} y={69 + index * 66}>
            {text}
          </Text>
        </g>
      ))}
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={12} y={8}>
        <Lines />
      </At>
      {groups.map((text, index) => (
        <g key={text}>
          <CallOut x={12} y={520 + index * 27}>
            {index + 1}
          </CallOut>
          <Text x={32} y={525 + index * 27}>
            {text}
          </Text>
        </g>
      ))}
    </>
  );
}

function Lines() {
  const end = 44 + lines.length * ROW;
  return (
    <>
      <rect className="window box" width={WIDTH} height={end + 70} rx="8" />
      <path className="window" d={`M0 38h${WIDTH}`} />
      <Text x={20} y={25} kind="title">
        Current selection
      </Text>
      <Icon name={moveIcon} x={WIDTH - 58} y={11} />
      <Icon name={closeIcon} x={WIDTH - 30} y={11} />
      {lines.map((line, index) => (
        <At key={line.name} x={0} y={44 + index * ROW}>
          <Value {...line} />
        </At>
      ))}
      <path className="window" d={`M0 ${end + 6}h${WIDTH}`} />
      {buttons.map((icon, index) => (
        <Icon key={icon} name={icon} x={24 + index * 34} y={end + 28} />
      ))}
      <CallOut x={0} y={end + 36}>
        6
      </CallOut>
    </>
  );
}

function Value({ name, group, value }: Line) {
  return (
    <>
      {group !== undefined && group > 1 && <path d={`M20 1h${WIDTH - 40}`} opacity=".35" />}
      {group !== undefined && (
        <CallOut x={0} y={16}>
          {group}
        </CallOut>
      )}
      <Text x={20} y={21}>
        {name}
      </Text>
      {value === 'term' && (
        <Button x={172} y={3} w={96} kind="main">
          Glomerulus
        </Button>
      )}
      {value === 'more' && (
        <Button x={172} y={3} w={50}>
          Add
        </Button>
      )}
      {value === undefined && <Bar x={172} y={13} w={90} />}
    </>
  );
}
