import { flagIcon, memberIcon } from '../../data/iconShapes.ts';
import { At, type FigureProps, Frame, Icon, Text } from './kit.tsx';

/** The three signs beside a project: contributor, manager, representative. */
export function MemberIcons(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Members columns={3} />}
      wideHeight={52}
      narrow={<Members columns={1} />}
      narrowHeight={180}
    />
  );
}

const members = [
  { name: 'Contributor', sign: 'faded, with a gear', hasFlag: false },
  { name: 'Manager', sign: 'with a gear', hasFlag: false },
  { name: 'Representative', sign: 'with a gear and a flag', hasFlag: true },
];

function Members({ columns }: { columns: number }) {
  return members.map(({ name, sign, hasFlag }, index) => (
    <At key={name} x={(index % columns) * 232 + 8} y={Math.floor(index / columns) * 64}>
      <g transform="translate(0 6) scale(2)" opacity={index === 0 ? 0.45 : undefined}>
        <Icon name={hasFlag ? [memberIcon, flagIcon] : memberIcon} x={2} y={0} tone="client" />
      </g>
      <Text x={58} y={20} kind="title">
        {name}
      </Text>
      <Text x={58} y={42} kind="muted">
        {sign}
      </Text>
    </At>
  ));
}
