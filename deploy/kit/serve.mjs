// Serves the folder "site" beside this file. Needs Node.js and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, relative, sep } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const TYPES = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
  '.yml': 'application/yaml',
  '.svg': 'image/svg+xml',
};
const BINARY_TYPES = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
};

const site = join(dirname(fileURLToPath(import.meta.url)), 'site');
const entries = readdirSync(site, { recursive: true });
// Only what is listed here is ever served, so no path leads out.
const files = new Set(entries.map((name) => String(name).split(sep).join('/')));
const { base, redirects } = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8'));

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith(base)) return response.writeHead(302, { Location: base }).end();
  const encoded = pathname.slice(base.length);
  const moved = redirectOf(encoded, search);
  if (moved !== undefined) return response.writeHead(301, { Location: moved }).end();
  const file = find(encoded);
  response.writeHead(file === undefined ? 404 : 200, {
    'Content-Type': typeOf(file ?? '404.html'),
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(readFileSync(join(site, file ?? '404.html')));
});

/** Where an old address leads, however its letters are written; some are told apart by their query alone. */
function redirectOf(encoded, search) {
  const key = `/${decode(encoded) ?? ''}`.replace(/(.)\/$/, '$1').toLowerCase();
  const names = [key + search.toLowerCase(), key, key.replace(/\/index(?:\.html)?$|\.html$/, '')];
  const name = names.find((one) => Object.hasOwn(redirects, one));
  return name === undefined ? undefined : encodeURI(base + redirects[name].slice(1));
}

function decode(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function find(encoded) {
  const path = decode(encoded);
  if (path === undefined) return undefined;
  const names =
    path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  return names.find((name) => files.has(name) && extname(name) !== '');
}

function typeOf(file) {
  const extension = extname(relative('.', file));
  const text = TYPES[extension];
  return text === undefined
    ? (BINARY_TYPES[extension] ?? 'application/octet-stream')
    : `${text}; charset=utf-8`;
}

const [, , port = '8080', host = '127.0.0.1'] = argv;
server.listen(Number(port), host, () => console.log(`http://${host}:${server.address().port}${base}`));
