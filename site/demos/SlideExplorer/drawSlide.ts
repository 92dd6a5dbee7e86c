import { type Point, smooth } from '../figures/geometry.ts';
import { IMAGE } from './pyramid.ts';
import { scaleOf, VIEW, type View } from './view.ts';

/**
 * A slide that nobody scanned: where tissue, glands and nuclei lie follows from their coordinates alone, so that any
 * part can be drawn at any zoom without an image file, and looks the same each time.
 */

/** Side of the squares that hold one gland or one nucleus each, in pixels of the full image. */
const GLAND_CELL = 1024;
const NUCLEUS_CELL = 112;
/** Zooms from which they are drawn. */
const GLAND_ZOOM = 2;
const NUCLEUS_ZOOM = 5;
/** Outlines are written in a grid of 512 x 384, which keeps them short. */
export const OUTLINE_SCALE = IMAGE.width / 512;

interface Region {
  x: number;
  y: number;
  radius: number;
  turn: number;
}

const tissue: readonly Region[] = [
  { x: 22_000, y: 21_500, radius: 15_500, turn: 0.4 },
  { x: 48_500, y: 29_000, radius: 12_500, turn: 2.1 },
  { x: 19_500, y: 42_000, radius: 4_600, turn: 4.4 },
];
const vessels: readonly Region[] = [
  { x: 24_500, y: 16_500, radius: 1_500, turn: 0.9 },
  { x: 13_500, y: 25_000, radius: 1_200, turn: 2.6 },
  { x: 44_000, y: 32_500, radius: 1_700, turn: 4.1 },
  { x: 54_500, y: 33_000, radius: 900, turn: 5.5 },
];
const dense: readonly Region[] = [
  { x: 17_500, y: 18_500, radius: 5_600, turn: 1.2 },
  { x: 27_500, y: 27_000, radius: 4_000, turn: 3.3 },
  { x: 50_500, y: 25_500, radius: 5_000, turn: 5.1 },
];

/** Path data of what is in view, in units of the drawing. */
export interface Drawing {
  glands: string;
  lumens: string;
  nuclei: string;
  cores: string;
}

export const tissueOutline = outlines(tissue, 21);
export const denseOutline = outlines(dense, 12);
export const vesselOutline = outlines(vessels, 9);

/** What is to be drawn for a view besides the outlines. */
export function drawSlide(view: View): Drawing {
  const drawing: Drawing = { glands: '', lumens: '', nuclei: '', cores: '' };
  if (view.zoom >= GLAND_ZOOM) drawGlands(view, drawing);
  if (view.zoom >= NUCLEUS_ZOOM) drawNuclei(view, drawing);
  return drawing;
}

function drawGlands(view: View, drawing: Drawing): void {
  const place = placer(view);
  forCells(view, GLAND_CELL, (column, row) => {
    const gland = glandIn(column, row);
    if (!gland) return;
    const [x, y] = place(gland.x, gland.y);
    const radius = gland.radius * scaleOf(view.zoom);
    drawing.glands += ellipse(x, y, radius, radius * 0.86, gland.turn);
    drawing.lumens += ellipse(x, y, radius * 0.5, radius * 0.38, gland.turn);
  });
}

function drawNuclei(view: View, drawing: Drawing): void {
  const place = placer(view);
  const scale = scaleOf(view.zoom);
  forCells(view, NUCLEUS_CELL, (column, row) => {
    const x = (column + 0.2 + 0.6 * chance(column, row, 1)) * NUCLEUS_CELL;
    const y = (row + 0.2 + 0.6 * chance(column, row, 2)) * NUCLEUS_CELL;
    if (!isTissue(x, y, 1)) return;
    const gland = glandIn(Math.floor(x / GLAND_CELL), Math.floor(y / GLAND_CELL));
    const reach = gland ? Math.hypot(x - gland.x, y - gland.y) / gland.radius : 2;
    const isCrowded = reach < 1 || isInside(dense, x, y, 1);
    if (reach < 0.56 || chance(column, row, 3) > (isCrowded ? 0.92 : 0.5)) return;
    const size = (19 + 11 * chance(column, row, 4)) * scale;
    const turn = 180 * chance(column, row, 5);
    const [px, py] = place(x, y);
    drawing.nuclei += ellipse(px, py, size, size * 0.68, turn);
    if (size > 9) drawing.cores += ellipse(px + size * 0.25, py - size * 0.1, size * 0.18, size * 0.16, 0);
  });
}

/** The gland in a square of the grid, where there is one. */
function glandIn(column: number, row: number): Region | undefined {
  const x = (column + 0.32 + 0.36 * chance(column, row, 6)) * GLAND_CELL;
  const y = (row + 0.32 + 0.36 * chance(column, row, 7)) * GLAND_CELL;
  if (chance(column, row, 8) > 0.62 || !isTissue(x, y, 0.9)) return undefined;
  return { x, y, radius: 170 + 150 * chance(column, row, 9), turn: 180 * chance(column, row, 10) };
}

/** Distance from the middle of a region to its edge in one direction. */
function reachOf({ radius, turn }: Region, angle: number): number {
  const waves =
    0.17 * Math.sin(3 * angle + turn) + 0.1 * Math.sin(5 * angle - turn) + 0.04 * Math.sin(11 * angle);
  return radius * (1 + waves);
}

/** Whether there is tissue, and not the hole of a vessel. */
function isTissue(x: number, y: number, margin: number): boolean {
  return isInside(tissue, x, y, margin) && !isInside(vessels, x, y, 2 - margin);
}

function isInside(regions: readonly Region[], x: number, y: number, margin: number): boolean {
  return regions.some((region) => {
    const dx = x - region.x;
    const dy = y - region.y;
    return Math.hypot(dx, dy) < margin * reachOf(region, Math.atan2(dy, dx));
  });
}

function outlines(regions: readonly Region[], corners: number): string {
  return regions.map((region) => outline(region, corners)).join('');
}

function outline(region: Region, corners: number): string {
  const ring = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI;
    const reach = reachOf(region, angle) / OUTLINE_SCALE;
    return [
      region.x / OUTLINE_SCALE + Math.cos(angle) * reach,
      region.y / OUTLINE_SCALE + Math.sin(angle) * reach,
    ];
  });
  return smooth(ring);
}

/** Calls `visit` for every square of a grid that touches the view, and one more on each side. */
function forCells({ zoom, x, y }: View, cell: number, visit: (column: number, row: number) => void): void {
  const halfWidth = VIEW.width / 2 / scaleOf(zoom);
  const halfHeight = VIEW.height / 2 / scaleOf(zoom);
  const rows = [Math.floor((y - halfHeight) / cell) - 1, Math.ceil((y + halfHeight) / cell) + 1] as const;
  const columns = [Math.floor((x - halfWidth) / cell) - 1, Math.ceil((x + halfWidth) / cell) + 1] as const;
  for (let row = rows[0]; row < rows[1]; row++) {
    for (let column = columns[0]; column < columns[1]; column++) visit(column, row);
  }
}

/** Where a pixel of the full image lies in the drawing. */
function placer(view: View): (x: number, y: number) => Point {
  const scale = scaleOf(view.zoom);
  return (x, y) => [(x - view.x) * scale + VIEW.width / 2, (y - view.y) * scale + VIEW.height / 2];
}

function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const dx = Math.cos(angle) * rx;
  const dy = Math.sin(angle) * rx;
  const radii = `${rx.toFixed(1)} ${ry.toFixed(1)} ${turn.toFixed(0)} 1 0`;
  const across = `${(2 * dx).toFixed(1)} ${(2 * dy).toFixed(1)}`;
  const back = `${(-2 * dx).toFixed(1)} ${(-2 * dy).toFixed(1)}`;
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}a${radii} ${across}a${radii} ${back}`;
}

/** A number between 0 and 1 that depends on the place alone; `salt` gives independent ones. */
function chance(column: number, row: number, salt: number): number {
  let hash = Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263) ^ Math.imul(salt, 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}
