import { FOREVER, HASHED_PATH, headerPolicy, securityHeaders, svgPolicy } from '../headers.ts';
import { COMPRESSED_EXTENSIONS, TYPES } from '../mimeTypes.ts';
import { ODD_PATH } from '../routeRequest.ts';
import type { RoutedQuery, RouteTable } from './routeTable.ts';

const COMPRESSED = COMPRESSED_EXTENSIONS.join('|');
/** Longest key that fits beside its value in a bucket of the hash. */
const BUCKET = 256;

/** What goes into `http { … }`: every address, and what its answer carries. No module beyond nginx's own is needed. */
export function nginxMaps(table: RouteTable): string {
  const { base, pages, spellings, queries } = table;
  const own = pages.map(({ path }): [string, string] => [path.toLowerCase(), path]);
  const targets = new Map([
    ...[...spellings].map(([from, to]): [string, string] => [from, decodeURI(to)]),
    ...own,
  ]);
  const encoded = pages.filter(({ path, address }) => path !== address);
  return `# Made by the build; do not edit.
map_hash_bucket_size ${BUCKET};
map_hash_max_size ${Math.max(2048, targets.size * 4)};

# 1 for paths that could be read in two ways.
${map('$request_uri', '$docs_odd', ['default ""', `${text(`~*^[^?]*(?:${ODD_PATH})`)} 1`])}
# Any spelling of an address -> the page's own path. Letter case does not count here.
${map('$uri', '$docs_target', ['default ""', ...[...targets].map(([from, to]) => `${text(from)} ${text(to)}`)])}
# 1 when the page is asked for at its own address.
${map('"$uri|$docs_target"', '$docs_page', ['default ""', `${text('~^([^|]+)\\|\\1$')} 1`])}
${map('$docs_target', '$docs_address', ['default $docs_target', ...encoded.map(({ path, address }) => `${text(path)} ${text(address)}`)])}
${map('"$docs_page|$docs_address"', '$docs_moved', ['default ""', `${text('~^\\|(?<docs_to>.+)$')} $docs_to$is_args$args`])}
# Old addresses that only a query tells from others.
${map('"$uri?$args"', '$docs_query', ['default ""', ...queries.map((query) => `${text(queryPattern(query))} ${text(query.address)}`)])}
# The file below the root; what is no page and no file gets a name that nothing has.
${map('"$docs_page|$uri"', '$docs_file', fileRules(base))}
${map('$http_accept_encoding', '$docs_suffix', ['default ""', accepts('br', '.br'), accepts('gzip', '.gz')])}
${responseMaps(base)}`;
}

/** What goes into `server { … }` after `root`, which names the folder with the site's files. */
export function nginxServer({ base }: RouteTable): string {
  const headers = Object.entries({
    ...securityHeaders,
    'Content-Security-Policy': '$docs_policy',
    'Cache-Control': '$docs_cache',
    'Content-Type': '$docs_type',
    'Content-Encoding': '$docs_encoding',
    Vary: '$docs_vary',
    Allow: '$docs_allow',
    'Last-Modified': '',
  }).map(([name, value]) => `add_header ${name} ${text(value)} always;`);
  return `# Made by the build; do not edit.
types {}
default_type "";
charset off;
server_tokens off;
absolute_redirect off;
merge_slashes off;
etag on;
# A file's time is a fingerprint of its content here, so only the ETag made from it says anything.
if_modified_since off;
${headers.join('\n')}
error_page 404 @docs_missing;

if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
if ($docs_odd) { return 404; }

location ${base === '/' ? '/' : `^~ ${text(base)}`} {
  if ($docs_moved) { return 301 $docs_moved; }
  if ($docs_query) { return 301 $docs_query; }
  try_files $docs_file$docs_suffix $docs_file =404;
}
${base === '/' ? '' : baseLocations(base)}location @docs_missing {
  try_files /404.html$docs_suffix /404.html =404;
}
`;
}

function baseLocations(base: string): string {
  return `location = ${text(base.slice(0, -1))} { return 301 ${text(`${base}$is_args$args`)}; }
location = / { return 302 ${text(`${base}$is_args$args`)}; }
location / { return 404; }
`;
}

function fileRules(base: string): string[] {
  const inside = escapeRegex(base.slice(0, -1));
  return [
    'default /.none',
    `${text(`~^1\\|${inside}(?<docs_folder>/(?:.*/)?)$`)} "\${docs_folder}index.html"`,
    `${text(`~^1\\|${inside}(?<docs_name>/.+)$`)} $docs_name.html`,
    `${text(`~\\.(?:html|(?:${COMPRESSED})\\.(?:br|gz))$`)} /.none`,
    `${text(`~^\\|${inside}(?<docs_asis>/.*[^/])$`)} $docs_asis`,
  ];
}

/** `$uri` is the file found, once one is. Evaluated when the headers are written. */
function responseMaps(base: string): string {
  const types = Object.entries(TYPES).map(([extension, type]) => `${extension} ${text(type)}`);
  const drawing = '~*\\.svg(?:\\.(?:br|gz))?$';
  const found = '(?:200|206|304)';
  return [
    map('$uri', '$docs_extension', [
      'default ""',
      `${text('~\\.(?<docs_end>\\w+)(?:\\.(?:br|gz))?$')} $docs_end`,
    ]),
    map('$docs_extension', '$docs_mime', ['default application/octet-stream', ...types]),
    map('"$status$sent_http_content_type"', '$docs_type', [
      'default ""',
      `${text('~^(?:200|206|404)$')} $docs_mime`,
    ]),
    map('$uri', '$docs_policy', [`default ${text(headerPolicy)}`, `${text(drawing)} ${text(svgPolicy)}`]),
    map('"$status$uri"', '$docs_cache', [
      'default no-cache',
      `${text(`~^${found}(?:${escapeRegex(base.slice(0, -1))})?${HASHED_PATH}(?:\\.(?:br|gz))?$`)} ${text(FOREVER)}`,
    ]),
    map('"$status$sent_http_content_type|$uri"', '$docs_encoding', [
      'default ""',
      `${text(`~^(?:200|206|404)\\|.*\\.(?:${COMPRESSED})\\.br$`)} br`,
      `${text(`~^(?:200|206|404)\\|.*\\.(?:${COMPRESSED})\\.gz$`)} gzip`,
    ]),
    map('"$status$docs_extension"', '$docs_vary', [
      'default ""',
      `${text(`~^(?:200|206|304|404)(?:${COMPRESSED})$`)} Accept-Encoding`,
    ]),
    map('$status', '$docs_allow', ['default ""', '405 "GET, HEAD"']),
  ].join('');
}

function queryPattern({ path, parameters }: RoutedQuery): string {
  const all = parameters.map((parameter) => `(?=(?:.*&)?${escapeRegex(parameter)}(?:&|$))`).join('');
  return `~*^${escapeRegex(path)}/?\\?${all}`;
}

/** An encoding that the client names without refusing it by a weight of 0. */
function accepts(name: string, suffix: string): string {
  return `${text(`~*(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`)} ${suffix}`;
}

function map(source: string, name: string, lines: readonly string[]): string {
  return `map ${source} ${name} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** A quoted word. Backslashes of patterns pass as they are, except before what nginx itself would read. */
function text(value: string): string {
  return `"${value.replace(/\\(?=[\\trn"'])|"/g, '\\$&')}"`;
}

function escapeRegex(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
