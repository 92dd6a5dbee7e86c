import type { Point } from '../figures/geometry.ts';

/** Places that the window **Paste with link** offers, by their labels; those of hidden images are without the first. */
export const places = [
  'viewer center position',
  'image center position',
  'original annotation position',
] as const;

export type Place = (typeof places)[number];

/** An image of the group; lengths in units of the drawing, which stand for the same number of pixels on each. */
export interface Image {
  name: string;
  width: number;
  height: number;
  micronsPerPixel: number;
}

/** An image that the copy can go to. */
export interface Target extends Image {
  /** Open in the viewer. */
  isShown: boolean;
  /** Where on this image the object is that the annotation outlines. */
  object: Point;
  /** By how much it is turned there, in degrees. */
  turn: number;
}

/** A pasted annotation: its middle, its size compared with the original, and how it was turned since. */
export interface Copy {
  at: Point;
  scale: number;
  turn: number;
}

/** What the reader decides about the images. */
export interface Settings {
  isViewMoved: boolean;
  isCalibrated: boolean;
}

/** The image with the annotation. */
export const SOURCE: Image = { name: 'H&E', width: 104, height: 84, micronsPerPixel: 0.25 };
/** The middle of the annotation there, and half of its size. */
export const ORIGINAL: Point = [72, 27];
export const HALF: Point = [14, 11];
/** The middle of an open view, when nobody has moved it to the object. */
export const UNMOVED: Point = [70, 52];

export const targets: readonly Target[] = [
  { ...SOURCE, name: 'CD3', isShown: true, object: [34, 59], turn: 0 },
  {
    name: 'Ki-67',
    width: 65,
    height: 52.5,
    micronsPerPixel: 0.4,
    isShown: false,
    object: [33, 27],
    turn: 40,
  },
];

/** A copy nearer than this, within this share of the size and these degrees, is on the object. */
const NEAR = { distance: 3, share: 0.15, degrees: 10 };

/** The places that are offered for an image, the preset first. */
export function placesFor({ isShown }: Target): readonly Place[] {
  return isShown ? places : places.slice(1);
}

/** How long the object is on an image, in pixels, compared with the first image. */
export function ratioOf({ micronsPerPixel }: Image): number {
  return SOURCE.micronsPerPixel / micronsPerPixel;
}

/**
 * The copy on an image. With both resolutions known it keeps its size in µm, otherwise in pixels; where it would reach
 * beyond the edge, it is moved in. The viewer counts pixels from the lower left corner.
 */
export function landing(place: Place, target: Target, { isViewMoved, isCalibrated }: Settings): Copy {
  const { width, height, object } = target;
  const [x, y] = {
    'viewer center position': isViewMoved ? object : UNMOVED,
    'image center position': [width / 2, height / 2] as const,
    'original annotation position': [ORIGINAL[0], height - (SOURCE.height - ORIGINAL[1])] as const,
  }[place];
  const scale = isCalibrated ? ratioOf(target) : 1;
  return { at: [inside(x, HALF[0] * scale, width), inside(y, HALF[1] * scale, height)], scale, turn: 0 };
}

/** What is left to do for a copy, in words. */
export function advise({ at: [x, y], scale, turn }: Copy, target: Target): string {
  const { name, object } = target;
  const size = scale / ratioOf(target);
  const turned = Math.abs(((turn - target.turn + 540) % 360) - 180);
  const tools = [
    Math.hypot(x - object[0], y - object[1]) > NEAR.distance && 'Move',
    Math.abs(size - 1) > NEAR.share && 'Rescale',
    turned > NEAR.degrees && 'Rotate',
  ].filter(Boolean);
  return tools.length === 0 ? `${name}: on the object.` : `${name}: use ${tools.join(', ')}.`;
}

function inside(value: number, half: number, size: number): number {
  return Math.min(size - half, Math.max(half, value));
}
