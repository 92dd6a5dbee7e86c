import { type Point, via } from './geometry.ts';
import { Arrow, Box, CallOut, type FigureProps, Frame, type Tone } from './kit.tsx';

/** How an app reached a server and ran there before the App Engine, in six steps. */
export function LegacyFlow(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Flow is="wide" />}
      wideHeight={300}
      narrow={<Flow is="narrow" />}
      narrowHeight={460}
    />
  );
}

type Arrangement = 'wide' | 'narrow';

interface Part {
  title: string;
  tone: Tone;
  isOutside?: boolean;
  wide: { x: number; y: number; w: number; h: number; lines: string[] };
  narrow: { x: number; y: number; w: number; h: number; lines: string[] };
}

const published = ['publishes code', 'and image'];
const source = ['descriptor.json,', 'image, one tag'];
const router = ['looks every hour,', 'starts jobs'];
const started = ['starts the app', 'in a project'];
const kept = ['keeps app, job,', 'parameters and', 'results'];

const parts: Part[] = [
  {
    title: 'Developer',
    tone: 'client',
    wide: { x: 0, y: 0, w: 180, h: 86, lines: published },
    narrow: { x: 0, y: 0, w: 160, h: 86, lines: published },
  },
  {
    title: 'Trusted source',
    tone: 'file',
    isOutside: true,
    wide: { x: 270, y: 0, w: 180, h: 86, lines: source },
    narrow: { x: 200, y: 0, w: 160, h: 86, lines: source },
  },
  {
    title: 'Software router',
    tone: 'proxy',
    wide: { x: 540, y: 0, w: 180, h: 86, lines: router },
    narrow: { x: 200, y: 150, w: 160, h: 86, lines: router },
  },
  {
    title: 'User',
    tone: 'client',
    wide: { x: 0, y: 190, w: 180, h: 106, lines: started },
    narrow: { x: 0, y: 330, w: 160, h: 86, lines: started },
  },
  {
    title: 'Core',
    tone: 'core',
    wide: { x: 270, y: 190, w: 180, h: 106, lines: kept },
    narrow: { x: 0, y: 150, w: 160, h: 106, lines: kept },
  },
  {
    title: 'Processing',
    tone: 'cluster',
    wide: {
      x: 540,
      y: 190,
      w: 180,
      h: 106,
      lines: ['server: Slurm and', 'Singularity; the', 'app runs with keys'],
    },
    narrow: {
      x: 200,
      y: 330,
      w: 160,
      h: 126,
      lines: ['server: Slurm,', 'Singularity. The', 'app runs there', 'with keys'],
    },
  },
];

/** The way of each step, then where its number stands. */
const steps: Record<Arrangement, [way: Point[], number: Point][]> = {
  wide: [
    [via(186, 43, 264, 43), [225, 43]],
    [via(534, 43, 456, 43), [495, 43]],
    [via(570, 92, 570, 140, 400, 140, 400, 184), [490, 140]],
    [via(186, 243, 264, 243), [225, 243]],
    [via(660, 92, 660, 184), [660, 138]],
    [via(534, 243, 456, 243), [495, 243]],
  ],
  narrow: [
    [via(165, 43, 195, 43), [180, 68]],
    [via(320, 144, 320, 91), [320, 118]],
    [via(195, 193, 165, 193), [180, 218]],
    [via(60, 324, 60, 261), [60, 294]],
    [via(320, 242, 320, 324), [320, 282]],
    [via(230, 324, 230, 290, 120, 290, 120, 261), [180, 290]],
  ],
};

function Flow({ is }: { is: Arrangement }) {
  return (
    <>
      {parts.map(({ title, tone, isOutside, [is]: place }) => (
        <Box key={title} {...place} title={title} tone={tone} dashed={isOutside ?? false} />
      ))}
      {steps[is].map(([way, [x, y]], index) => (
        <g key={`${x} ${y}`}>
          <Arrow points={way} />
          <CallOut x={x} y={y}>
            {index + 1}
          </CallOut>
        </g>
      ))}
    </>
  );
}
