import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { decodePath } from '../../core/address.ts';
import { shorten } from '../../core/text.ts';
import type { ImageInfo } from '../compiled.ts';
import { lineOf, type PageState, pageOf, reportError, suggest } from '../pageState.ts';
import { textOf } from '../text.ts';
import { makeToken, tokenAt } from '../tokens.ts';
import { fileBeside, resolvePath, SCHEME } from './links.ts';

/** Stands before an image that may get other sizes once the whole site is known to be right; with its key. */
const MARK = /<!--image:([\w-]+)-->(<img [^>]*>)/g;

/** What an image token carries in `meta` once it was looked up. */
interface ImageMeta {
  info: ImageInfo | undefined;
  isFirst: boolean;
}

/** Widest an image gets: the text column, or the screen with its margins. */
const SIZES = '(min-width: 48rem) 46rem, 100vw';

/** File names of the pictures that a build can measure. */
export const IMAGE_FILE = /\.(?:png|jpe?g|webp|gif|avif|svg)$/i;

/** Images know their size and better formats; one with a title alone in its paragraph is a figure with a caption. */
export function images(md: MarkdownIt): void {
  md.core.ruler.push('images', (state) => {
    const page = pageOf(state.env);
    let isFirst = true;
    for (const image of state.tokens.flatMap(({ children }) => children ?? [])) {
      if (image.type !== 'image') continue;
      image.meta = { info: lookUp(page, image), isFirst } satisfies ImageMeta;
      isFirst = false;
    }
    state.tokens = state.tokens.flatMap((token, index) => figureTokens(state, token, index));
  });
  md.renderer.rules.image = (tokens, index, options, env, self) => {
    const image = tokenAt(tokens, index);
    const alt = self.renderInlineAsText(image.children ?? [], options, env);
    return renderImage(image, alt, md.utils.escapeHtml);
  };
}

/** Keys of the images in an article that may get other sizes. */
export function imageKeys(html: string): string[] {
  return [...html.matchAll(MARK)].map(([, key = '']) => key);
}

/** Offers the other sizes of the images in an article. `sources`: `srcset` by the key of the image. */
export function withSources(html: string, sources: Readonly<Record<string, string>>): string {
  return html.replace(MARK, (_, key: string, img: string) => {
    const srcset = sources[key];
    if (srcset === undefined) return img;
    return `<picture><source type="image/webp" srcset="${srcset}" sizes="${SIZES}">${img}</picture>`;
  });
}

function lookUp(page: PageState, image: Token): ImageInfo | undefined {
  const src = String(image.attrGet('src') ?? '');
  const line = lineOf(page, image);
  if (textOf(image.children) === '')
    reportNoAlternative(page, src, line, 'Say what it shows: ![text](address).');
  return findImage(page, src, line);
}

function figureTokens(state: StateCore, token: Token, index: number): Token[] {
  const inline = state.tokens[token.type === 'paragraph_open' ? index + 1 : index - 1];
  const image = inline?.type === 'inline' && inline.children?.length === 1 ? inline.children[0] : undefined;
  // A file that is not there is an error already; its markup stays plain.
  const caption = image?.type === 'image' && image.meta?.info ? image.attrGet('title') : null;
  if (image === undefined || caption === null) return [token];
  if (token.type === 'paragraph_open') {
    Object.assign(token, { type: 'figure_open', tag: 'figure', hidden: false });
    token.attrSet('class', 'figure');
    return [token];
  }
  if (token.type !== 'paragraph_close') return [token];
  Object.assign(token, { type: 'figure_close', tag: 'figure', hidden: false });
  image.attrs = (image.attrs ?? []).filter(([name]) => name !== 'title');
  const content = String(caption);
  const children = [makeToken(state, 'text', '', 0, { content })];
  return [
    makeToken(state, 'figcaption_open', 'figcaption', 1),
    makeToken(state, 'inline', '', 0, { content, children, map: inline?.map ?? null }),
    makeToken(state, 'figcaption_close', 'figcaption', -1),
    token,
  ];
}

function renderImage(image: Token, alt: string, escapeHtml: (text: string) => string): string {
  const info = image.meta?.info as ImageInfo | undefined;
  const src = info?.src ?? String(image.attrGet('src') ?? '');
  const title = image.attrGet('title');
  const attributes = [`src="${escapeHtml(src)}"`, `alt="${escapeHtml(alt)}"`];
  if (title !== null) attributes.push(`title="${escapeHtml(String(title))}"`);
  if (info === undefined) return `<img ${attributes.join(' ')}>`;
  attributes.push(`width="${info.width}"`, `height="${info.height}"`);
  if (image.meta?.isFirst !== true) attributes.push('loading="lazy"');
  const img = `<img ${attributes.join(' ')} decoding="async">`;
  return info.key === undefined ? img : `<!--image:${info.key}-->${img}`;
}

/** Looks up the image that an address on this page means, and reports what is wrong with it. */
export function findImage(page: PageState, src: string, line: number): ImageInfo | undefined {
  const { images, root } = page.context;
  const file = SCHEME.test(src) ? undefined : imageFile(page, src);
  if (file !== undefined && Object.hasOwn(images, file)) {
    page.images.add(file);
    return images[file];
  }
  const report = (fault: string, hint: string | undefined) =>
    reportError(page, line, `the image "${shorten(src, 80)}" ${fault}.`, hint, 'missingImages');
  const place = file === undefined ? '' : ` (${file})`;
  if (SCHEME.test(src)) report('is not a file of this site', 'Put it into public/ or beside the page.');
  else if (file === undefined || !existsSync(join(root, file))) {
    const known = Object.keys(images);
    const hint = suggest(file ?? src, known, 'Put the file there, or correct the address.');
    report(`is not there${place}`, hint);
  } else
    report(
      `is there, but cannot be shown${place}`,
      'It has to be PNG, JPEG, WebP, GIF, AVIF or SVG, and no link.',
    );
  return undefined;
}

/** Reports an image that says nothing to those who do not see it. */
export function reportNoAlternative(page: PageState, src: string, line: number, hint: string): void {
  const message = `the image "${shorten(src, 80)}" has no alternative text.`;
  reportError(page, line, message, hint, 'missingAltTexts');
}

/** Path from the site's root: `/a.png` lies under `public/`, `./a.png` beside the page. */
function imageFile(page: PageState, src: string): string | undefined {
  const path = decodePath(src.replace(/[?#].*$/s, ''));
  if (path.startsWith('/')) return resolvePath('public', path)?.replace(/^\//, 'public/');
  return fileBeside(page, path);
}
