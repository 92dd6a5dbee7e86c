import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { zipSync } from 'fflate';
import { htmlFile, KIT_FILE, withoutBase } from '../core/address.ts';
import { TEXT } from '../core/strings.ts';
import type { Address, Manifest } from '../core/types.ts';
import { listFiles } from '../files/listFiles.ts';

/** Folder of the documents that open without a server, and of the site that they take their files from. */
const PAGES = 'pages';
const SITE = 'site';

/** What a page opened as a file may load: files beside it. Its own scheme has no origin that `'self'` could mean. */
const POLICY =
  "default-src 'none'; style-src 'self' file:; img-src 'self' file: data:; media-src 'self' file:; font-src 'self' file:; base-uri 'none'";
/** The link to the kit, in a document and in a chunk, where quotes are escaped: the kit does not hold itself. */
const KIT_LINK = /<(li|p) class=\\?"kit\\?">.*?<\/\1>/g;

/** The first day there is in a zip: so that the same files make the same bytes. */
const DATE = '1980-01-01T00:00';

/** Packs what a build has written into one zip beside it. */
export async function makeKit(outDir: string, projectDir: string): Promise<void> {
  const file = join(outDir, KIT_FILE);
  const entries = await kitEntries(outDir, projectDir);
  const files = Object.fromEntries(entries.map(({ path, content }) => [path, content]));
  writeFileSync(`${file}.new`, zipSync(files, { level: 9, mtime: DATE }));
  renameSync(`${file}.new`, file);
}

/** Everything in the kit: the site for servers, its pages for reading without one, and checksums of both. */
async function kitEntries(outDir: string, projectDir: string) {
  const { base }: Manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'));
  const site = (await listFiles(outDir))
    .filter((path) => !path.startsWith(KIT_FILE))
    .map((path) => ({ path, content: withoutLink(path, readFileSync(join(outDir, path))) }));
  const documents = site.filter(({ path }) => path.endsWith('.html'));
  const pages = new Set(documents.filter(({ content }) => content.includes('<div id="app">')).map(addressOf));
  const ours = join(projectDir, 'deploy/kit');
  const npm = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const entries = [
    { path: 'index.html', content: Buffer.from(startPage()) },
    { path: 'sbom.cdx.json', content: execFileSync('npm', npm, { cwd: projectDir, stdio: 'pipe' }) },
    ...(await listFiles(ours)).map((path) => ({ path, content: readFileSync(join(ours, path)) })),
    ...site.map(({ path, content }) => ({ path: `${SITE}/${path}`, content })),
    ...documents.map(({ path, content }) => ({
      path: `${PAGES}/${path}`,
      content: Buffer.from(relativeDocument(content.toString('utf8'), path, { base, pages })),
    })),
  ];
  const sums = entries.map(
    ({ path, content }) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`,
  );
  return [...entries, { path: 'SHA256SUMS', content: Buffer.from(sums.sort().join('')) }];
}

function withoutLink(path: string, content: Buffer): Buffer {
  return /\.(?:html|js)$/.test(path) ? Buffer.from(content.toString('utf8').replace(KIT_LINK, '')) : content;
}

/** Of a page, given its file. */
function addressOf({ path }: { path: string }): string {
  return encodeURI(`/${path}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''));
}

function startPage(): string {
  const first = `${PAGES}/index.html`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Documentation</title>
<meta http-equiv="refresh" content="0; url=${first}"></head>
<body><p><a href="${first}">${TEXT.openKit}</a></p></body></html>
`;
}

/** A document that works when it is opened as a file: addresses relative, no script. `pages`: addresses of all. */
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
