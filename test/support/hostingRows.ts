import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../packages/engine/src/core/types.ts';
import { mimeType } from '../../packages/engine/src/hosting/mimeTypes.ts';

/** One request and what has to come back. */
export interface Row {
  target: string;
  method: string;
  headers: Record<string, string>;
  status: number;
  location?: string;
  /** File of the output whose bytes the body has, once decoded. */
  file?: string;
  type?: string;
  cache?: string;
  encoding?: string;
  /** Whether a host that knows nothing but files must answer it the same. */
  isPlain: boolean;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** Pages of which every spelling is asked for. */
const SAMPLED_PAGES = 36;
const UNKNOWN = [
  'nothing',
  'nothing/',
  'nothing.html',
  'user-guide/nothing',
  'assets',
  'assets/',
  'assets/js/',
  'assets/js/boot.00000000.js',
  '404',
  '404.html',
  'index.md.html',
  'release.json/',
  'index.html.br',
  'index.html.gz',
  'release.json.gz',
  'constructor',
  '__proto__',
  '.git/config',
  '.env',
  'nginx/maps.conf',
];

/** Requests to a built site, with expectations read from its files and its manifest alone. */
export function hostingRows(dist: string, base: string): Row[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .sort();
  const { redirects }: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const pages = files.filter((file) => /\.html$/.test(file) && file !== '404.html' && !isStub(dist, file));
  const step = Math.max(1, Math.floor(pages.length / SAMPLED_PAGES));
  const sampled = pages.filter(
    (file, i) => i % step === 0 || file.endsWith('/index.html') || file === 'index.html',
  );
  return [
    ...sampled.flatMap((file) => pageRows(file, base, new Set(pages))),
    ...Object.entries(redirects).flatMap(([from, to]) => oldRows(from, base, base + to.slice(1))),
    ...UNKNOWN.map((path) =>
      row(base + path, { status: 404, file: '404.html', isPlain: !/404|index|\/$/.test(path) }),
    ),
    ...['br', 'gzip', 'identity'].map((encoding) =>
      row(`${base}nothing`, { status: 404, file: '404.html', headers: { 'Accept-Encoding': encoding } }),
    ),
    ...fileRows(files, base),
    ...methodRows(base),
    ...(base === '/' ? [] : outsideRows(base)),
  ];
}

/** Whether a file is a page that only leads on. */
function isStub(dist: string, file: string): boolean {
  return readFileSync(join(dist, file), 'utf8').slice(0, 1000).includes('http-equiv="refresh"');
}

/** Pages that stand at old addresses, with the text they must hold. */
export function stubs(dist: string, base: string): { target: string; text: string }[] {
  const { redirects }: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && isStub(dist, file))
    .map((file) => {
      const key = `/${file.replace(/\/index\.html$/, '')}`.toLowerCase();
      return { target: base + encodeURI(file), text: `content="0; url=${base}${redirects[key]?.slice(1)}"` };
    });
}

function row(target: string, expected: Partial<Row> & { status: number }): Row {
  const isText = expected.file?.endsWith('.html') ?? false;
  return {
    target,
    method: 'GET',
    headers: {},
    cache: 'no-cache',
    isPlain: false,
    ...(isText ? { type: 'text/html; charset=utf-8' } : {}),
    ...expected,
  };
}

/** Where both `/x` and `/x/` are pages, other spellings mean the first. */
function pageRows(file: string, base: string, pages: ReadonlySet<string>): Row[] {
  const path = file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  const address = base + encodeURI(path);
  const bare = address.replace(/\/$/, '');
  const others = [
    `${bare}.html`,
    `${bare}/index.html`,
    `${bare}/index`,
    address.endsWith('/') ? bare : `${bare}/`,
  ];
  const upper =
    base +
    encodeURI(path)
      .toUpperCase()
      .replace(/%[0-9A-F]{2}/g, (code) => code);
  const spellings = [
    ...(path === ''
      ? [`${base}index.html`, `${base}INDEX.html`]
      : [...others, upper, `${upper.replace(/(.)\/$/, '$1')}.HTML`]),
  ];
  const isTwin =
    pages.has(`${path.replace(/\/$/, '')}.html`) && pages.has(`${path.replace(/\/$/, '')}/index.html`);
  const moved = isTwin ? [] : spellings.filter((target) => target !== address);
  return [
    row(address, { status: 200, file, isPlain: true }),
    row(`${address}?from=mail&x=%2F..`, { status: 200, file, isPlain: true }),
    row(address, { status: 200, file, headers: { 'Accept-Encoding': 'gzip, deflate, br' }, encoding: 'br' }),
    row(address, { status: 200, file, headers: { 'Accept-Encoding': 'gzip' }, encoding: 'gzip' }),
    row(address, { status: 200, file, headers: { 'Accept-Encoding': 'identity' } }),
    row(address, { status: 200, method: 'HEAD', type: 'text/html; charset=utf-8' }),
    ...moved.map((target) => row(target, { status: 301, location: address })),
    ...moved
      .slice(0, 1)
      .map((target) => row(`${target}?a=1&b=//x`, { status: 301, location: `${address}?a=1&b=//x` })),
  ];
}

function oldRows(from: string, base: string, location: string): Row[] {
  const [path = '', query] = from.split('?');
  const old = base + encodeURI(path.slice(1));
  if (query !== undefined) {
    const found = [`${old}?${query}`, `${old}/?${query.toUpperCase()}`, `${old}?first=1&${query}&last=2`];
    const not = [old, `${old}?${query}0`, `${old}?${query.replace('=', '')}`];
    return [
      ...found.map((target) => row(target, { status: 301, location })),
      ...not.map((target) => row(target, { status: 404, file: '404.html' })),
    ];
  }
  const spellings = [
    old,
    `${old}/`,
    `${old.replace(/\.html$/, '')}.html`,
    `${old}/index.html`,
    old.toUpperCase().replace(base.toUpperCase(), base),
  ];
  return [
    ...spellings
      .filter((target) => !/\.html\/./.test(target))
      .map((target) => row(target, { status: 301, location })),
    row(`${old}?x=1`, { status: 301, location: `${location}?x=1` }),
  ];
}

/** The largest file of every extension, with the encodings a client may ask for. */
function fileRows(files: readonly string[], base: string): Row[] {
  const byExtension = new Map(
    files.filter((file) => !/\.html$/.test(file)).map((file) => [/\.?\w+$/.exec(file)?.[0], file]),
  );
  const last = (pattern: RegExp) => files.findLast((file) => pattern.test(file));
  const chosen = new Set([
    ...byExtension.values(),
    last(/^assets\/css\//),
    last(/^assets\/js\//),
    last(/^guides\//),
  ]);
  return [...chosen].flatMap((file) => {
    if (file === undefined) return [];
    const cache = /^assets\/.+\.[\w-]{8,}\.\w+$/.test(file) ? FOREVER : 'no-cache';
    const accepts = ['', 'br', 'gzip', 'gzip;q=1, br;q=0', 'deflate'];
    const target = base + encodeURI(file);
    const type = mimeType(file);
    return accepts.flatMap((accept) => {
      const headers: Record<string, string> = accept === '' ? {} : { 'Accept-Encoding': accept };
      return [
        row(target, { status: 200, file, cache, type, isPlain: true, headers }),
        row(target, { status: 200, cache, type, method: 'HEAD', headers }),
      ];
    });
  });
}

function methodRows(base: string): Row[] {
  const refused = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'].flatMap((method) =>
    [base, `${base}nothing`, `${base}index.html`].map((target) => row(target, { method, status: 405 })),
  );
  const head = [
    row(base, { method: 'HEAD', status: 200, type: 'text/html; charset=utf-8' }),
    row(`${base}nothing`, { method: 'HEAD', status: 404 }),
    row(`${base}index.html`, { method: 'HEAD', status: 301, location: base }),
  ];
  return [...refused, ...head];
}

function outsideRows(base: string): Row[] {
  const bare = base.slice(0, -1);
  return [
    row('/', { status: 302, location: base }),
    row(bare, { status: 301, location: base }),
    row(`${bare}?x=1`, { status: 301, location: `${base}?x=1` }),
    ...['/a', '/a/', '/guide/first', '/index.html', `${bare}guide/first`, '/assets/', '/manifest.json'].map(
      (target) => row(target, { status: 404, file: '404.html' }),
    ),
  ];
}
