import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { DOCS_DIR } from '../core/address.ts';
import { mistake } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { contentHash, nameHash } from '../files/contentHash.ts';
import { listDocs } from '../files/listFiles.ts';
import type { Pack } from '../files/pack.ts';
import type { PlannedFile } from '../files/plan.ts';
import type { ImageInfo } from '../markdown/compiled.ts';
import { IMAGE_FILE } from '../markdown/inline/images.ts';
import type { ShownImage } from './encodeImages.ts';

export interface SiteImages {
  /** Path from the site's root (`public/a.png`) -> what pages must know of it. */
  images: Record<string, ImageInfo>;
  /** The same path -> the file that the output gets. */
  originals: Record<string, PlannedFile>;
  problems: Problem[];
}

interface ReadImagesInput {
  root: string;
  base: string;
  /** Paths below `public/`. */
  publicFiles: readonly string[];
  /** Keeps what was found out about an image, by its content. */
  pack: Pack;
}

/** What is known of an image's content. */
interface Measured {
  /** Undefined for an image that cannot be shown. */
  size: { width: number; height: number } | undefined;
  /** What no other sizes are made of: drawings and animations. */
  isWhole?: boolean;
  fault?: string;
}

/** What sharp calls the formats of our extensions. */
const FORMAT_NAMES: Record<string, string> = { jpg: 'jpeg', avif: 'heif' };
const MAX_NAME_LENGTH = 40;
/** What would run when a drawing is opened by itself. */
const ACTIVE = /<script\b|\son[a-z]+\s*=|javascript:/i;

/** Measures and checks every image. Nothing is encoded here: all mistakes of a site are found before that. */
export async function readImages(input: ReadImagesInput): Promise<SiteImages> {
  const docs = await listDocs(input.root);
  const all = [
    ...docs.map((path) => `${DOCS_DIR}/${path}`),
    ...input.publicFiles.map((path) => `public/${path}`),
  ];
  const paths = all.filter((path) => IMAGE_FILE.test(path));
  const result: SiteImages = { images: {}, originals: {}, problems: [] };
  const read = await Promise.all(paths.map((path) => readImage(path, input)));
  for (const [i, { info, original, problem }] of read.entries()) {
    const path = paths[i] ?? '';
    if (problem !== undefined) result.problems.push(problem);
    if (info !== undefined) result.images[path] = info;
    if (original !== undefined) result.originals[path] = original;
  }
  return result;
}

/** The images with these keys, to be encoded. */
export function shownImages(
  { images, originals }: SiteImages,
  keys: ReadonlySet<string>,
  root: string,
): ShownImage[] {
  return Object.entries(images).flatMap(([path, { key }]) =>
    key === undefined || !keys.has(key) || originals[path] === undefined
      ? []
      : [{ key, file: join(root, path), stem: outputStem(path) }],
  );
}

async function readImage(
  path: string,
  { root, base, pack }: ReadImagesInput,
): Promise<{ info?: ImageInfo; original?: PlannedFile; problem?: Problem }> {
  const content = await readFile(join(root, path));
  const { size, isWhole, fault } = await measure(path, content, pack);
  if (size === undefined)
    return { problem: mistake(path, undefined, fault ?? '', 'Export it again.', 'missingImages') };
  const key = nameHash(content);
  // What lies in public/ has its address already.
  const target = path.startsWith('public/')
    ? path.slice('public/'.length)
    : `${outputStem(path)}.${key}${parse(path).ext.toLowerCase()}`;
  const src = base + encodeURI(target).replace(/[?#]/g, encodeURIComponent);
  return {
    info: { ...size, src, key: isWhole ? undefined : key },
    original: { path: target, copyFrom: join(root, path), identity: key },
  };
}

/** Once per content and extension: decoding an image takes its time. */
async function measure(path: string, content: Buffer, pack: Pack): Promise<Measured> {
  const extension = parse(path).ext.slice(1).toLowerCase();
  const key = `image ${contentHash(extension, content)}`;
  const kept = pack.get(key);
  if (kept !== undefined) return JSON.parse(kept);
  const made = await decode(content, extension).catch((error: Error): Measured => {
    const [reason] = error.message.split('\n');
    return { size: undefined, fault: `is not a picture that can be read: ${reason}.` };
  });
  pack.put(key, JSON.stringify(made));
  return made;
}

async function decode(content: Buffer, extension: string): Promise<Measured> {
  // Loaded here only, since most builds know every picture.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const { format, pages = 1, autoOrient } = await sharp(content, { animated: true }).metadata();
  const expected = FORMAT_NAMES[extension] ?? extension;
  if (format !== expected) throw new Error(`its content is ${format}, not ${expected}`);
  const [active] = (extension === 'svg' && ACTIVE.exec(content.toString('utf8'))) || [];
  if (active !== undefined) throw new Error(`it holds "${active.trim()}", which could run`);
  // Read to its end, to find one that is cut short; a small copy needs the least work.
  await sharp(content, { animated: true })
    .resize(16, 16, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  // An animation is one tall strip of frames.
  const size = { width: autoOrient.width, height: autoOrient.height / pages };
  return { size, isWhole: pages > 1 || extension === 'svg' };
}

/** Output path without hash and extension; only characters that need no escaping in a URL or a `srcset`. */
function outputStem(path: string): string {
  const name = parse(path)
    .name.replace(/[^\w-]+/g, '-')
    .slice(0, MAX_NAME_LENGTH);
  return `assets/img/${name}`;
}
