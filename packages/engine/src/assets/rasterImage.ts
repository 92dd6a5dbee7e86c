import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import { contentHash, nameHash } from '../files/contentHash.ts';

/** Widths in pixels that pages are offered; the last is for the zoom. */
const WIDTHS = [480, 960, 1440, 1920];

/** Part of every cache key: change it with the settings below. */
const SETTINGS = 'avif 55/3, webp 80/4, 480-1920';

const FORMATS = [
  {
    type: 'image/avif',
    extension: '.avif',
    encode: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  },
  {
    type: 'image/webp',
    extension: '.webp',
    encode: (image: Sharp) => image.webp({ quality: 80, effort: 4 }),
  },
] as const;

/** What sharp calls the formats of our extensions. */
const FORMAT_NAMES: Record<string, string> = { jpg: 'jpeg', avif: 'heif' };

export interface RasterVariant {
  type: 'image/avif' | 'image/webp';
  width: number;
  /** Absolute path in the cache. */
  file: string;
  hash: string;
  extension: string;
}

export interface RasterImage {
  width: number;
  height: number;
  variants: RasterVariant[];
}

interface CachedImage {
  width: number;
  height: number;
  variants: { type: RasterVariant['type']; width: number; hash: string; extension: string }[];
}

/**
 * Size of a raster image and its conversions to AVIF and WebP, made once per content. Rejects when the content is no
 * picture, is damaged, or is not what its extension says.
 */
export async function convertRaster(
  content: Buffer,
  extension: string,
  cacheDir: string,
): Promise<RasterImage> {
  const key = contentHash(SETTINGS, extension, content);
  const folder = join(cacheDir, 'images');
  const record = join(folder, `${key}.json`);
  const cached = await readFile(record, 'utf8').then(
    (text): CachedImage => JSON.parse(text),
    () => undefined,
  );
  const image = cached ?? (await convert(content, extension, folder));
  if (cached === undefined) await writeWhole(record, JSON.stringify(image));
  const variants = image.variants.map((variant) => ({ ...variant, file: cacheFile(folder, variant) }));
  return { ...image, variants };
}

async function convert(content: Buffer, extension: string, folder: string): Promise<CachedImage> {
  // Loaded here only, since most builds find every picture in the cache.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(content, { animated: true }).rotate();
  const { format, pages = 1, autoOrient } = await sharp(content, { animated: true }).metadata();
  const expected = FORMAT_NAMES[extension] ?? extension;
  if (format !== expected) throw new Error(`its content is ${format}, not ${expected}`);
  const { width } = autoOrient;
  // An animation is one tall strip of frames.
  const height = autoOrient.height / pages;
  if (pages > 1) {
    await open().raw().toBuffer();
    return { width, height, variants: [] };
  }
  const widths = [...new Set(WIDTHS.map((offered) => Math.min(offered, width)))];
  const formats = FORMATS.map(async ({ type, extension, encode }) => {
    const variants: CachedImage['variants'] = [];
    let largest = 0;
    for (const width of widths) {
      const data = await encode(open().resize({ width })).toBuffer();
      const hash = nameHash(data);
      variants.push({ type, width, hash, extension });
      await writeWhole(cacheFile(folder, { hash, extension }), data);
      largest = Math.max(largest, data.length);
    }
    // A conversion that saves nothing only costs bytes of markup.
    return largest < content.length ? variants : [];
  });
  return { width, height, variants: (await Promise.all(formats)).flat() };
}

function cacheFile(folder: string, { hash, extension }: { hash: string; extension: string }): string {
  return join(folder, `${hash}${extension}`);
}

/** Two builds, or two pictures alike, may write at once; nobody may see half a file. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(partial, content);
  await rename(partial, file);
}
