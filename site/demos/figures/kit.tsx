import type { ReactNode } from 'react';
import { arrowHead, blob, moveTo, type Point, route } from './geometry.ts';
import { type IconName, icons } from './icons.ts';

/** What every figure is given by the page. */
export interface FigureProps {
  /** What the picture shows, for those who do not see it. */
  alt: string;
  caption: string;
}

/** Who a part belongs to: its color, doubled by the icon of the same name. */
export type Tone = 'client' | 'proxy' | 'core' | 'image' | 'appengine' | 'cluster' | 'store' | 'file';

/** Widths of the two arrangements, both on a grid of twelve columns (60 and 30 units). */
export const WIDE = 720;
export const NARROW = 360;

const LINE = 20;

/** A figure in two arrangements, one for wide and one for narrow columns; style sheet rules show the one that fits. */
export function Frame(
  props: FigureProps & { wide: ReactNode; wideHeight: number; narrow: ReactNode; narrowHeight: number },
) {
  return (
    <figure className="figure fig">
      <div role="img" aria-label={props.alt}>
        <svg className="fig-wide" viewBox={`0 0 ${WIDE} ${props.wideHeight}`} aria-hidden="true">
          {props.wide}
        </svg>
        <svg className="fig-narrow" viewBox={`0 0 ${NARROW} ${props.narrowHeight}`} aria-hidden="true">
          {props.narrow}
        </svg>
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/** Moves its children. */
export function At({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

interface TextProps {
  x: number;
  y: number;
  /** Lines of text; the baseline of the first is at `y`. */
  children: string | string[];
  kind?: 'title' | 'muted' | 'mono';
  align?: 'middle' | 'end';
  /** True where lines pass behind: the text stands on a halo of the ground. */
  halo?: boolean;
}

/** One or more lines of text, always in the color of text. */
export function Text({ x, y, children, kind, align, halo }: TextProps) {
  const lines = typeof children === 'string' ? [children] : children;
  const className = [kind, halo && 'halo'].filter(Boolean).join(' ') || undefined;
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + index * LINE} className={className} textAnchor={align}>
      {line}
    </text>
  ));
}

/** A shape of the web interface. */
interface Shape {
  viewBox: string;
  path: string;
}

/** A line drawing of ours, or what the web interface shows: a shape, and perhaps another as a small mark on it. */
export type IconDrawing = IconName | Shape | readonly [shape: Shape, mark: Shape];

/** A drawing of 16 x 16 units with its top left corner at `x`, `y`. */
export function Icon({ name, x, y, tone }: { name: IconDrawing; x: number; y: number; tone?: Tone }) {
  if (typeof name === 'string')
    return <path className={tone} transform={`translate(${x} ${y})`} d={icons[name]} />;
  const [shape, mark] = 'path' in name ? [name] : name;
  return (
    <g className={tone}>
      <Glyph shape={shape} x={x + 8} y={y + 8} size={14} />
      {mark && <Glyph shape={mark} x={x + 15} y={y + 3} size={8} />}
    </g>
  );
}

/** A shape around `x`, `y`, as high as `size`. */
function Glyph({ shape, x, y, size }: { shape: Shape; x: number; y: number; size: number }) {
  const [, , width = 0, height = 0] = shape.viewBox.split(' ').map(Number);
  const scale = size / height;
  const at = `translate(${x - (width * scale) / 2} ${y - size / 2}) scale(${scale})`;
  return <path className="shape" transform={at} d={shape.path} />;
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  tone?: Tone;
  title?: string;
  /** Lines under the title. */
  lines?: string[];
  mono?: boolean;
  /** Dashed: not part of the thing shown, or not always there. */
  dashed?: boolean;
  /** Replaces the icon of the tone. */
  icon?: IconName | 'none';
  children?: ReactNode;
}

/** A rounded box: icon and title on top, lines below; what is inside is placed from its corner. */
export function Box({ x, y, w, h, tone, title, lines, mono, dashed, icon, children }: BoxProps) {
  const drawing = icon === 'none' ? undefined : (icon ?? tone);
  return (
    <g className={tone} transform={`translate(${x} ${y})`}>
      <rect className={dashed ? 'box dashed' : 'box'} width={w} height={h} rx="8" />
      {title && drawing && <Icon name={drawing} x={10} y={10} />}
      {title && (
        <Text x={drawing ? 34 : 12} y={24} kind="title">
          {title}
        </Text>
      )}
      {lines && (
        <Text x={12} y={title ? 47 : 24} {...(mono ? { kind: 'mono' as const } : {})}>
          {lines}
        </Text>
      )}
      {children}
    </g>
  );
}

/** A frame around several parts, named in its top left corner. */
export function Zone({ x, y, w, h, title, tone, dashed }: Omit<BoxProps, 'lines' | 'mono' | 'children'>) {
  return (
    <g className={tone} transform={`translate(${x} ${y})`}>
      <rect className={dashed ? 'dashed' : undefined} width={w} height={h} rx="8" />
      {title && (
        <Text x={12} y={24} kind="title">
          {title}
        </Text>
      )}
    </g>
  );
}

/** A line with rounded corners and a small head at its end (at both ends, or at none). */
export function Arrow({
  points,
  tone,
  dashed,
  heads = 'end',
}: {
  points: readonly Point[];
  tone?: Tone;
  dashed?: boolean;
  heads?: 'end' | 'both' | 'none';
}) {
  const [first, second] = points as [Point, Point];
  const [before, last] = points.slice(-2) as [Point, Point];
  const start = heads === 'both' ? moveTo(first) + arrowHead(second, first) : '';
  const end = heads === 'none' ? '' : arrowHead(before, last);
  return dashed ? (
    <g className={tone}>
      <path className="dashed" d={route(points)} />
      {end && <path d={moveTo(last) + end + start} />}
    </g>
  ) : (
    <path className={tone} d={route(points) + end + start} />
  );
}

/** A numbered circle, listed in the caption or beside the drawing. */
export function CallOut({ x, y, children }: { x: number; y: number; children: number | string }) {
  return (
    <g className="callout">
      <circle className="box" cx={x} cy={y} r="11" />
      <text x={x} y={y + 5} textAnchor="middle">
        {children}
      </text>
    </g>
  );
}

/** A state: filled at the start, doubled at an end. */
export function Pill({
  x,
  y,
  w,
  kind,
  children,
}: {
  x: number;
  y: number;
  w: number;
  kind?: 'start' | 'end';
  children: string;
}) {
  return (
    <g className="core">
      <rect className={kind === 'start' ? 'box' : undefined} x={x} y={y} width={w} height="36" rx="18" />
      {kind === 'end' && <rect x={x + 4} y={y + 4} width={w - 8} height="28" rx="14" />}
      <text className="title" x={x + w / 2} y={y + 23} textAnchor="middle">
        {children}
      </text>
    </g>
  );
}

/** A window of the application: a frame with a thin bar, nothing of a browser. */
export function Window({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <g className="window">
      <rect className="box" x={x} y={y} width={w} height={h} rx="8" />
      <path d={`M${x} ${y + 14}h${w}`} />
    </g>
  );
}

/** A button, tab or field of the interface with its exact label. */
export function Button({
  x,
  y,
  w,
  kind,
  children,
}: {
  x: number;
  y: number;
  w: number;
  kind?: 'main' | 'field';
  children: string;
}) {
  return (
    <g className={kind === 'main' ? 'core' : 'neutral'}>
      <rect className="box" x={x} y={y} width={w} height="26" rx="4" />
      <text
        x={kind === 'field' ? x + 8 : x + w / 2}
        y={y + 18}
        textAnchor={kind === 'field' ? undefined : 'middle'}
      >
        {children}
      </text>
    </g>
  );
}

/** Placeholder for text that does not matter. */
export function Bar({ x, y, w }: { x: number; y: number; w: number }) {
  return <rect className="bar" x={x} y={y} width={w} height="6" rx="3" />;
}

/** A generated stand-in for a slide: glass, tissue and a denser part of it. Never a real slide. */
export function Tissue({
  x,
  y,
  w,
  h,
  seed = 1,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  seed?: number;
}) {
  // one outline per seed, stretched: the same text in each size packs well
  const fit = `translate(${x} ${y}) scale(${w / 100} ${h / 100})`;
  return (
    <g className="tissue">
      <rect x={x} y={y} width={w} height={h} rx="4" />
      <path transform={fit} d={blob(seed, [50, 50], 44, 44)} />
      <path transform={fit} d={blob(seed + 7, [44, 52], 22, 24, 7)} />
    </g>
  );
}

/** An annotation on a slide: outlined, and filled with the color of its term, or with white. */
export function Annotated({ d, color }: { d: string; color?: string | undefined }) {
  return (
    <>
      <g className="slide-plain">
        <path d={d} />
      </g>
      {color && <path className="dot" d={d} fill={color} fillOpacity=".75" />}
    </>
  );
}
