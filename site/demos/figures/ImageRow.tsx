import type { IconName } from './icons.ts';
import {
  At,
  Bar,
  Button,
  type FigureProps,
  Frame,
  Icon,
  NARROW,
  Text,
  Tissue,
  WIDE,
  Window,
} from './kit.tsx';

/** A line of a project's list of images, opened: its details, and its buttons by who sees them. */
export function ImageRow(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={478} narrow={<Narrow />} narrowHeight={774} />;
}

const details = [
  'Status',
  'Description',
  'Tags',
  'Properties',
  'Attached files',
  'Slide preview',
  'Original filename',
  'Format, Vendor',
  'Width, Height',
  'X/Y resolution',
  'Depth, Duration',
  'Channels',
];

/** Buttons with their widths, in lines, and who sees them. */
const actions: { icon: IconName; who: string; lines: [name: string, w: number][][] }[] = [
  { icon: 'client', who: 'all members', lines: [[['Metadata', 88]]] },
  {
    icon: 'plus',
    who: 'who may add images',
    lines: [[['Add to image group', 152]]],
  },
  {
    icon: 'pencil',
    who: 'who may edit the image',
    lines: [
      [
        ['Start review', 102],
        ['Rename', 78],
        ['Set calibration', 120],
      ],
      [
        ['Set magnification', 140],
        ['Delete', 66],
      ],
    ],
  },
  {
    icon: 'gear',
    who: 'managers; others if allowed',
    lines: [[['Download', 88]]],
  },
];

/** The line itself, with the names of the columns in the wide arrangement. */
function Line({ w, isWide }: { w: number; isWide: boolean }) {
  return (
    <>
      <path d="M14 84l4 4 4-4" />
      <Tissue x={34} y={66} w={66} h={44} seed={2} />
      <Bar x={118} y={84} w={isWide ? 108 : 130} />
      {isWide &&
        [286, 404, 522].map((x, column) => (
          <Text key={x} x={x} y={92} align="middle">
            {['40', '12', '3'][column] ?? ''}
          </Text>
        ))}
      <Button x={w - 82} y={75} w={66}>
        Open
      </Button>
    </>
  );
}

function Heads() {
  return (
    <>
      <Text x={34} y={40} kind="title">
        Overview
      </Text>
      <Text x={118} y={40} kind="title">
        Name
      </Text>
      <Text x={286} y={40} kind="title" align="middle">
        Magnification
      </Text>
      <Text x={404} y={32} kind="title" align="middle">
        {['Manual', 'Annotations']}
      </Text>
      <Text x={522} y={32} kind="title" align="middle">
        {['Reviewed', 'Annotations']}
      </Text>
    </>
  );
}

function Details() {
  return details.map((name, row) => (
    <g key={name}>
      <Text x={0} y={row * 26}>
        {name}
      </Text>
      {row === 0 ? (
        <Text x={144} y={0} kind="muted">
          None
        </Text>
      ) : (
        <Bar x={144} y={row * 26 - 8} w={54 + ((row * 37) % 50)} />
      )}
    </g>
  ));
}

function Actions() {
  let y = 0;
  return (
    <>
      <Text x={0} y={0} kind="title">
        Actions
      </Text>
      {actions.map(({ icon, who, lines }) => {
        const top = y + 30;
        y += 30 + lines.length * 34;
        return (
          <At key={who} x={0} y={top}>
            <Icon name={icon} x={0} y={-13} tone="client" />
            <Text x={24} y={0} kind="muted">
              {who}
            </Text>
            <Buttons lines={lines} />
          </At>
        );
      })}
    </>
  );
}

function Buttons({ lines }: { lines: [name: string, w: number][][] }) {
  return lines.map((buttons, line) => {
    let x = 0;
    return buttons.map(([name, w]) => {
      const left = x;
      x += w + 8;
      return (
        <Button key={name} x={left} y={12 + line * 34} w={w}>
          {name}
        </Button>
      );
    });
  });
}

function Wide() {
  return (
    <>
      <Window x={0} y={0} w={WIDE} h={478} />
      <Heads />
      <Line w={WIDE} isWide />
      <rect className="neutral box" x="14" y="124" width="692" height="340" rx="8" />
      <At x={32} y={156}>
        <Details />
      </At>
      <path d="M298 144v300" opacity=".35" />
      <At x={322} y={156}>
        <Actions />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Window x={0} y={0} w={NARROW} h={774} />
      <At x={0} y={-38}>
        <Line w={NARROW} isWide={false} />
      </At>
      <rect className="neutral box" x="10" y="86" width="340" height="676" rx="8" />
      <At x={24} y={116}>
        <Details />
      </At>
      <At x={24} y={448}>
        <Actions />
      </At>
    </>
  );
}
