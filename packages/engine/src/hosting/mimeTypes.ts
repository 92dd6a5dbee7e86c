/** Extension -> `Content-Type`. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  yml: 'application/yaml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  py: 'text/plain; charset=utf-8',
  java: 'text/plain; charset=utf-8',
  sh: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gz: 'application/gzip',
  wasm: 'application/wasm',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/**
 * `Content-Type` of a file, by its extension.
 *
 * @example mimeType('/a.md') // 'text/markdown; charset=utf-8'
 */
export function mimeType(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  return TYPES[extension.toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a type is text, so that compressing it pays. */
export function isCompressible(type: string): boolean {
  return /charset|wasm|font\/ttf/.test(type);
}

/** Extensions of the files that have compressed versions beside them in a release. */
export const COMPRESSED_EXTENSIONS = Object.keys(TYPES).filter((extension) =>
  isCompressible(TYPES[extension] ?? ''),
);
