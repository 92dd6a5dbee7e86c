import { withBase } from '../core/address.ts';
import type { Address } from '../core/types.ts';
import { FOREVER, securityHeaders, svgPolicy } from '../files/headers.ts';
import type { PlannedFile } from '../files/plan.ts';

/**
 * `_headers` and `_redirects`, for hosts that serve folders and read these two. Old addresses that only a query tells from
 * others are written the one way that exists for them; hosts that do not know it pass over the line.
 */
export function hostFiles(
  redirects: Readonly<Record<string, Address>>,
  base: string,
  searchHost: string | undefined,
): PlannedFile[] {
  return [
    { path: '_headers', content: headersFile(base, searchHost) },
    { path: '_redirects', content: redirectsFile(redirects, base) },
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

function redirectsFile(redirects: Readonly<Record<string, Address>>, base: string): string {
  const lines = Object.entries(redirects).flatMap(([key, address]) => {
    const [path = '', query = ''] = key.split('?');
    const from = withBase(encodeURI(path), base);
    const to = withBase(address, base);
    if (query !== '') return [`${from} ${query.split('&').join(' ')} ${to} 301`];
    return [`${from} ${to} 301`, `${from}/ ${to} 301`];
  });
  return lines.map((line) => `${line}\n`).join('');
}
