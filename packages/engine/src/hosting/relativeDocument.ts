import { posix } from 'node:path';
import { htmlFile, withoutBase } from '../core/address.ts';
import type { Address } from '../core/types.ts';

/** Folder of the documents that open without a server, and of the site that they take their files from. */
export const PAGES = 'pages';
export const SITE = 'site';

/** What a page opened as a file may load: files beside it. Its own scheme has no origin that `'self'` could mean. */
const POLICY =
  "default-src 'none'; style-src 'self' file:; img-src 'self' file: data:; media-src 'self' file:; font-src 'self' file:; base-uri 'none'";

/**
 * A document that works when it is opened as a file: every address in it relative, and no script, since browsers load none
 * from files. `file`: its path in the output. `pages`: addresses of all pages.
 */
export function relativeDocument(
  html: string,
  file: string,
  { base, pages }: { base: string; pages: ReadonlySet<string> },
): string {
  const from = posix.dirname(posix.join(PAGES, file));
  const relative = (url: string): string => {
    const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(url) ?? [];
    const inside = withoutBase(path, base);
    if (inside === undefined) return url;
    const target = pages.has(inside)
      ? posix.join(PAGES, encodeURI(htmlFile(inside as Address)))
      : SITE + inside;
    return `${posix.relative(from, target)}${hash}`;
  };
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${POLICY}`)
    .replace(/\sintegrity="[^"]*"/g, '')
    .replace(
      /(<meta http-equiv="refresh" content="0; url=)(\/[^"]*)/,
      (_, start: string, url: string) => start + relative(url),
    )
    .replace(
      /(<[^<>]*\s(?:href|src|action|poster)=")(\/[^/"][^"]*|\/)(?=")/g,
      (_, start: string, url: string) => start + relative(url),
    )
    .replace(
      /(\ssrcset=")([^"]*)/g,
      (_, start: string, list: string) =>
        start +
        list.replace(/(^|,\s*)(\/[^\s,]+)/g, (_all, before: string, url: string) => before + relative(url)),
    );
}
