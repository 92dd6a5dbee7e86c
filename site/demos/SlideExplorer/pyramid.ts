/** The arithmetic of a tiled image: 65,536 x 49,152 pixels in tiles of 256, halved until one tile holds it all. */

export const IMAGE = { width: 65_536, height: 49_152 };
export const TILE = 256;
export const MICRONS_PER_PIXEL = 0.25;

/** One size of the image; zoom 0 is the smallest. */
export interface Level {
  zoom: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  tiles: number;
}

/** Tiles from `left` and `top` up to, and without, `right` and `bottom`. */
export interface TileRange {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** All levels, smallest first. */
export const levels: readonly Level[] = buildLevels(IMAGE.width, IMAGE.height);
export const MAX_ZOOM = levels.length - 1;
export const ALL_TILES = levels.reduce((sum, level) => sum + level.tiles, 0);

/** Levels of an image of this size: halved, rounded up, until it fits into one tile. */
export function buildLevels(width: number, height: number): Level[] {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const isLast = columns === 1 && rows === 1;
  const below = isLast ? [] : buildLevels(Math.ceil(width / 2), Math.ceil(height / 2));
  return [...below, { zoom: below.length, width, height, columns, rows, tiles: columns * rows }];
}

/** The level at a zoom between 0 and `MAX_ZOOM`. */
export function levelAt(zoom: number): Level {
  const level = levels[zoom];
  if (!level) throw new RangeError(`no level at zoom ${zoom}`);
  return level;
}

/** The length of a bar of `pixels` at a zoom, as a reader would say it: `50 µm`, `3.2 mm`. */
export function lengthAt(zoom: number, pixels: number): string {
  const microns = pixels * MICRONS_PER_PIXEL * 2 ** (MAX_ZOOM - zoom);
  return microns < 1000 ? `${microns} µm` : `${microns / 1000} mm`;
}
