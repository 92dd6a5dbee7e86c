import { redoIcon, undoIcon } from '../../data/iconShapes.ts';
import { At, Box, type FigureProps, Frame, Icon, Text } from './kit.tsx';

/** The two stacks of a user after three commands, after an undo, and after one more command. */
export function UndoStacks(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={206} narrow={<Narrow />} narrowHeight={630} />;
}

const moments = [
  { name: 'After three commands', undo: ['1 Add', '2 Edit', '3 Delete'], redo: [] },
  { name: 'After undo.json', undo: ['1 Add', '2 Edit'], redo: ['3 Delete'] },
  { name: 'After a new command', undo: ['1 Add', '2 Edit', '4 Add'], redo: ['3 Delete'] },
];

const FLOOR = 168;

/** Commands from the first at the bottom to the last on top, on a floor named by what it is for. */
function Stack({ x, name, items }: { x: number; name: 'undo' | 'redo'; items: readonly string[] }) {
  return (
    <>
      {items.map((item, index) => (
        <Box
          key={item}
          x={x + 4}
          y={FLOOR - 38 - index * 42}
          w={92}
          h={36}
          tone={name === 'undo' ? 'core' : 'proxy'}
          icon="none"
          title={item}
        />
      ))}
      <path d={`M${x} ${FLOOR + 2}h100`} />
      <Icon name={name === 'undo' ? undoIcon : redoIcon} x={x + 22} y={FLOOR + 10} />
      <Text x={x + 44} y={FLOOR + 24} kind="muted">
        {name}
      </Text>
    </>
  );
}

function Moment({ moment }: { moment: (typeof moments)[number] }) {
  return (
    <>
      <Text x={0} y={16} kind="title">
        {moment.name}
      </Text>
      <Stack x={0} name="undo" items={moment.undo} />
      <Stack x={112} name="redo" items={moment.redo} />
    </>
  );
}

function Wide() {
  return moments.map((moment, index) => (
    <At key={moment.name} x={index * 252} y={0}>
      <Moment moment={moment} />
    </At>
  ));
}

function Narrow() {
  return moments.map((moment, index) => (
    <At key={moment.name} x={60} y={index * 218}>
      <Moment moment={moment} />
    </At>
  ));
}
