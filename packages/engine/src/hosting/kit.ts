import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { KIT_FILE } from '../core/address.ts';
import type { Manifest } from '../core/types.ts';
import { makeZip, type ZipEntry } from './makeZip.ts';
import { PAGES, relativeDocument, SITE } from './relativeDocument.ts';

/** The link to the kit, in a document and in a chunk, where quotes are escaped: the kit does not hold itself. */
const KIT_LINK = /<(li|p) class=\\?"kit\\?">.*?<\/\1>/g;

/** Packs what a build has written into one zip beside it. */
export async function makeKit(outDir: string, projectDir: string): Promise<void> {
  const file = join(outDir, KIT_FILE);
  writeFileSync(`${file}.new`, makeZip(kitEntries(outDir, projectDir)));
  renameSync(`${file}.new`, file);
}

/** Everything in the kit: the site for servers, its pages for reading without one, and checksums of both. */
function kitEntries(outDir: string, projectDir: string): ZipEntry[] {
  const { base }: Manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'));
  const site = listFiles(outDir)
    .filter((path) => !path.startsWith(KIT_FILE))
    .map((path) => ({ path, content: withoutLink(path, readFileSync(join(outDir, path))) }));
  const documents = site.filter(({ path }) => path.endsWith('.html'));
  const pages = new Set(documents.filter(({ content }) => content.includes('<div id="app">')).map(addressOf));
  const ours = join(projectDir, 'deploy/kit');
  const npm = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const entries: ZipEntry[] = [
    { path: 'index.html', content: Buffer.from(startPage()) },
    { path: 'sbom.cdx.json', content: execFileSync('npm', npm, { cwd: projectDir, stdio: 'pipe' }) },
    ...listFiles(ours).map((path) => ({ path, content: readFileSync(join(ours, path)) })),
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

/** Paths, with `/`, of all files below a folder, in order. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function startPage(): string {
  const first = `${PAGES}/index.html`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Documentation</title>
<meta http-equiv="refresh" content="0; url=${first}"></head>
<body><p><a href="${first}">Open the documentation</a></p></body></html>
`;
}
