/** A tile source for OpenSeadragon: an image, the number of a slice of it, and what gives the present token. */
export function slideSource({ width, height, zoom }, slice, token) {
  return {
    width,
    height,
    tileSize: 256,
    tileOverlap: 0,
    minLevel: 0,
    maxLevel: zoom,
    getTileUrl: (level, column, row) =>
      `/api/sliceinstance/${slice}/normalized-tile/zoom/${level}/tx/${column}/ty/${row}.jpg` +
      `?Authorization=Bearer%20${token()}`,
  };
}
