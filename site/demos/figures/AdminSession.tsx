import { via } from './geometry.ts';
import { Arrow, type FigureProps, Frame, Icon, Pill, Text } from './kit.tsx';

/** An administrator's session: closed at first, open for two to three hours. */
export function AdminSession(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={190} narrow={<Narrow />} narrowHeight={310} />;
}

const closed = 'Session closed';
const open = 'Session open';

function Wide() {
  return (
    <>
      <Icon name="client" x={64} y={16} tone="client" />
      <Text x={88} y={30}>
        Admin: rights of a User
      </Text>
      <Pill x={64} y={48} w={170} kind="start">
        {closed}
      </Pill>
      <Icon name="star" x={486} y={16} tone="core" />
      <Text x={510} y={30}>
        power over everything
      </Text>
      <Pill x={486} y={48} w={170}>
        {open}
      </Pill>
      <Arrow points={via(240, 60, 480, 60)} />
      <Text x={360} y={50} align="middle">
        Open admin session
      </Text>
      <Arrow points={via(571, 90, 571, 120, 149, 120, 149, 90)} />
      <Text x={360} y={110} align="middle">
        Close admin session
      </Text>
      <Text x={360} y={140} align="middle">
        or after 2 to 3 hours
      </Text>
      <Text x={360} y={180} kind="muted" align="middle">
        Super admin: the same power, always on, without a session
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Icon name="client" x={20} y={4} tone="client" />
      <Text x={44} y={18}>
        Admin: rights of a User
      </Text>
      <Pill x={20} y={34} w={170} kind="start">
        {closed}
      </Pill>
      <Arrow points={via(60, 76, 60, 176)} />
      <Text x={72} y={116}>
        {['Open admin', 'session']}
      </Text>
      <Pill x={20} y={182} w={170}>
        {open}
      </Pill>
      <Icon name="star" x={20} y={230} tone="core" />
      <Text x={44} y={244}>
        power over everything
      </Text>
      <Arrow points={via(196, 200, 222, 200, 222, 52, 196, 52)} />
      <Text x={232} y={112}>
        {['Close admin', 'session, or', 'after 2 to', '3 hours']}
      </Text>
      <Text x={20} y={276} kind="muted">
        {['Super admin: the same power,', 'always on, without a session']}
      </Text>
    </>
  );
}
