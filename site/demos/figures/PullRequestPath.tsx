import { via } from './geometry.ts';
import type { IconName } from './icons.ts';
import { Arrow, Box, type FigureProps, Frame } from './kit.tsx';

/** The way of a change, from a fork to the main branch. */
export function PullRequestPath(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Steps columns={4} pitch={186} />}
      wideHeight={208}
      narrow={<Steps columns={2} pitch={188} />}
      narrowHeight={432}
    />
  );
}

interface Step {
  title: string;
  icon: IconName;
  lines: string[];
  who: 'client' | 'core';
}

const steps: Step[] = [
  { title: 'Fork', icon: 'copy', lines: ['Your copy of', 'the repository'], who: 'client' },
  { title: 'Branch', icon: 'tracks', lines: ['One change,', 'from main'], who: 'client' },
  { title: 'Commit', icon: 'pencil', lines: ['With a test;', 'push it'], who: 'client' },
  {
    title: 'Pull request',
    icon: 'pasteWithLink',
    lines: ['fix:, feat: or', 'docs: in its title'],
    who: 'client',
  },
  { title: 'Checks', icon: 'gear', lines: ['Build, tests', 'and style pass'], who: 'core' },
  { title: 'Review', icon: 'details', lines: ['You answer; a', 'maintainer approves'], who: 'core' },
  { title: 'Merged', icon: 'check', lines: ['One commit with', 'the title'], who: 'core' },
];

const WIDTH = 162;
const HEIGHT = 88;
const ROW = 114;

function Steps({ columns, pitch }: { columns: number; pitch: number }) {
  return steps.map(({ title, icon, lines, who }, index) => {
    const x = (index % columns) * pitch;
    const y = Math.floor(index / columns) * ROW;
    const isLast = index === steps.length - 1;
    const endsRow = index % columns === columns - 1;
    return (
      <g key={title}>
        <Box x={x} y={y} w={WIDTH} h={HEIGHT} tone={who} icon={icon} title={title} lines={lines} />
        {!isLast && !endsRow && (
          <Arrow points={via(x + WIDTH + 2, y + HEIGHT / 2, x + pitch - 2, y + HEIGHT / 2)} />
        )}
        {!isLast && endsRow && (
          <Arrow
            points={via(
              x + WIDTH / 2,
              y + HEIGHT + 2,
              x + WIDTH / 2,
              y + HEIGHT + 14,
              WIDTH / 2,
              y + HEIGHT + 14,
              WIDTH / 2,
              y + ROW - 2,
            )}
          />
        )}
      </g>
    );
  });
}
