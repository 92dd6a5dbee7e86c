import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Icon, Text, Zone } from './kit.tsx';

/** The files of an installation folder: which the installer reads, which it writes, which are the operator's. */
export function InstallerFiles(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={456} narrow={<Narrow />} narrowHeight={1022} />;
}

type Owner = 'pencil' | 'gear' | 'lock';

const files = {
  template: {
    owner: 'pencil',
    name: 'cytomine.template',
    lines: ['Yours before the first run;', 'later only the listed keys'],
  },
  values: {
    owner: 'pencil',
    name: 'cytomine.yml',
    lines: ['Made by the first run, then', 'yours; holds the passwords'],
  },
  configs: { owner: 'pencil', name: 'configs/<service>/…', lines: ['Files for the containers'] },
  list: {
    owner: 'lock',
    name: 'installer_config.yml',
    lines: ['Lists the keys that the', 'template may overwrite'],
  },
  env: { owner: 'gear', name: '.env', lines: ['Global values, for Compose'] },
  envs: { owner: 'gear', name: 'envs/<service>.env', lines: ['Variables of containers'] },
  override: {
    owner: 'gear',
    name: 'docker-compose.override.yml',
    lines: ['Connects containers with', 'envs and configs'],
  },
  compose: { owner: 'lock', name: 'docker-compose.yml', lines: ['The services'] },
} satisfies Record<string, { owner: Owner; name: string; lines: string[] }>;

function FileBox({ x, y, w, name }: { x: number; y: number; w: number; name: keyof typeof files }) {
  const file = files[name];
  return (
    <Box x={x} y={y} w={w} h={36 + file.lines.length * 20} tone="file">
      <Icon name={file.owner} x={10} y={10} />
      <Text x={34} y={23} kind="mono">
        {file.name}
      </Text>
      <Text x={12} y={46}>
        {file.lines}
      </Text>
    </Box>
  );
}

function Wide() {
  return (
    <>
      <Zone x={0} y={0} w={236} h={362} title="Read" dashed />
      <FileBox x={10} y={38} w={216} name="template" />
      <FileBox x={10} y={124} w={216} name="values" />
      <FileBox x={10} y={210} w={216} name="list" />
      <FileBox x={10} y={296} w={216} name="configs" />
      <Box
        x={280}
        y={38}
        w={106}
        h={314}
        tone="core"
        icon="gear"
        title="Installer"
        lines={['fills in what', 'is missing,', 'makes the', 'passwords']}
      />
      <Arrow points={via(242, 76, 274, 76)} />
      <Arrow heads="both" points={via(242, 162, 274, 162)} />
      <Arrow points={via(242, 248, 274, 248)} />
      <Arrow points={via(242, 324, 274, 324)} />
      <Zone x={430} y={0} w={290} h={256} title="Written anew by each run" dashed />
      <FileBox x={440} y={38} w={270} name="env" />
      <FileBox x={440} y={104} w={270} name="envs" />
      <FileBox x={440} y={170} w={270} name="override" />
      <Arrow points={via(392, 66, 424, 66)} />
      <Arrow points={via(392, 132, 424, 132)} />
      <Arrow points={via(392, 208, 424, 208)} />
      <Arrow points={via(575, 262, 575, 290)} />
      <Box x={440} y={296} w={270} h={40} tone="cluster" title="docker compose up -d" />
      <Arrow points={via(575, 370, 575, 342)} />
      <FileBox x={440} y={376} w={270} name="compose" />
      <Legend x={0} y={384} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <Zone x={0} y={0} w={360} h={362} title="Read" dashed />
      <FileBox x={10} y={38} w={340} name="template" />
      <FileBox x={10} y={124} w={340} name="values" />
      <FileBox x={10} y={210} w={340} name="list" />
      <FileBox x={10} y={296} w={340} name="configs" />
      <Arrow points={via(110, 368, 110, 402)} />
      <Arrow points={via(226, 402, 226, 368)} />
      <Text x={238} y={390} kind="mono">
        cytomine.yml
      </Text>
      <Box
        x={0}
        y={408}
        w={360}
        h={60}
        tone="core"
        icon="gear"
        title="Installer"
        lines={['fills in what is missing, makes the passwords']}
      />
      <Arrow points={via(180, 474, 180, 498)} />
      <Zone x={0} y={504} w={360} h={256} title="Written anew by each run" dashed />
      <FileBox x={10} y={542} w={340} name="env" />
      <FileBox x={10} y={608} w={340} name="envs" />
      <FileBox x={10} y={674} w={340} name="override" />
      <Arrow points={via(180, 766, 180, 790)} />
      <Box x={70} y={796} w={220} h={40} tone="cluster" title="docker compose up -d" />
      <Arrow points={via(180, 866, 180, 842)} />
      <FileBox x={10} y={872} w={340} name="compose" />
      <Legend x={0} y={950} />
    </>
  );
}

/** What the three marks on files mean. */
function Legend({ x, y }: { x: number; y: number }) {
  const marks: [Owner, string][] = [
    ['pencil', 'You edit it'],
    ['gear', 'Never edit: the next run replaces it'],
    ['lock', 'From the release: leave it'],
  ];
  return marks.map(([owner, meaning], index) => (
    <g key={owner} className="file">
      <Icon name={owner} x={x + 10} y={y + index * 26} />
      <Text x={x + 34} y={y + 13 + index * 26}>
        {meaning}
      </Text>
    </g>
  ));
}
