/** A rectangle of the window, in CSS pixels from its top left corner. */
export type Box = { left: number; top: number; width: number; height: number };

/** In CSS pixels. */
export type Size = { width: number; height: number };

/**
 * Where a zoomed image stands: in the middle of the window, as large as it is and the window allows, without a margin.
 *
 * @param box the image in the text
 * @param natural its size in pixels, in its largest version; infinite for a drawing
 */
export function fitZoom(box: Box, natural: Size, window: Size): Box {
  const scale = Math.min(
    Math.min(Math.max(box.width, natural.width), window.width) / box.width,
    Math.min(Math.max(box.height, natural.height), window.height) / box.height,
  );
  const width = box.width * scale;
  const height = box.height * scale;
  return { left: (window.width - width) / 2, top: (window.height - height) / 2, width, height };
}

/** The `transform` that lays a box of the same shape, whose origin is its top left corner, over another. */
export function layOver(box: Box, other: Box): string {
  return `translate(${other.left - box.left}px, ${other.top - box.top}px) scale(${other.width / box.width})`;
}

/**
 * The last, which the build makes the largest, of the candidates of a `srcset`; undefined if `shown` is not among them,
 * since another format was chosen then.
 *
 * @param shown the absolute URL that the browser chose
 * @param base what URLs in the `srcset` are relative to
 * @returns an absolute URL and the width in pixels
 */
export function largestCandidate(
  srcset: string,
  shown: string,
  base: string,
): { url: string; width: number } | undefined {
  const candidates = srcset.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.trim().split(' ');
    return { url: new URL(url, base).href, width: Number.parseInt(width, 10) };
  });
  return candidates.some(({ url }) => url === shown) ? candidates.at(-1) : undefined;
}
