import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageInfo } from './compiled.ts';
import { decoded, resolvePath } from './links.ts';
import { type PageState, reportError, suggest } from './pageState.ts';

/** File names of the pictures that a build can measure. */
export const IMAGE_FILE = /\.(?:png|jpe?g|webp|gif|avif|svg)$/i;
const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Looks up the image that an address on this page means, and reports what is wrong with it. */
export function findImage(page: PageState, src: string, line: number): ImageInfo | undefined {
  const { images } = page.context;
  if (FOREIGN.test(src)) {
    const hint = 'Pages load nothing from elsewhere: put the file into public/ or beside the page.';
    reportError(page, line, `the image "${shorten(src)}" is not a file of this site.`, hint);
    return undefined;
  }
  const file = imageFile(page, src);
  if (file !== undefined && Object.hasOwn(images, file)) {
    page.images.add(file);
    return images[file];
  }
  if (file !== undefined && !file.endsWith('/') && existsSync(join(page.context.root, file))) {
    const hint = IMAGE_FILE.test(file)
      ? 'It has to be a file that can be read, and no link to one.'
      : 'Use PNG, JPEG, WebP, GIF, AVIF or SVG.';
    reportError(page, line, `the image "${shorten(src)}" is there, but cannot be shown (${file}).`, hint);
    return undefined;
  }
  const hint = suggest(file ?? src, Object.keys(images), 'Put the file there, or correct the address.');
  const place = file === undefined ? '' : ` (${file})`;
  reportError(page, line, `the image "${shorten(src)}" is not there${place}.`, hint);
  return undefined;
}

/** Reports an image that says nothing to those who do not see it. */
export function reportNoAlternative(page: PageState, src: string, line: number, hint: string): void {
  reportError(page, line, `the image "${shorten(src)}" has no alternative text.`, hint);
}

/** Path from the site's root: `/a.png` lies under `public/`, `./a.png` beside the page. */
function imageFile({ source, context }: PageState, src: string): string | undefined {
  const path = decoded(src.replace(/[?#].*$/s, ''));
  if (path.startsWith('/')) return resolvePath('public', path)?.replace(/^\//, 'public/');
  const docs = context.docsDir === '.' ? '' : `${context.docsDir}/`;
  return resolvePath(`${docs}${source.relativePath}`.replace(/[^/]*$/, ''), path)?.slice(1);
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
