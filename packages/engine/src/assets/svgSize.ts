/** CSS pixels per absolute unit. */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/**
 * Size of an SVG in whole pixels, from its `width` and `height` or else its `viewBox`; undefined when it has neither.
 *
 * @example svgSize('<svg viewBox="0 0 40 30">') // { width: 40, height: 30 }
 */
export function svgSize(svg: string): { width: number; height: number } | undefined {
  const [tag = ''] = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i.exec(svg) ?? [];
  const [, , boxWidth = 0, boxHeight = 0] = attribute(tag, 'viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined;
  const width = pixels(attribute(tag, 'width'));
  const height = pixels(attribute(tag, 'height'));
  if (width !== undefined && height !== undefined) return rounded(width, height);
  if (ratio === undefined) return undefined;
  if (width !== undefined) return rounded(width, width / ratio);
  return height === undefined ? rounded(boxWidth, boxHeight) : rounded(height * ratio, height);
}

function attribute(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return match?.[1] ?? match?.[2] ?? '';
}

function pixels(length: string): number | undefined {
  const match = /^\s*([\d.]+)\s*([a-z]*)\s*$/.exec(length);
  const value = Number(match?.[1]) * (UNITS[match?.[2] ?? ''] ?? Number.NaN);
  return value > 0 ? value : undefined;
}

function rounded(width: number, height: number): { width: number; height: number } {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
