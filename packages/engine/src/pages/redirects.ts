import type { Site } from '../config/siteSchema.ts';
import { decodePath, htmlFile, oldAddressKey, publicUrl, withBase } from '../core/address.ts';
import { mistake } from '../core/errors.ts';
import { TEXT } from '../core/strings.ts';
import { escapeHtml } from '../core/text.ts';
import type { Address, Problem } from '../core/types.ts';
import { stubPolicy } from '../files/headers.ts';
import type { PlannedFile } from '../files/plan.ts';
import type { PageRecord } from '../markdown/compiled.ts';
import { docFile } from '../markdown/readDocs.ts';

export interface PlannedRedirects {
  /** Stub pages for hosts that only serve files. */
  files: PlannedFile[];
  /** For `manifest.json`: old path (see `oldAddressKey`) -> address. */
  redirects: Record<string, Address>;
  /** The same with the case they were written in, for hosts that tell it apart. */
  asWritten: Record<string, Address>;
  problems: Problem[];
}

/** One `redirectFrom` entry with the page that declares it. */
interface OldAddress {
  from: string;
  key: string;
  record: PageRecord;
}

/** Characters that some file system or host does not take in a name. */
const IMPOSSIBLE_IN_FILE_NAME = /[?*:"<>|\\\p{Cc}]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/u;

/** What the `redirectFrom` entries of all pages amount to. `others`: what else the site has, as root paths. */
export function planRedirects(
  records: readonly PageRecord[],
  site: Site,
  others: readonly string[] = [],
): PlannedRedirects {
  const files = new Set(others.map(oldAddressKey));
  const pages = new Map(records.map((record) => [oldAddressKey(record.path), record]));
  const entries = records.flatMap((record) =>
    record.frontmatter.redirectFrom.map((from) => ({ from, key: oldAddressKey(from), record })),
  );
  const first = new Map<string, OldAddress>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { key } = entry;
    const problem = problemOf(entry, files.has(key), pages.get(key), first.get(key));
    if (problem !== undefined) problems.push(problem);
    else if (!pages.has(entry.key) && !first.has(entry.key)) first.set(entry.key, entry);
  }
  const taken = new Set(records.map(({ path }) => htmlFile(path).toLowerCase()));
  const valid = [...first.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    files: valid.flatMap((entry) => stubPage(entry, taken, site)),
    redirects: Object.fromEntries(valid.map(({ key, record }) => [key, record.path])),
    asWritten: Object.fromEntries(valid.map(({ from, record }) => [plainPath(from), record.path])),
    problems,
  };
}

/** Like its key, but with the letters as they were written. */
function plainPath(from: string): string {
  const [path = '', query] = from.split(/\?(.*)/s, 2);
  return decodePath(path).replace(/(.)\/$/, '$1') + (query === undefined ? '' : `?${query}`);
}

function problemOf(
  { from, record }: OldAddress,
  isTaken: boolean,
  page: PageRecord | undefined,
  other: OldAddress | undefined,
): Problem | undefined {
  const file = docFile(record.relativePath);
  const problem = (message: string, hint: string) =>
    mistake(file, undefined, `redirectFrom "${from}" ${message}`, hint);
  if (isTaken) return problem('is something else of this site.', 'Remove the entry.');
  if (from.includes('#')) return problem('has a "#…" part, which servers never see.', 'Leave that part out.');
  if (page !== undefined) {
    const whose = page === record ? 'this page itself' : `the page ${page.relativePath}`;
    const found = problem(`is the address of ${whose}, so it has no effect.`, 'Remove the entry.');
    return { ...found, severity: 'warning' };
  }
  if (other === undefined || other.record === record) return undefined;
  return problem(`is also claimed by ${other.record.relativePath}.`, 'Keep it on one of the two.');
}

/** A folder with an index works on every host, whether or not it knows how to leave out `.html`. */
function stubPage({ from, record }: OldAddress, taken: Set<string>, site: Site): PlannedFile[] {
  const name = decodePath(from).slice(1).replace(/\/$/, '');
  if (IMPOSSIBLE_IN_FILE_NAME.test(name)) return [];
  const path = /\.html?$/i.test(name) ? name : `${name}/index.html`;
  if (taken.has(path.toLowerCase())) return [];
  const to = escapeHtml(withBase(record.path, site.base));
  const title = escapeHtml(record.title);
  const content = `<!doctype html>
<html lang="${escapeHtml(site.lang)}"><head><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="${stubPolicy}">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${escapeHtml(publicUrl(record.path, site))}"></head>
<body><p>${TEXT.moved} <a href="${to}">${title}</a></p></body></html>
`;
  return [{ path, content }];
}
