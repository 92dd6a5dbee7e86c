import { readFileSync, statSync } from 'node:fs';
import { guideFile, htmlFile, offlineFile, withBase, withoutBase } from '../shared/address.ts';
import { invariant } from '../shared/errors.ts';
import type { Address, Guide, OfflineList, Site } from '../shared/types.ts';
import { contentHash } from './contentHash.ts';
import type { PlannedFile, PlannedText } from './plan.ts';

/** Lies at the base, since a service worker may only look after what lies beside or below it. */
export const SERVICE_WORKER = 'sw.js';

/**
 * The service worker of a site that offers no offline reading (any more): takes the place of the real one in browsers that
 * have it, clears what was kept, and goes.
 */
export const END_OF_OFFLINE = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(registration.scope + ' ')).map((name) => caches.delete(name)));
  await registration.unregister();
}
`;

/** The parts of a site that are kept together with each of its guides. */
interface KeptParts {
  bundles: { files: readonly PlannedFile[] };
  icons: { files: readonly PlannedFile[] };
  images: { files: readonly PlannedFile[] };
  publicFiles: readonly string[];
}

/** What reading without a network takes: a list for each guide, or what ends it where the site does not want it. */
export function offlineFiles(files: readonly PlannedFile[], parts: KeptParts, site: Site): PlannedFile[] {
  if (!site.offline) return [{ path: SERVICE_WORKER, content: END_OF_OFFLINE }];
  const plan = new Map(files.map((file) => [file.path, file]));
  const isPicture = new Set([...parts.images.files.map(({ path }) => path), ...parts.publicFiles]);
  const common = [
    ...[...parts.bundles.files, ...parts.icons.files].map(({ path }) => path),
    ...[...plan.keys()].filter((path) => path.startsWith('assets/search/')),
    'manifest.json',
  ].filter((path) => path !== SERVICE_WORKER);
  // Which pictures a page shows is only known when its text is made: any change of one counts.
  const pictures = contentHash(...[...isPicture].flatMap((path) => [path, identityOf(fileAt(plan, path))]));
  return site.guides.map(({ key }) =>
    offlineList({ guide: readGuide(plan, key), plan, common, pictures, isPicture, base: site.base }),
  );
}

interface ListInput {
  guide: Guide;
  plan: ReadonlyMap<string, PlannedFile>;
  common: readonly string[];
  /** Changes with any picture. */
  pictures: string;
  isPicture: ReadonlySet<string>;
  base: string;
}

function offlineList({ guide, plan, common, pictures, isPicture, base }: ListInput): PlannedText {
  const addresses = Object.keys(guide.chunks) as Address[];
  const chunks = new Set(addresses.map((address) => guide.chunks[address]));
  const isChunk = (path: string) => chunks.has(/^assets\/js\/.*\.([\w-]+)\.js$/.exec(path)?.[1] ?? '');
  const documents = addresses.map(htmlFile);
  const paths = [...new Set([...common, guideFile(guide.key), ...[...plan.keys()].filter(isChunk)])];
  const parts = [...documents, ...paths].map((path) => identityOf(fileAt(plan, path)));
  const version = contentHash(...parts, pictures).slice(0, 12);
  const makeText = () => {
    const texts = documents.map((path) => textOf(fileAt(plan, path)));
    const shown = picturesIn(texts, base).filter((path) => isPicture.has(path));
    const files: OfflineList['files'] = [
      ...addresses.map((address, i): [string, number] => [
        withBase(address, base),
        Buffer.byteLength(texts[i] ?? ''),
      ]),
      ...[...paths, ...shown].map((path): [string, number] => [
        base + encodeURI(path),
        sizeOf(fileAt(plan, path)),
      ]),
    ];
    const bytes = files.reduce((total, [, size]) => total + size, 0);
    return JSON.stringify({ version, bytes, files } satisfies OfflineList);
  };
  return { path: offlineFile(guide.key), identity: contentHash('offline', version, base), makeText };
}

/** Paths of everything that documents of the site refer to below its base. */
function picturesIn(texts: readonly string[], base: string): string[] {
  const found = new Set<string>();
  for (const text of texts)
    for (const [, value = ''] of text.matchAll(/\s(?:src|srcset|href)="([^"]*)"/g))
      for (const url of value.split(/[\s,]+/)) {
        const path = withoutBase(url, base)?.slice(1);
        if (path) found.add(decodeURI(path));
      }
  return [...found];
}

function readGuide(plan: ReadonlyMap<string, PlannedFile>, key: string): Guide {
  return JSON.parse(textOf(fileAt(plan, guideFile(key))));
}

function fileAt(plan: ReadonlyMap<string, PlannedFile>, path: string): PlannedFile {
  const file = plan.get(path);
  invariant(file, `${path} to be part of the site`);
  return file;
}

function identityOf(file: PlannedFile): string {
  if ('makeText' in file) return file.identity;
  if ('content' in file) return contentHash(file.content);
  return file.identity ?? contentHash(readFileSync(file.copyFrom));
}

function textOf(file: PlannedFile): string {
  if ('makeText' in file) return file.makeText();
  return 'content' in file ? String(file.content) : readFileSync(file.copyFrom, 'utf8');
}

function sizeOf(file: PlannedFile): number {
  if ('copyFrom' in file) return statSync(file.copyFrom).size;
  return Buffer.byteLength('makeText' in file ? file.makeText() : file.content);
}
