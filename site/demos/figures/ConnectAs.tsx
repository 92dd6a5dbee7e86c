import { via } from './geometry.ts';
import {
  Arrow,
  At,
  Bar,
  Button,
  CallOut,
  type FigureProps,
  Frame,
  Icon,
  Text,
  Tissue,
  Window,
} from './kit.tsx';

/** How an administrator looks at Cytomine as somebody else, and comes back. */
export function ConnectAs(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={288} narrow={<Narrow />} narrowHeight={586} />;
}

const W = 208;
const H = 168;

/** A window of the application with the number of its step. */
function Step({ number }: { number: number }) {
  return (
    <>
      <Window x={0} y={0} w={W} h={H} />
      <CallOut x={0} y={0}>
        {number}
      </CallOut>
    </>
  );
}

/** The list of accounts, with the details of one opened. */
function Users() {
  return (
    <>
      <Step number={1} />
      <Text x={16} y={40} kind="title">
        Users
      </Text>
      {[62, 86].map((y, row) => (
        <g key={y}>
          <path d={row === 0 ? `M16 ${y - 4}l4 4-4 4` : `M14 ${y - 2}l4 4 4-4`} />
          <Bar x={34} y={y - 3} w={62 - row * 10} />
          <Bar x={116} y={y - 3} w={40 + row * 16} />
        </g>
      ))}
      <rect className="neutral box" x="14" y="102" width="180" height="54" rx="4" />
      <Button x={26} y={116} w={156} kind="main">
        Connect as student1
      </Button>
    </>
  );
}

/** The bar with the masked figure, above what the other person sees. */
function Theirs() {
  return (
    <>
      <Step number={2} />
      <Name />
      <Text x={16} y={72} kind="muted">
        their dashboard
      </Text>
      <Tissue x={14} y={86} w={84} h={66} seed={2} />
      <Bar x={110} y={94} w={80} />
      <Bar x={110} y={112} w={56} />
      <Bar x={110} y={130} w={70} />
    </>
  );
}

function Name() {
  return (
    <>
      <g className="client">
        <rect className="box" x="94" y="22" width="104" height="28" rx="4" />
        <Icon name="masked" x={101} y={28} />
      </g>
      <Text x={124} y={41}>
        student1
      </Text>
    </>
  );
}

/** The menu of the name, with the way back. */
function Menu() {
  return (
    <>
      <Step number={3} />
      <Name />
      <rect className="neutral box" x="30" y="54" width="168" height="104" rx="4" />
      <rect className="box core" x="36" y="104" width="156" height="24" rx="4" />
      {['Account', 'Activity history', 'Switch back to admin', 'Logout'].map((entry, row) => (
        <Text key={entry} x={44} y={73 + row * 24}>
          {entry}
        </Text>
      ))}
    </>
  );
}

function Wide() {
  return (
    <>
      <At x={12} y={12}>
        <Users />
      </At>
      <At x={262} y={12}>
        <Theirs />
      </At>
      <At x={512} y={12}>
        <Menu />
      </At>
      <Arrow points={via(226, 96, 254, 96)} />
      <Arrow points={via(476, 96, 504, 96)} />
      <Text x={366} y={204} align="middle">
        {['you see what they see;', 'what you do is done in their name']}
      </Text>
      <Arrow points={via(616, 186, 616, 266, 116, 266, 116, 188)} />
      <Text x={366} y={258} align="middle">
        your own dashboard
      </Text>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={12} y={12}>
        <Users />
      </At>
      <Arrow points={via(116, 186, 116, 204)} />
      <At x={12} y={212}>
        <Theirs />
      </At>
      <Text x={234} y={262}>
        {['you see what', 'they see; what', 'you do is done', 'in their name']}
      </Text>
      <Arrow points={via(116, 386, 116, 404)} />
      <At x={12} y={412}>
        <Menu />
      </At>
      <Arrow points={via(226, 528, 348, 528, 348, 96, 228, 96)} />
      <Text x={234} y={122}>
        {['your own', 'dashboard']}
      </Text>
    </>
  );
}
