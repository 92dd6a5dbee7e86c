import { accountIcon, adminSessionIcon } from '../../data/iconShapes.ts';
import { Bar, CallOut, type FigureProps, Frame, Icon, Text } from './kit.tsx';

/** The navigation bar as a guest, a user and an administrator with an open session see it. */
export function NavbarAnatomy(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={300} narrow={<Narrow />} narrowHeight={462} />;
}

type Item = { label: string; x: number; w: number; menu?: boolean; note: string };

// x and w: place in the wide bar
const items: Item[] = [
  { label: '', x: 8, w: 24, note: 'back to the dashboard' },
  { label: 'Workspace', x: 40, w: 74, menu: true, note: 'with an open project' },
  { label: 'Projects', x: 138, w: 54, note: '' },
  { label: 'Storage', x: 204, w: 50, note: 'not for guests' },
  { label: 'Ontologies', x: 266, w: 68, note: '' },
  { label: 'Applications', x: 346, w: 78, note: 'on a default install' },
  { label: 'Admin', x: 436, w: 42, note: 'in an admin session' },
  { label: 'Search', x: 490, w: 66, note: '+ for advanced search' },
  { label: 'Your name', x: 566, w: 90, menu: true, note: 'account, log out' },
  { label: 'Help', x: 672, w: 32, menu: true, note: 'shortcuts, version' },
];

const viewers = [
  { title: 'Guest', missing: ['Storage', 'Admin'] },
  { title: 'User', missing: ['Admin'] },
  { title: 'Admin, with the admin session open', missing: [] },
];

function Wide() {
  return (
    <>
      {items.map(({ label, x, w }, index) => (
        <CallOut key={label} x={x + w / 2} y={12}>
          {index + 1}
        </CallOut>
      ))}
      {viewers.map(({ title, missing }, index) => (
        <g key={title} transform={`translate(0 ${32 + index * 92})`}>
          <Text x={0} y={18} kind="muted">
            {title}
          </Text>
          <rect className="box" y="28" width="720" height="40" rx="8" />
          {items.map((item) => (
            <Item
              key={item.label}
              {...item}
              missing={(missing as string[]).includes(item.label)}
              session={index === 2}
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** One entry of the bar, or the gap where it is missing. */
function Item({ label, x, w, menu, missing, session }: Item & { missing: boolean; session: boolean }) {
  const end = x + w;
  if (missing) return <rect className="dashed" x={x - 4} y="35" width={w + 8} height="26" rx="4" />;
  if (label === '') return <circle className="box core" cx={x + 12} cy="48" r="10" />;
  if (label === 'Search') {
    return (
      <>
        <rect x={x} y="36" width={w - 2} height="24" rx="4" />
        <Label x={x + 6} w={42}>
          Search
        </Label>
        <path d={`M${x + 52} 48h8M${x + 56} 44v8`} />
      </>
    );
  }
  if (label === 'Your name') return <Name x={x} session={session} />;
  return (
    <>
      <Label x={x} w={w}>
        {label}
      </Label>
      {menu && <path d={`M${end + 4} 46l3 3 3-3`} />}
    </>
  );
}

/** Text squeezed into the place it has, whatever the font. */
function Label({ x, w, children }: { x: number; w: number; children: string }) {
  return (
    <text className="small" x={x} y="53" textLength={w} lengthAdjust="spacingAndGlyphs">
      {children}
    </text>
  );
}

/** The reader's own menu; in an admin session with a star and a red tag. */
function Name({ x, session }: { x: number; session: boolean }) {
  if (!session) {
    return (
      <>
        <Icon name={accountIcon} x={x} y={40} />
        <Label x={x + 20} w={63}>
          Your name
        </Label>
        <path d={`M${x + 87} 46l3 3 3-3`} />
      </>
    );
  }
  return (
    <>
      <Icon name={adminSessionIcon} x={x - 1} y={40} />
      <Bar x={x + 18} y={45} w={20} />
      <g className="failure">
        <rect className="box" x={x + 42} y="37" width="46" height="22" rx="4" />
        <Label x={x + 46} w={38}>
          Admin
        </Label>
      </g>
      <path d={`M${x + 92} 46l3 3 3-3`} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <rect className="box" width="360" height="462" rx="8" />
      <circle className="box core" cx="24" cy="22" r="10" />
      <Icon name="menu" x={330} y={14} />
      <path d="M0 44h360" />
      {items.map(({ label, menu, note }, index) => {
        const y = 68 + index * 41;
        return (
          <g key={label}>
            <CallOut x={22} y={y}>
              {index + 1}
            </CallOut>
            <Text x={44} y={y + 5} kind="title">
              {label || 'Logo'}
            </Text>
            {menu && <Icon name="open" x={134} y={y - 8} />}
            <Text x={348} y={y + 5} align="end">
              {note || 'always there'}
            </Text>
          </g>
        );
      })}
    </>
  );
}
