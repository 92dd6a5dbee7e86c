import { via } from './geometry.ts';
import { Arrow, Box, CallOut, type FigureProps, Frame } from './kit.tsx';

/** How an app reached a server and ran there before the App Engine, in six steps. */
export function LegacyFlow(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={300} narrow={<Narrow />} narrowHeight={460} />;
}

function Wide() {
  return (
    <>
      <Box
        x={0}
        y={0}
        w={180}
        h={86}
        tone="client"
        title="Developer"
        lines={['publishes code', 'and image']}
      />
      <Box
        x={270}
        y={0}
        w={180}
        h={86}
        tone="file"
        dashed
        title="Trusted source"
        lines={['descriptor.json,', 'image, one tag']}
      />
      <Box
        x={540}
        y={0}
        w={180}
        h={86}
        tone="proxy"
        title="Software router"
        lines={['looks every hour,', 'starts jobs']}
      />
      <Box
        x={0}
        y={190}
        w={180}
        h={106}
        tone="client"
        title="User"
        lines={['starts the app', 'in a project']}
      />
      <Box
        x={270}
        y={190}
        w={180}
        h={106}
        tone="core"
        title="Core"
        lines={['keeps app, job,', 'parameters and', 'results']}
      />
      <Box
        x={540}
        y={190}
        w={180}
        h={106}
        tone="cluster"
        title="Processing server"
        lines={['Slurm, Singularity:', 'the app runs', 'with keys']}
      />
      <Arrow points={via(186, 43, 264, 43)} />
      <Arrow points={via(534, 43, 456, 43)} />
      <Arrow points={via(570, 92, 570, 140, 400, 140, 400, 184)} />
      <Arrow points={via(186, 243, 264, 243)} />
      <Arrow points={via(660, 92, 660, 184)} />
      <Arrow points={via(534, 243, 456, 243)} />
      <CallOut x={225} y={43}>
        1
      </CallOut>
      <CallOut x={495} y={43}>
        2
      </CallOut>
      <CallOut x={490} y={140}>
        3
      </CallOut>
      <CallOut x={225} y={243}>
        4
      </CallOut>
      <CallOut x={660} y={138}>
        5
      </CallOut>
      <CallOut x={495} y={243}>
        6
      </CallOut>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Box
        x={0}
        y={0}
        w={160}
        h={86}
        tone="client"
        title="Developer"
        lines={['publishes code', 'and image']}
      />
      <Box
        x={200}
        y={0}
        w={160}
        h={86}
        tone="file"
        dashed
        title="Trusted source"
        lines={['descriptor.json,', 'image, one tag']}
      />
      <Box
        x={200}
        y={150}
        w={160}
        h={86}
        tone="proxy"
        title="Software router"
        lines={['looks every hour,', 'starts jobs']}
      />
      <Box
        x={0}
        y={150}
        w={160}
        h={106}
        tone="core"
        title="Core"
        lines={['keeps app, job,', 'parameters and', 'results']}
      />
      <Box
        x={0}
        y={330}
        w={160}
        h={86}
        tone="client"
        title="User"
        lines={['starts the app', 'in a project']}
      />
      <Box
        x={200}
        y={330}
        w={160}
        h={126}
        tone="cluster"
        title="Processing"
        lines={['server: Slurm,', 'Singularity. The', 'app runs there', 'with keys']}
      />
      <Arrow points={via(165, 43, 195, 43)} />
      <Arrow points={via(320, 144, 320, 91)} />
      <Arrow points={via(195, 193, 165, 193)} />
      <Arrow points={via(60, 324, 60, 261)} />
      <Arrow points={via(320, 242, 320, 324)} />
      <Arrow points={via(230, 324, 230, 290, 120, 290, 120, 261)} />
      <CallOut x={180} y={68}>
        1
      </CallOut>
      <CallOut x={320} y={118}>
        2
      </CallOut>
      <CallOut x={180} y={218}>
        3
      </CallOut>
      <CallOut x={60} y={294}>
        4
      </CallOut>
      <CallOut x={320} y={282}>
        5
      </CallOut>
      <CallOut x={180} y={290}>
        6
      </CallOut>
    </>
  );
}
