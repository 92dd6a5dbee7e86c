import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text, Zone } from './kit.tsx';

/** What is saved by itself, what by the nightly copy, and where each lies on the other machine. */
export function BackupFlow(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={452} narrow={<Narrow />} narrowHeight={700} />;
}

const plain: [string, string][] = [
  ['data/images', 'images/'],
  ['data/app-engine', 'app-engine/'],
  ['data/registry', 'registry/'],
  ['cytomine.yml, configs/', 'configuration/'],
];

function Wide() {
  return (
    <>
      <Zone x={0} y={0} w={474} h={452} title="This server" />
      <Zone x={546} y={0} w={174} h={452} title="Another machine" tone="store" />
      <Box x={14} y={44} w={164} h={62} tone="store" title="postgis" lines={['dump at 00:00 UTC']} />
      <Box x={14} y={122} w={164} h={62} tone="store" title="mongo" lines={['dump at 00:00 UTC']} />
      <Box x={214} y={44} w={246} h={62} tone="file" title="9 archives at most">
        <Text x={12} y={48} kind="mono">
          data/postgis/data/backup
        </Text>
      </Box>
      <Box x={214} y={122} w={246} h={62} tone="file" title="9 archives at most">
        <Text x={12} y={48} kind="mono">
          data/mongo/backup
        </Text>
      </Box>
      <Arrow points={via(184, 75, 208, 75)} />
      <Arrow points={via(184, 153, 208, 153)} />
      {['postgis/', 'mongo/'].map((folder, row) => (
        <Copy key={folder} y={56 + row * 78} folder={folder} />
      ))}
      {plain.map(([from, folder], row) => (
        <g key={from}>
          <Box x={214} y={208 + row * 58} w={246} h={38} tone="file" icon="folder">
            <Text x={12} y={24} kind="mono">
              {from}
            </Text>
          </Box>
          <Copy y={208 + row * 58} folder={folder} />
        </g>
      ))}
      <Text x={14} y={232}>
        {['Nothing saves', 'these by itself:', 'ce-backup.sh', 'copies them.']}
      </Text>
    </>
  );
}

function Copy({ y, folder }: { y: number; folder: string }) {
  return (
    <>
      <Arrow dashed points={via(466, y + 19, 554, y + 19)} />
      <Box x={560} y={y} w={146} h={38} tone="file" icon="folder">
        <Text x={12} y={24} kind="mono">
          {folder}
        </Text>
      </Box>
    </>
  );
}

function Narrow() {
  const archives: [string, string][] = [
    ['postgis', 'data/postgis/data/backup'],
    ['mongo', 'data/mongo/backup'],
  ];
  return (
    <>
      <Zone x={0} y={0} w={360} h={510} title="This server" />
      {archives.map(([name, folder], row) => (
        <g key={name}>
          <Box x={12} y={40 + row * 116} w={106} h={40} tone="store" title={name} />
          <Arrow points={via(124, 60 + row * 116, 148, 60 + row * 116, 148, 84 + row * 116)} />
          <Text x={160} y={65 + row * 116}>
            dump at 00:00 UTC
          </Text>
          <Box x={42} y={90 + row * 116} w={250} h={40} tone="file" icon="folder">
            <Text x={12} y={25} kind="mono">
              {folder}
            </Text>
          </Box>
          <Arrow dashed heads="none" points={via(298, 110 + row * 116, 336, 110 + row * 116, 336, 300)} />
        </g>
      ))}
      <Text x={12} y={288}>
        Not saved by themselves:
      </Text>
      {plain.map(([from], row) => (
        <g key={from}>
          <Box x={42} y={302 + row * 50} w={250} h={38} tone="file" icon="folder">
            <Text x={12} y={24} kind="mono">
              {from}
            </Text>
          </Box>
          <Arrow dashed heads="none" points={via(298, 321 + row * 50, 336, 321 + row * 50)} />
        </g>
      ))}
      <Arrow dashed points={via(336, 300, 336, 534)} />
      <Text x={322} y={530} align="end">
        ce-backup.sh, by rsync
      </Text>
      <Zone x={0} y={540} w={360} h={160} title="Another machine" tone="store" />
      <Text x={12} y={590} kind="mono">
        {['/srv/cytomine/postgis, mongo,', 'images, app-engine, registry,', 'configuration']}
      </Text>
      <Text x={12} y={678}>
        keep several generations there
      </Text>
    </>
  );
}
