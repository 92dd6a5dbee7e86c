import { oldAddressKey, withBase } from '../core/address.ts';
import type { Address } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import { FOREVER, securityHeaders, svgPolicy } from '../files/headers.ts';
import type { PlannedFile } from '../files/plan.ts';
import type { LastFile } from '../files/writeAll.ts';

/**
 * `_headers` and `_redirects` for hosts that read these two, and the same old addresses as a map for nginx and for
 * Caddy, whose other rules (see `deploy/`) do not depend on the site. `redirects`: as they were written.
 */
export function hostFiles(
  redirects: Readonly<Record<string, Address>>,
  base: string,
  searchHost: string | undefined,
): PlannedFile[] {
  const moved = Object.entries(redirects).map(([from, address]) => ({ from, to: withBase(address, base) }));
  const lines = (path: string, made: string[]) => ({
    path,
    content: made.map((line) => `${line}\n`).join(''),
  });
  const keys = moved.map(({ from, to }) => ({ key: withBase(oldAddressKey(from), base), to }));
  return [
    { path: '_headers', content: headersFile(base, searchHost) },
    lines(
      '_redirects',
      moved.flatMap(({ from, to }) => redirectLines(from, to, base)),
    ),
    lines(
      '_redirects.nginx',
      keys.map(({ key, to }) => `${quoted(key)} ${quoted(to.replaceAll('$', '%24'))};`),
    ),
    lines(
      '_redirects.caddy',
      keys.map(({ key, to }) => `\`${caddyPattern(key)}\` \`${to}\``),
    ),
  ];
}

function headersFile(base: string, searchHost: string | undefined): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [withBase(path, base), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      '\n',
    );
  return `${[
    block('/*', securityHeaders(searchHost)),
    block('/assets/*', { 'Cache-Control': FOREVER }),
    block('/*.svg', { 'Content-Security-Policy': svgPolicy }),
  ].join('\n\n')}\n`;
}

/** Hosts that do not know the form with a query pass over the line. */
function redirectLines(key: string, to: string, base: string): string[] {
  const [path = '', query = ''] = key.split('?');
  const from = withBase(encodeURI(path), base);
  if (query !== '') return [`${from} ${query.split('&').join(' ')} ${to} 301`];
  return [`${from} ${to} 301`, `${from}/ ${to} 301`];
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Matches path and query as the Caddyfile joins them; a key without a query fits any. */
function caddyPattern(key: string): string {
  const escaped = key.replace(/[\\^$.*+?()[\]{}|`]/g, (sign) => (sign === '`' ? '\\x60' : `\\${sign}`));
  return `~(?i)^${escaped}${key.includes('?') ? '$' : '\\?'}`;
}

/** Makes `release.json`: `release` changes with what any file is made from. `build`: see `Manifest`. */
export function releaseFile(build: string): LastFile {
  return (hashes) => {
    const parts = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1)).flat();
    const release = contentHash(...parts).slice(0, 16);
    return { path: 'release.json', content: JSON.stringify({ release, build }) };
  };
}
