import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ReleaseInput, readOptions, sbomOf } from './deploy.ts';
import { makeZip, type ZipEntry } from './makeZip.ts';
import { PAGES, relativeDocument, SITE } from './relativeDocument.ts';
import { readSnapshot } from './siteSnapshot.ts';
import { listFiles } from './writeRelease.ts';

const DEFAULT_FILE = '.cache/documentation.zip';
const SUMS = 'SHA256SUMS';

/** Runs `kit [--to <file>] [--built]`. */
export async function runKit(args: readonly string[], input: ReleaseInput): Promise<void> {
  const { to, built } = readOptions(args);
  if (built !== true) await input.build();
  const file = resolve(to ?? join(input.root, DEFAULT_FILE));
  const zip = makeZip(await kitEntries(input.outDir, input.projectDir));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, zip);
  renameSync(`${file}.new`, file);
  const sum = createHash('sha256').update(zip).digest('hex');
  console.log(`${file}: ${(zip.length / 1e6).toFixed(1)} MB, SHA-256 ${sum}`);
}

/** Everything in the kit: the site for servers, its pages for reading without one, and what tells that both are whole. */
export async function kitEntries(outDir: string, projectDir: string): Promise<ZipEntry[]> {
  const snapshot = await readSnapshot(outDir);
  const pages = new Set<string>(snapshot.pages.values());
  const ours = join(projectDir, 'deploy/kit');
  const entries: ZipEntry[] = [
    { path: 'index.html', content: Buffer.from(startPage()) },
    { path: 'sbom.cdx.json', content: Buffer.from(sbomOf(projectDir)) },
    ...listFiles(ours).map((path) => ({ path, content: readFileSync(join(ours, path)) })),
  ];
  for (const path of listFiles(outDir)) {
    const content = readFileSync(join(outDir, path));
    entries.push({ path: `${SITE}/${path}`, content });
    const text = path.endsWith('.html') ? content.toString('utf8') : '';
    // Pages, and what leads on to them from old addresses.
    if (/<div id="app">|<meta http-equiv="refresh"/.test(text))
      entries.push({
        path: `${PAGES}/${path}`,
        content: Buffer.from(relativeDocument(text, path, { base: snapshot.base, pages })),
      });
  }
  const sums = entries.map(
    ({ path, content }) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`,
  );
  return [...entries, { path: SUMS, content: Buffer.from(sums.sort().join('')) }];
}

function startPage(): string {
  const first = `${PAGES}/index.html`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Documentation</title>
<meta http-equiv="refresh" content="0; url=${first}"></head>
<body><p><a href="${first}">Open the documentation</a></p></body></html>
`;
}
