import { integrityOf } from './contentHash.ts';

/**
 * The only inline script of a document: it must run before the first paint, or a reader of the dark scheme sees a
 * flash. It also asks for the whole layout at once where the reader comes to a place further down (see `farBlocks.ts`).
 * The content policy carries its hash, so a change here changes the policy.
 */
export const schemeScript =
  "(function(d){d.className='js';if(location.hash||(history.state||{}).scrollY)d.dataset.whole='';try{var s=localStorage.getItem('scheme');if(s==='light'||s==='dark')d.dataset.scheme=s}catch(e){}})(document.documentElement)";

/** Content of the `<meta>` policy, which browsers do not let restrict framing. `searchHost`: see `Manifest`. */
export function metaPolicy(searchHost: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${integrityOf(schemeScript)}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    searchHost === undefined ? "connect-src 'self'" : `connect-src 'self' ${searchHost}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types docs',
  ].join('; ');
}

/** What a page that only leads on may do: nothing. */
export const stubPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'";

/** Value of the `Content-Security-Policy` header. */
export function headerPolicy(searchHost: string | undefined): string {
  return `${metaPolicy(searchHost)}; frame-ancestors 'none'`;
}

/** Headers of every answer, whatever its status. */
export function securityHeaders(searchHost: string | undefined): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy(searchHost),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** `Cache-Control` of what never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Content-hashed files below `assets/` never change; everything else is asked for again. */
const HASHED = /^\/assets\/.+\.[\w-]{8,}\.\w+$/;

/** @example cacheControl('/assets/js/boot.Ab12Cd34.js') // 'public, max-age=31536000, immutable' */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? FOREVER : 'no-cache';
}

/** An SVG opened by itself may style itself, and nothing else. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Security headers of the answer with a file, given its path below the base. */
export function securityHeadersOf(
  path: string,
  searchHost: string | undefined,
): Readonly<Record<string, string>> {
  const headers = securityHeaders(searchHost);
  return path.endsWith('.svg') ? { ...headers, 'Content-Security-Policy': svgPolicy } : headers;
}
