import { type MouseEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { denseOutline, drawSlide, OUTLINE_SCALE, tissueOutline, vesselOutline } from './drawSlide.ts';
import { ALL_TILES, IMAGE, lengthAt, levelAt, levels, MAX_ZOOM, TILE, type TileRange } from './pyramid.ts';
import { type ChangeView, useGestures } from './useGestures.ts';
import {
  countTiles,
  goTo,
  moveTo,
  scaleOf,
  startVisit,
  tilesInView,
  VIEW,
  type View,
  WHOLE,
  zoomBy,
} from './view.ts';

const SCALE_BAR = 100;
const OVERVIEW = { x: 10, width: 128, height: 96 };
/** A screen reader hears the level when the reader has stopped for this long. */
const ANNOUNCE_DELAY_MS = 600;

/**
 * A drawn slide to zoom and move, with the tiles it is made of. Without scripts it is a still of the whole image and
 * a table of its levels.
 */
export function SlideExplorer({ alt, caption }: { alt: string; caption: string }) {
  const id = useId();
  const slide = useRef<HTMLDivElement>(null);
  const [visit, setVisit] = useState(startVisit);
  const [isAlive, setIsAlive] = useState(false);
  const [showsTiles, setShowsTiles] = useState(true);
  const change: ChangeView = useCallback((next) => setVisit((now) => goTo(now, next(now.view))), []);
  const gestures = useGestures(slide, change);
  useEffect(() => setIsAlive(true), []);

  const { view, seen } = visit;
  const level = levelAt(view.zoom);
  const range = tilesInView(view);
  const reading =
    `Level ${view.zoom} of ${MAX_ZOOM}: ${count(level.width)} × ${count(level.height)} pixels. ` +
    `${count(countTiles(range))} of its ${tiles(level.tiles)} in view.`;
  const announcement = useSettled(reading);

  return (
    <figure className="figure explorer">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label */}
      <div
        ref={slide}
        className="explorer-slide"
        data-zoom={view.zoom}
        role={isAlive ? 'application' : 'img'}
        {...(isAlive && { tabIndex: 0, 'aria-describedby': `${id}-keys`, ...gestures })}
        aria-label={alt}
      >
        <Slide view={view} range={showsTiles ? range : undefined} />
        <Overview view={view} change={change} />
        <span className="explorer-scale">{lengthAt(view.zoom, SCALE_BAR)}</span>
      </div>
      <Tools zoom={view.zoom} change={change} showsTiles={showsTiles} setShowsTiles={setShowsTiles} />
      <p>
        {reading} <strong>Loaded so far: {count(seen.size)}</strong> of {tiles(ALL_TILES)} in all levels.
      </p>
      <p className="explorer-keys scripted" id={`${id}-keys`}>
        Drag, or use the arrow keys, to move; + and − to zoom, 0 for the whole slide. Select the slide first
        to zoom with the wheel or to move it with one finger.
      </p>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <LevelTable current={isAlive ? view.zoom : undefined} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface ToolsProps {
  zoom: number;
  change: ChangeView;
  showsTiles: boolean;
  setShowsTiles: (shows: boolean) => void;
}

function Tools({ zoom, change, showsTiles, setShowsTiles }: ToolsProps) {
  return (
    <div className="explorer-tools scripted">
      <button
        type="button"
        className="button"
        disabled={zoom === MAX_ZOOM}
        onClick={() => change((now) => zoomBy(now, 1))}
      >
        Zoom in
      </button>
      <button
        type="button"
        className="button"
        disabled={zoom === 0}
        onClick={() => change((now) => zoomBy(now, -1))}
      >
        Zoom out
      </button>
      <button type="button" className="button" onClick={() => change(() => WHOLE)}>
        Whole slide
      </button>
      <label>
        <input
          type="checkbox"
          checked={showsTiles}
          onChange={(event) => setShowsTiles(event.target.checked)}
        />
        Show tiles
      </label>
    </div>
  );
}

function Slide({ view, range }: { view: View; range: TileRange | undefined }) {
  const scale = scaleOf(view.zoom);
  const left = VIEW.width / 2 - view.x * scale;
  const top = VIEW.height / 2 - view.y * scale;
  const bar = `M${VIEW.width - 16 - SCALE_BAR} ${VIEW.height - 24}v8h${SCALE_BAR}v-8`;
  const { glands, lumens, nuclei, cores } = drawSlide(view);
  return (
    <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
      <rect className="glass" x={left} y={top} width={IMAGE.width * scale} height={IMAGE.height * scale} />
      <g transform={`translate(${left} ${top}) scale(${OUTLINE_SCALE * scale})`}>
        <path className="tissue" d={tissueOutline} />
        <path className="dense" d={denseOutline} />
        <path className="glass" d={vesselOutline} />
      </g>
      <path className="gland" d={glands} />
      <path className="glass" d={lumens} />
      <path className="nuclei" d={nuclei} />
      <path className="cores" d={cores} />
      {range && <TileGrid left={left} top={top} range={range} zoom={view.zoom} />}
      <path className="grid-halo" d={bar} />
      <path className="grid" d={bar} />
    </svg>
  );
}

/** The outlines of the tiles in view, cut at the edge of the image. */
function TileGrid({ left, top, range, zoom }: { left: number; top: number; range: TileRange; zoom: number }) {
  const { width, height } = levelAt(zoom);
  const x = (column: number) => left + Math.min(column * TILE, width);
  const y = (row: number) => top + Math.min(row * TILE, height);
  let lines = '';
  for (let column = range.left; column <= range.right; column++) {
    lines += `M${x(column)} ${y(range.top)}V${y(range.bottom)}`;
  }
  for (let row = range.top; row <= range.bottom; row++)
    lines += `M${x(range.left)} ${y(row)}H${x(range.right)}`;
  return (
    <>
      <path className="grid-halo" d={lines} />
      <path className="grid" d={lines} />
    </>
  );
}

/** The small map; a click on it moves the view there. */
function Overview({ view, change }: { view: View; change: ChangeView }) {
  const unit = OVERVIEW.width / IMAGE.width;
  const width = Math.min(OVERVIEW.width, Math.max(6, (VIEW.width / scaleOf(view.zoom)) * unit));
  const height = Math.min(OVERVIEW.height, Math.max(6, (VIEW.height / scaleOf(view.zoom)) * unit));
  const onClick = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * IMAGE.width;
    const y = ((event.clientY - box.top) / box.height) * IMAGE.height;
    change((now) => moveTo(now, x, y));
  };
  return (
    // The arrow keys of the slide do the same without a pointer.
    <svg
      className="explorer-overview"
      viewBox={`0 0 ${OVERVIEW.width} ${OVERVIEW.height}`}
      aria-hidden="true"
      onClick={onClick}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <rect className="glass" width={OVERVIEW.width} height={OVERVIEW.height} />
      <path className="tissue" transform={`scale(${OVERVIEW.width / 512})`} d={tissueOutline} />
      <rect
        className="view"
        x={view.x * unit - width / 2}
        y={view.y * unit - height / 2}
        width={width}
        height={height}
      />
    </svg>
  );
}

function LevelTable({ current }: { current: number | undefined }) {
  return (
    <details>
      <summary>The {levels.length} levels in numbers</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Size in pixels</th>
            <th scope="col">Tiles</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ zoom, width, height, tiles: number }) => (
            <tr key={zoom} aria-current={zoom === current ? 'true' : undefined}>
              <td>{zoom}</td>
              <td>
                {count(width)} × {count(height)}
              </td>
              <td>{count(number)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The text once it has not changed for a while; '' at first, since nothing has happened yet. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setSettled(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A number as readers write it: `65,537`. */
function count(number: number): string {
  return number.toLocaleString('en-US');
}

function tiles(number: number): string {
  return `${count(number)} ${number === 1 ? 'tile' : 'tiles'}`;
}
