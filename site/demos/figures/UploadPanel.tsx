import {
  At,
  Bar,
  Button,
  CallOut,
  type FigureProps,
  Frame,
  Icon,
  NARROW,
  Text,
  Tissue,
  WIDE,
  Window,
} from './kit.tsx';

/** The two panels of the Storage page: what is sent, and what is there. */
export function UploadPanel(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Page w={WIDE} columns={2} />}
      wideHeight={430}
      narrow={<Page w={NARROW} columns={1} />}
      narrowHeight={510}
    />
  );
}

function Page({ w, columns }: { w: number; columns: number }) {
  const isWide = columns === 2;
  const files = isWide ? 132 : 196;
  const table = files + 158;
  return (
    <>
      <Window x={0} y={0} w={w} h={isWide ? 430 : 510} />
      <Text x={16} y={38} kind="title">
        Upload
      </Text>
      <At x={16} y={50}>
        <Notes w={isWide ? 330 : w - 32} />
      </At>
      <At x={isWide ? 366 : 16} y={isWide ? 50 : 126}>
        <Choice number={2} name="Storage" />
      </At>
      <At x={isWide ? 366 : 16} y={isWide ? 90 : 160}>
        <Choice number={3} name="Link with project" />
      </At>
      <Files w={w} y={files} />
      <path className="window" d={`M0 ${table - 8}h${w}`} />
      <StoredFiles w={w} y={table} isWide={isWide} />
    </>
  );
}

function Notes({ w }: { w: number }) {
  return (
    <>
      <rect className="client box" width={w} height="64" rx="8" />
      <CallOut x={20} y={22}>
        1
      </CallOut>
      <Text x={40} y={27} kind="title">
        Important notes
      </Text>
      <Bar x={40} y={40} w={w * 0.7} />
    </>
  );
}

function Choice({ number, name }: { number: number; name: string }) {
  return (
    <>
      <CallOut x={12} y={14}>
        {number}
      </CallOut>
      <Button x={32} y={1} w={132} kind="field">
        {name}
      </Button>
    </>
  );
}

function Files({ w, y }: { w: number; y: number }) {
  return (
    <>
      <CallOut x={28} y={y + 14}>
        4
      </CallOut>
      <Text x={48} y={y + 19} kind="title">
        Files
      </Text>
      {[0, 1].map((row) => (
        <At key={row} x={16} y={y + 34 + row * 32}>
          <Bar x={0} y={10} w={w * 0.22} />
          <rect className="core" x={w * 0.3} y={8} width={w * 0.24} height="10" rx="5" />
          <rect
            className="core box"
            x={w * 0.3}
            y={8}
            width={w * (row === 0 ? 0.2 : 0.04)}
            height="10"
            rx="5"
          />
          <Button x={w * 0.6} y={0} w={60}>
            {row === 0 ? 'Cancel' : 'Start'}
          </Button>
        </At>
      ))}
      <CallOut x={28} y={y + 117}>
        5
      </CallOut>
      <Button x={48} y={y + 104} w={94}>
        Add files...
      </Button>
      <Button x={150} y={y + 104} w={104} kind="main">
        Start upload
      </Button>
      {w > NARROW && (
        <Button x={262} y={y + 104} w={116}>
          Cancel upload
        </Button>
      )}
    </>
  );
}

function StoredFiles({ w, y, isWide }: { w: number; y: number; isWide: boolean }) {
  const status = isWide ? 470 : 196;
  return (
    <>
      <CallOut x={28} y={y + 15}>
        6
      </CallOut>
      <Text x={48} y={y + 20} kind="title">
        Storage
      </Text>
      {['Deployed', 'Converting', 'Format error'].map((name, row) => (
        <At key={name} x={16} y={y + 34 + row * 34}>
          <Tissue x={0} y={0} w={44} h={28} seed={row + 1} />
          <Bar x={60} y={11} w={w * 0.28} />
          <g className={row === 0 ? 'core' : row === 1 ? 'client' : 'failure'}>
            <rect className="box" x={status} y={1} width="116" height="26" rx="4" />
            <Icon name={row === 0 ? 'check' : row === 1 ? 'rotate' : 'close'} x={status + 6} y={6} />
            <Text x={status + 27} y={19}>
              {name}
            </Text>
          </g>
          {isWide && <Icon name="delete" x={640} y={6} />}
        </At>
      ))}
    </>
  );
}
