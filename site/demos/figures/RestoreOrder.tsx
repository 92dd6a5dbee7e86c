import { via } from './geometry.ts';
import { Arrow, Box, CallOut, type FigureProps, Frame, Text, type Tone } from './kit.tsx';

/** The order in which a server comes back from its copies. */
export function RestoreOrder(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={266} narrow={<Narrow />} narrowHeight={672} />;
}

interface Step {
  tone: Tone;
  title: string;
  lines: string[];
}

const steps: readonly Step[] = [
  { tone: 'file', title: 'same release', lines: ['git clone', 'its tag'] },
  { tone: 'file', title: 'cytomine.yml', lines: ['then the', 'installer'] },
  { tone: 'store', title: 'databases', lines: ['start alone', 'and empty'] },
  { tone: 'store', title: 'PostgreSQL', lines: ['archive of a day,', 'restore'] },
  { tone: 'store', title: 'MongoDB', lines: ['same day,', 'restore'] },
  { tone: 'image', title: 'files', lines: ['images, runs,', 'registry'] },
  { tone: 'core', title: 'everything', lines: ['up -d, wait', 'for READY'] },
  { tone: 'client', title: 'check', lines: ['sign in, open', 'an old slide'] },
];

function Wide() {
  return steps.map((step, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [column * 184, 14 + row * 160];
    return (
      <g key={step.title}>
        <Box x={x} y={y} w={152} h={84} tone={step.tone} title={step.title} lines={step.lines} />
        <CallOut x={x + 152} y={y}>
          {index + 1}
        </CallOut>
        {column < 3 && <Arrow points={via(x + 158, y + 42, x + 178, y + 42)} />}
        {index === 3 && <Arrow points={via(x + 76, y + 90, x + 76, y + 122, 76, y + 122, 76, y + 154)} />}
        {index === 3 && (
          <Text x={360} y={y + 115} align="middle">
            both archives of one day, or activity and data disagree
          </Text>
        )}
      </g>
    );
  });
}

function Narrow() {
  return steps.map((step, index) => {
    const y = 14 + index * 82;
    return (
      <g key={step.title}>
        <Box x={60} y={y} w={240} h={62} tone={step.tone} title={step.title} lines={[step.lines.join(' ')]} />
        <CallOut x={300} y={y}>
          {index + 1}
        </CallOut>
        {index < steps.length - 1 && <Arrow points={via(180, y + 64, 180, y + 80)} />}
      </g>
    );
  });
}
