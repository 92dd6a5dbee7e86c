import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Problem } from '../core/types.ts';
import { nameHash } from '../files/contentHash.ts';
import type { PlannedFile } from '../files/plan.ts';
import type { ImageInfo } from '../markdown/compiled.ts';
import { IMAGE_FILE } from '../markdown/inline/images.ts';
import { cleanSvg } from './cleanSvg.ts';
import { convertRaster } from './rasterImage.ts';
import { svgSize } from './svgSize.ts';

export interface PreparedImages {
  /** Path from the site's root (`public/a.png`) -> what pages must know of it. */
  images: Record<string, ImageInfo>;
  files: PlannedFile[];
  problems: Problem[];
}

interface PreparedImage {
  info: ImageInfo | undefined;
  files: PlannedFile[];
  problems: Problem[];
}

const SVG = /\.svg$/i;
const MAX_NAME_LENGTH = 40;

/** Two pictures at a time: the encoder under each uses every core already. */
const CONCURRENCY = 2;

/**
 * Measures every image under `public/` and the docs folder, sanitises SVG, converts raster images.
 * `cacheDir` (absolute) keeps the conversions, by content; `outDir` (absolute) is left out, for it may lie among the pages.
 */
export async function prepareImages(
  root: string,
  docsDir: string,
  base: string,
  cacheDir: string,
  engineHash = '',
  outDir?: string,
): Promise<PreparedImages> {
  const folders = ['public/', docsDir === '.' ? '' : `${docsDir}/`];
  const lists = await Promise.all(folders.map((folder) => listImages(root, folder, outDir)));
  const paths = [...new Set(lists.flat())].sort();
  const results = new Map<string, PreparedImage>();
  const pending = paths.values();
  const lanes = Array.from({ length: CONCURRENCY }, async () => {
    for (const path of pending) results.set(path, await prepareImage(root, path, base, cacheDir, engineHash));
  });
  await Promise.all(lanes);
  const images: PreparedImages['images'] = {};
  // The same picture may lie in two places; its hash gives it one name.
  const files = new Map<string, PlannedFile>();
  const problems: Problem[] = [];
  for (const path of paths) {
    const result = results.get(path);
    if (result?.info !== undefined) images[path] = result.info;
    for (const file of result?.files ?? []) files.set(file.path, file);
    problems.push(...(result?.problems ?? []));
  }
  return { images, files: [...files.values()], problems };
}

/** `folder`: '' or a path that ends with `/`, from the root like those returned. */
async function listImages(root: string, folder: string, outDir: string | undefined): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const nested = entries.map((entry) => {
    const path = folder + entry.name;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return join(root, path) === outDir ? [] : listImages(root, `${path}/`, outDir);
    return entry.isFile() && IMAGE_FILE.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

async function prepareImage(
  root: string,
  path: string,
  base: string,
  cacheDir: string,
  engineHash: string,
): Promise<PreparedImage> {
  const content = await readFile(join(root, path));
  try {
    return SVG.test(path)
      ? await prepareSvg(path, content.toString('utf8'), base, cacheDir, engineHash)
      : await prepareRaster(root, path, content, base, cacheDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return broken(path, `is not a picture that can be read: ${reason}.`, 'Export it again.');
  }
}

async function prepareSvg(
  path: string,
  text: string,
  base: string,
  cacheDir: string,
  engineHash: string,
): Promise<PreparedImage> {
  const { svg, problems } = await cleanSvg(text, cacheDir, engineHash);
  const found = problems.map((problem) => ({ ...problem, file: path }));
  if (svg === '') return { info: undefined, files: [], problems: found };
  const size = svgSize(svg);
  if (size === undefined) {
    const sizeless = broken(path, 'has neither width and height nor a viewBox.', 'Give its <svg> a viewBox.');
    return { ...sizeless, problems: [...found, ...sizeless.problems] };
  }
  const file = { path: `${outputStem(path)}.${nameHash(svg)}.svg`, content: svg };
  return { info: { ...size, src: base + file.path, sources: [] }, files: [file], problems: found };
}

async function prepareRaster(
  root: string,
  path: string,
  content: Buffer,
  base: string,
  cacheDir: string,
): Promise<PreparedImage> {
  const extension = parse(path).ext.toLowerCase();
  const { width, height, variants } = await convertRaster(content, extension.slice(1), cacheDir);
  const stem = outputStem(path);
  const originalPath = `${stem}.${nameHash(content)}${extension}`;
  const original = { path: originalPath, copyFrom: join(root, path), identity: originalPath };
  const planned = variants.map((variant) => ({
    ...variant,
    path: `${stem}-${variant.width}.${variant.hash}${variant.extension}`,
  }));
  const sources = (['image/avif', 'image/webp'] as const).flatMap((type) => {
    const own = planned.filter((variant) => variant.type === type);
    const srcset = own.map((variant) => `${base}${variant.path} ${variant.width}w`).join(', ');
    return own.length === 0 ? [] : [{ type, srcset }];
  });
  const copies = planned.map(({ path, file }) => ({ path, copyFrom: file, identity: path }));
  const info = { width, height, src: base + original.path, sources };
  return { info, files: [original, ...copies], problems: [] };
}

function broken(file: string, message: string, hint: string): PreparedImage {
  const problem: Problem = { severity: 'error', file, line: undefined, message, hint };
  return { info: undefined, files: [], problems: [problem] };
}

/** Output path without hash and extension; only characters that need no escaping in a URL or a `srcset`. */
function outputStem(path: string): string {
  const name = parse(path)
    .name.replace(/[^\w-]+/g, '-')
    .slice(0, MAX_NAME_LENGTH);
  return `assets/img/${name}`;
}
