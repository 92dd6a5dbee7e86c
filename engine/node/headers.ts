import { createHash } from 'node:crypto';
import { schemeScript } from './schemeScript.ts';

const schemeScriptHash = `'sha256-${createHash('sha256').update(schemeScript).digest('base64')}'`;

/** Directives that a `<meta>` element may carry as well as a header. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${schemeScriptHash}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types docs',
];

/** Content of `<meta http-equiv="Content-Security-Policy">`, which browsers do not let restrict framing. */
export const metaPolicy = policy.join('; ');

/** What a page that only leads on may do: nothing. */
export const stubPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'";

/** Value of the `Content-Security-Policy` header. */
export const headerPolicy = [...policy, "frame-ancestors 'none'"].join('; ');

/** Headers of every answer, whatever its status. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': headerPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** `Cache-Control` of what never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Content-hashed files below `assets/` never change; everything else is asked for again. */
export const HASHED_PATH = '/assets/.+\\.[\\w-]{8,}\\.\\w+';
const HASHED = new RegExp(`^${HASHED_PATH}$`);

/**
 * `Cache-Control` of a path below the base.
 *
 * @example cacheControl('/assets/js/boot.Ab12Cd34.js') // 'public, max-age=31536000, immutable'
 */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? FOREVER : 'no-cache';
}

/** An SVG opened by itself may style itself, and nothing else. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Security headers of the answer with a file, given its path below the base. */
export function securityHeadersOf(path: string): Readonly<Record<string, string>> {
  return path.endsWith('.svg')
    ? { ...securityHeaders, 'Content-Security-Policy': svgPolicy }
    : securityHeaders;
}
