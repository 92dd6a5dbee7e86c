import type { ReactNode } from 'react';
import { blob } from './geometry.ts';
import { type FigureProps, Frame, Icon, Text, Tissue } from './kit.tsx';

const HEIGHT = 88;

/** How the viewer draws an annotation in each of its states. */
export function AnnotationStates(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Swatches columns={5} pitch={147.5} width={130} />}
      wideHeight={292}
      narrow={<Swatches columns={2} pitch={184} width={176} />}
      narrowHeight={744}
    />
  );
}

interface Swatch {
  label: string[];
  /** Drawn on the slide, `x` being its middle. */
  draw: (x: number) => ReactNode;
}

const shape = (x: number) => blob(5, [x, 44], 38, 28, 8);

function outlined(look: string, mark?: 'check' | 'minus') {
  return (x: number) => (
    <g className={`slide-${look}`}>
      <path d={shape(x)} />
      {mark && <Icon name={mark} x={x - 8} y={36} />}
    </g>
  );
}

const swatches: Swatch[] = [
  { label: ['One term:', 'its color'], draw: outlined('term') },
  { label: ['No term,', 'or several'], draw: outlined('plain') },
  {
    label: ['Selected'],
    draw: (x) => (
      <>
        {outlined('white')(x)}
        {outlined('selected')(x)}
      </>
    ),
  },
  { label: ['Validated', 'in a review'], draw: outlined('validated', 'check') },
  { label: ['Not validated,', 'review mode'], draw: outlined('rejected', 'minus') },
  {
    label: ['Line: its stroke', 'has the color'],
    draw: (x) => (
      <g className="slide-line">
        <path d={`M${x - 40} 62C${x - 20} 10 ${x + 4} 78 ${x + 40} 26`} />
      </g>
    ),
  },
  { label: ['One track:', 'its color'], draw: outlined('track') },
  { label: ['Several', 'tracks'], draw: outlined('white') },
  {
    label: ['Property', 'shown as text'],
    draw: (x) => (
      <>
        {outlined('term')(x)}
        <text className="title on-slide" x={x} y={49} textAnchor="middle">
          Ki-67
        </text>
      </>
    ),
  },
  {
    label: ['Cluster, with', 'their number'],
    draw: (x) => (
      <>
        <g className="slide-plain">
          <path d={`M${x - 20} 44a20 20 0 1 0 40 0a20 20 0 1 0-40 0`} />
        </g>
        <text className="title on-slide" x={x} y={49} textAnchor="middle">
          37
        </text>
      </>
    ),
  },
];

function Swatches({ columns, pitch, width }: { columns: number; pitch: number; width: number }) {
  return swatches.map(({ label, draw }, index) => (
    <g
      key={label.join(' ')}
      transform={`translate(${(index % columns) * pitch} ${Math.floor(index / columns) * 150})`}
    >
      <Tissue x={0} y={0} w={width} h={HEIGHT} seed={2} />
      {draw(width / 2)}
      <Text x={width / 2} y={HEIGHT + 22} align="middle">
        {label}
      </Text>
    </g>
  ));
}
