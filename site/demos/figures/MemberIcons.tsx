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
      <g opacity={index === 0 ? 0.45 : undefined}>
        <At x={0} y={4}>
          <g transform="scale(2)">
            <Icon name="client" x={0} y={0} tone="client" />
          </g>
        </At>
        <rect className="dot" x="20" y="22" width="22" height="22" rx="11" fill="var(--fig-ground)" />
        <Icon name="gear" x={23} y={25} tone="client" />
      </g>
      {hasFlag && <Icon name="flag" x={28} y={-2} tone="client" />}
      <Text x={58} y={20} kind="title">
        {name}
      </Text>
      <Text x={58} y={42} kind="muted">
        {sign}
      </Text>
    </At>
  ));
}
