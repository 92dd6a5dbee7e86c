import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Choice, type Option } from '../controls/Choice.tsx';
import type { Point } from '../figures/geometry.ts';
import { shapeOf, type Tool } from './draw.ts';
import { type Geometry, linesOf } from './geometry.ts';
import type { Size } from './judge.ts';

const TOOLS: readonly Option<Tool>[] = [
  ['Polygon', 'Polygon'],
  ['Rectangle', 'Rectangle'],
  ['LineString', 'Line'],
  ['Point', 'Point'],
];

/** Steps of the cross, as shares of the image's longer side; the small one with Shift. */
const STEP = 0.05;
const SMALL_STEP = 0.005;

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface SheetProps {
  size: Size;
  shapes: readonly Geometry[];
  onDraw: (shape: Geometry) => void;
}

/** The image as an empty sheet with the shapes on it; clicks, or the arrow keys and Enter, set corners of a new one. */
export function Sheet({ size, shapes, onDraw }: SheetProps) {
  const [tool, setTool] = useState<Tool>('Polygon');
  const [corners, setCorners] = useState<readonly Point[]>([]);
  const [cross, setCross] = useState<Point>([size.width / 2, size.height / 2]);
  const draw = (next: readonly Point[], by = tool) => {
    setCorners(next);
    const shape = shapeOf(by, next);
    if (shape) onDraw(shape);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) setCross(moved(cross, arrow, event.shiftKey, size));
    else if (event.key === 'Enter') draw([...corners, cross]);
    else if (event.key === 'Backspace') draw(corners.slice(0, -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div className="scripted">
        <Choice
          legend="Draw a new shape: click its corners, or move the cross by arrow keys and set a corner by Enter"
          options={TOOLS}
          value={tool}
          onChange={(next) => {
            setTool(next);
            setCorners([]);
          }}
        />
      </div>
      <svg
        className="sheet"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="application"
        aria-label={`Image of ${size.width} by ${size.height} pixels. Cross at ${cross.join(' ')}, ${corners.length} corners.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard draws here
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerUp={(event) => {
          const to = pointOf(event, size);
          if (to === undefined) return;
          setCross(to);
          draw([...corners, to]);
        }}
      >
        <rect width={size.width} height={size.height} />
        {shapes.flatMap(linesOf).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <Line key={index} line={line} height={size.height} />
        ))}
        {corners.map((corner) => (
          <Dot key={corner.join()} at={corner} height={size.height} name="corner" />
        ))}
        <Dot at={cross} height={size.height} name="cross" />
      </svg>
      <div className="scripted">
        <button className="button" type="button" onClick={() => draw([])}>
          Begin anew
        </button>{' '}
        <button className="button" type="button" onClick={() => draw(corners.slice(0, -1))}>
          Take the last corner back
        </button>
      </div>
    </>
  );
}

interface LineProps {
  line: readonly Point[];
  height: number;
}

function Line({ line, height }: LineProps) {
  const [only] = line;
  if (line.length === 1 && only) return <Dot at={only} height={height} name="corner" />;
  return <polyline points={line.map(([x, y]) => `${x},${height - y}`).join(' ')} />;
}

/** A line of no length: its width on the screen stays the same whatever the size of the image. */
function Dot({ at: [x, y], height, name }: { at: Point; height: number; name: string }) {
  return <path className={name} d={`M${x} ${height - y}h0`} />;
}

function moved([x, y]: Point, [dx, dy]: Point, isSmall: boolean, { width, height }: Size): Point {
  const step = Math.max(1, Math.round(Math.max(width, height) * (isSmall ? SMALL_STEP : STEP)));
  return [Math.min(width, Math.max(0, x + dx * step)), Math.min(height, Math.max(0, y + dy * step))];
}

/** Where a pointer is in the image, in whole pixels from the bottom left; undefined beside the image. */
function pointOf(event: PointerEvent<SVGSVGElement>, { width, height }: Size): Point | undefined {
  const matrix = event.currentTarget.getScreenCTM();
  if (matrix === null) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const isInside = x >= 0 && y >= 0 && x <= width && y <= height;
  return isInside ? [Math.round(x), Math.round(height - y)] : undefined;
}
