import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { contentHash, nameHash } from '../files/contentHash.ts';
import type { PlannedFile } from '../files/plan.ts';

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
  /** Key of an image -> `srcset` of what browsers are offered besides the original. */
  sources: Record<string, string>;
  files: PlannedFile[];
}

/** A size of an image: its width, and the hash that names its file. */
interface Size {
  width: number;
  hash: string;
}

/** Widths in pixels: a phone, or the text column on a plain screen; the column on a dense screen; the zoom. */
const WIDTHS = [960, 1440, 1920];
/** A size is left out when the largest has fewer pixels across than this times as many. */
const MIN_STEP = 1.25;
/** What the markup for other sizes takes of a page: an image that saves less comes as it is. */
const MARKUP_BYTES = 200;
/** A fifth more bytes than AVIF, made in a quarter of the time (`DECISIONS.md`). */
const WEBP = { quality: 80, effort: 2 };
/** Part of every cache key: change it with how images are made. */
const SETTINGS = JSON.stringify([WEBP, WIDTHS]);
/** sharp has four threads, and each image in work takes its memory. */
const MAX_LANES = 4;

/** Makes the sizes that browsers are offered of each image, once per content. */
export async function encodeImages(
  images: readonly ShownImage[],
  base: string,
  cacheDir: string,
): Promise<EncodedImages> {
  const folder = join(cacheDir, 'images');
  const unique = [...new Map(images.map((image) => [image.key, image])).values()];
  const made = new Map<string, Size[]>();
  const pending = unique.values();
  const lanes = Array.from({ length: Math.min(availableParallelism(), MAX_LANES) }, async () => {
    for (const image of pending) made.set(image.key, await sizesOf(image, folder));
  });
  await Promise.all(lanes);
  const result: EncodedImages = { sources: {}, files: [] };
  for (const { key, stem } of unique) {
    const sizes = (made.get(key) ?? []).map(({ width, hash }) => ({
      width,
      path: `${stem}-${width}.${hash}.webp`,
      copyFrom: join(folder, `${hash}.webp`),
    }));
    result.files.push(...sizes.map(({ path, copyFrom }) => ({ path, copyFrom, identity: path })));
    if (sizes.length > 0)
      result.sources[key] = sizes.map(({ path, width }) => `${base}${path} ${width}w`).join(', ');
  }
  return result;
}

/** From the cache, or made; none when the original is the best there is. */
async function sizesOf({ key, file }: ShownImage, folder: string): Promise<Size[]> {
  const record = join(folder, `${contentHash(SETTINGS, key)}.json`);
  const cached = await readFile(record, 'utf8').catch(() => undefined);
  if (cached !== undefined) return JSON.parse(cached);
  const sizes = await encode(await readFile(file), folder);
  await writeWhole(folder, record, JSON.stringify(sizes));
  return sizes;
}

async function encode(content: Buffer, folder: string): Promise<Size[]> {
  const { default: sharp } = await import('sharp');
  // One image in each lane: more threads for each would not make it faster, and keep more in memory.
  sharp.concurrency(1);
  sharp.cache(false);
  // Decoded once for all sizes.
  const { data, info } = await sharp(content)
    .autoOrient()
    .resize({ width: WIDTHS.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const sizes: { width: number; bytes: Buffer }[] = [];
  for (const to of widthsOf(width)) {
    const image = sharp(data, { raw: { width, height, channels } }).resize({ width: to });
    sizes.push({ width: to, bytes: await image.webp(WEBP).toBuffer() });
  }
  if ((sizes.at(-1)?.bytes.length ?? 0) + MARKUP_BYTES > content.length) return [];
  const written = sizes.map(async ({ width, bytes }) => {
    const hash = nameHash(bytes);
    await writeWhole(folder, join(folder, `${hash}.webp`), bytes);
    return { width, hash };
  });
  return Promise.all(written);
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
