import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { contentHash, nameHash } from '../files/contentHash.ts';
import type { PlannedFile } from '../files/plan.ts';
import type { ImageSource } from '../markdown/inline/images.ts';

/** An image that a page shows. */
export interface ShownImage {
  /** Hash of its content. */
  key: string;
  /** Absolute path of the original. */
  file: string;
  /** Start of the paths of its other sizes, below the output folder. */
  stem: string;
}

export interface EncodedImages {
  /** Key of an image -> what browsers are offered besides the original. */
  sources: Record<string, ImageSource>;
  files: PlannedFile[];
}

/** The image in other sizes, all in one format; in the order of their widths. */
interface Encoding {
  type: ImageSource['type'];
  extension: string;
  sizes: { width: number; hash: string }[];
}

/** Widths in pixels: a phone, or the text column on a plain screen; the column on a dense screen; the zoom. */
const WIDTHS = [960, 1440, 1920];
/** A size is left out when the largest has fewer pixels across than this times as many. */
const MIN_STEP = 1.25;
/** AVIF takes longer to encode and to decode: it is used where it has at most this share of the bytes of WebP. */
const AVIF_SHARE = 0.85;
/** What the markup for other sizes takes of a page: an image that saves less comes as it is. */
const MARKUP_BYTES = 200;
/** Part of every cache key: change it with what stands above and in `FORMATS`. */
const SETTINGS = 'avif 55/1, larger 0, webp 80/2, 960-1920';
/** sharp has four threads, and each image in work takes its memory. */
const MAX_LANES = 4;

/** Every browser that can show the style sheets knows both formats, so each image comes in one of them. */
const FORMATS = {
  webp: {
    type: 'image/webp',
    extension: '.webp',
    encode: (image: Sharp) => image.webp({ quality: 80, effort: 2 }).toBuffer(),
  },
  avif: {
    type: 'image/avif',
    extension: '.avif',
    // The larger sizes, for dense screens and the zoom, are most of the pixels: a fifth more bytes for a third of the
    // time.
    encode: (image: Sharp, isSmallest: boolean) =>
      image.avif({ quality: 55, effort: isSmallest ? 1 : 0 }).toBuffer(),
  },
} as const;

/** Makes the sizes and the format that browsers are offered of each image, once per content. */
export async function encodeImages(
  images: readonly ShownImage[],
  base: string,
  cacheDir: string,
): Promise<EncodedImages> {
  const folder = join(cacheDir, 'images');
  const unique = [...new Map(images.map((image) => [image.key, image])).values()];
  const encodings = new Map<string, Encoding | undefined>();
  const pending = unique.values();
  const lanes = Array.from({ length: Math.min(availableParallelism(), MAX_LANES) }, async () => {
    for (const image of pending) encodings.set(image.key, await encodingOf(image, folder));
  });
  await Promise.all(lanes);
  const result: EncodedImages = { sources: {}, files: [] };
  for (const { key, stem } of unique) {
    const encoding = encodings.get(key);
    if (encoding === undefined) continue;
    const { type, extension, sizes } = encoding;
    const planned = sizes.map(({ width, hash }) => ({
      width,
      path: `${stem}-${width}.${hash}${extension}`,
      copyFrom: join(folder, hash + extension),
    }));
    result.files.push(...planned.map(({ path, copyFrom }) => ({ path, copyFrom, identity: path })));
    const srcset = planned.map(({ path, width }) => `${base}${path} ${width}w`).join(', ');
    result.sources[key] = { type, srcset };
  }
  return result;
}

/** From the cache, or made; undefined when the original is the best there is. */
async function encodingOf({ key, file }: ShownImage, folder: string): Promise<Encoding | undefined> {
  const record = join(folder, `${contentHash(SETTINGS, key)}.json`);
  const cached = await readFile(record, 'utf8').catch(() => undefined);
  if (cached !== undefined) return JSON.parse(cached) ?? undefined;
  const encoding = await encode(await readFile(file), folder);
  await writeWhole(folder, record, JSON.stringify(encoding ?? null));
  return encoding;
}

async function encode(content: Buffer, folder: string): Promise<Encoding | undefined> {
  const { default: sharp } = await import('sharp');
  // One image in each lane: more threads for each would not make it faster, and keep more in memory.
  sharp.concurrency(1);
  sharp.cache(false);
  const largest = WIDTHS.at(-1) ?? 0;
  // Decoded once for all sizes.
  const { data, info } = await sharp(content)
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (to: number) => {
    const image = sharp(data, { raw: { width, height, channels } });
    return to === width ? image : image.resize({ width: to });
  };
  const [least = width, ...others] = widthsOf(width);
  // The formats are compared at the smallest size.
  const webp = await FORMATS.webp.encode(at(least));
  const avif = await FORMATS.avif.encode(at(least), true);
  const isAvif = avif.length <= webp.length * AVIF_SHARE;
  const { type, extension, encode } = FORMATS[isAvif ? 'avif' : 'webp'];
  const made = [{ width: least, bytes: isAvif ? avif : webp }];
  for (const to of others) made.push({ width: to, bytes: await encode(at(to), false) });
  if ((made.at(-1)?.bytes.length ?? 0) + MARKUP_BYTES > content.length) return undefined;
  const sizes = made.map(async ({ width, bytes }) => {
    const hash = nameHash(bytes);
    await writeWhole(folder, join(folder, hash + extension), bytes);
    return { width, hash };
  });
  return { type, extension, sizes: await Promise.all(sizes) };
}

/** @example widthsOf(1600) // [960, 1600] */
export function widthsOf(width: number): number[] {
  return [...WIDTHS.filter((offered) => offered * MIN_STEP <= width), width].slice(0, WIDTHS.length);
}

/** Two builds may write at once; no reader may see half a file. */
async function writeWhole(folder: string, file: string, content: string | Buffer): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(partial, content);
  await rename(partial, file);
}
