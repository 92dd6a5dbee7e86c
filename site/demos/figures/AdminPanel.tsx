import type { IconName } from './icons.ts';
import { Box, type FigureProps, Frame } from './kit.tsx';

/** The four tabs of the administration, and what each is for. */
export function AdminPanel(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Tabs columns={4} pitch={184} />}
      wideHeight={108}
      narrow={<Tabs columns={2} pitch={184} />}
      narrowHeight={228}
    />
  );
}

const tabs: { name: string; icon: IconName; holds: string[] }[] = [
  { name: 'Dashboard', icon: 'chart', holds: ['Currently', 'Total', 'Last connections'] },
  { name: 'Users', icon: 'client', holds: ['New user, Edit', 'Lock, Unlock', 'Connect as …'] },
  { name: 'Tags', icon: 'tag', holds: ['New tag', 'Edit', 'Delete'] },
  { name: 'Configuration', icon: 'gear', holds: ['Welcome message'] },
];

const WIDTH = 168;
const HEIGHT = 104;
const ROW = 120;

function Tabs({ columns, pitch }: { columns: number; pitch: number }) {
  return tabs.map(({ name, icon, holds }, index) => (
    <Box
      key={name}
      x={(index % columns) * pitch}
      y={Math.floor(index / columns) * ROW}
      w={WIDTH}
      h={HEIGHT}
      tone="client"
      icon={icon}
      title={name}
      lines={holds}
    />
  ));
}
