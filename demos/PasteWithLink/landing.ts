import type { Point } from '../figures/geometry.ts';

/** Places that the window **Paste with link** offers, by their labels; those of hidden images are without the first. */
export const places = [
  'viewer center position',
  'image center position',
  'original annotation position',
] as const;

export type Place = (typeof places)[number];

/** An image of the group that the copy can go to; lengths in pixels of the image. */
export interface Target {
  name: string;
  /** Open in the viewer. */
  isShown: boolean;
  /** Where on this image the object is that the annotation outlines. */
  object: Point;
  /** By how much it is turned there, in degrees. */
  turn: number;
}

/** All images of the group have this size. */
export const IMAGE = { width: 104, height: 84 };
/** The middle of the annotation on its own image, and half of its size. */
export const ORIGINAL: Point = [72, 27];
export const HALF = { width: 14, height: 11 };
/** The middle of an open view, when nobody has moved it to the object. */
export const UNMOVED: Point = [70, 52];

export const targets: readonly Target[] = [
  { name: 'CD3', isShown: true, object: [34, 59], turn: 0 },
  { name: 'Ki-67', isShown: false, object: [53, 43], turn: 40 },
];

const NEAR = 3;

/** The places that are offered for an image, the preset first. */
export function placesFor({ isShown }: Target): readonly Place[] {
  return isShown ? places : places.slice(1);
}

/** The middle of the copy on an image; a copy that would reach beyond its edge is moved in. */
export function landing(place: Place, target: Target, isViewMoved: boolean): Point {
  const middle: Point = [IMAGE.width / 2, IMAGE.height / 2];
  const [x, y] = {
    'viewer center position': isViewMoved ? target.object : UNMOVED,
    'image center position': middle,
    'original annotation position': ORIGINAL,
  }[place];
  return [inside(x, HALF.width, IMAGE.width), inside(y, HALF.height, IMAGE.height)];
}

/** What is left to do for a copy, in words. */
export function advise([x, y]: Point, { name, object, turn }: Target): string {
  if (Math.hypot(x - object[0], y - object[1]) > NEAR) return `${name}: beside the object, use Move.`;
  return turn === 0 ? `${name}: on the object.` : `${name}: on the object, which is turned here: use Rotate.`;
}

function inside(value: number, half: number, size: number): number {
  return Math.min(size - half, Math.max(half, value));
}
