import { FOREVER, HASHED_PATH, headerPolicy, securityHeaders, svgPolicy } from '../files/headers.ts';
import { COMPRESSED_EXTENSIONS, TYPES } from './mimeTypes.ts';
import { ODD_PATH } from './routeRequest.ts';
import type { RoutedPage, RoutedQuery, RouteTable } from './routeTable.ts';

const COMPRESSED = COMPRESSED_EXTENSIONS.join('|');
/** What browsers send, so that for them no pattern has to be tried. */
const USUAL_ENCODINGS = ['br', 'gzip, deflate, br', 'gzip, deflate, br, zstd'];
/** Longest key that fits beside its value in a bucket of the hash. */
const BUCKET = 256;

/**
 * What goes into `http { … }`: every address, and what its answer carries. No module beyond nginx's own is needed. A lean
 * release has no plain form of what is compressed: the few who take no compression get it inflated.
 */
export function nginxMaps(table: RouteTable, isLean = false): string {
  const { base, pages, spellings, queries } = table;
  const own = pages.map(({ path }): [string, string] => [path.toLowerCase(), path]);
  const targets = new Map([
    ...[...spellings].map(([from, to]): [string, string] => [from, decodeURI(to)]),
    ...own,
  ]);
  const usual = USUAL_ENCODINGS.map((accepted) => `${text(accepted)} .br`);
  const encoded = pages.filter(({ path, address }) => path !== address);
  return `# Made by the build; do not edit.
map_hash_bucket_size ${BUCKET};
map_hash_max_size ${Math.max(2048, targets.size * 4)};

# 1 for paths that could be read in two ways.
${map('$request_uri', '$docs_odd', ['default ""', `${text(`~*^[^?]*(?:${ODD_PATH})`)} 1`])}
# Any spelling of an address -> the page's own path. Letter case does not count here.
${map('$uri', '$docs_target', ['default ""', ...[...targets].map(([from, to]) => `${text(from)} ${text(to)}`)])}
${map('$docs_target', '$docs_address', ['default $docs_target', ...encoded.map(({ path, address }) => `${text(path)} ${text(address)}`)])}
${map('$docs_address', '$docs_moved', ['default $docs_address$is_args$args', '"" ""'])}
# Old addresses that only a query tells from others.
${map('"$uri?$args"', '$docs_query', ['default ""', ...queries.map((query) => `${text(queryPattern(query))} ${text(query.address)}`)])}
# The file below the root${isLean ? '' : ' that is no page'}; what may not be asked for gets a name that nothing has.
${map('$uri', '$docs_file', fileRules(base, isLean ? pages : []))}
${map('$http_accept_encoding', '$docs_suffix', ['default ""', ...usual, accepts('br', '.br'), accepts('gzip', '.gz')])}
${map('$request_method', '$docs_refused', ['default 1', 'GET ""', 'HEAD ""'])}
${responseMaps(table)}`;
}

/** What goes into `server { … }` after `root`, which names the folder with the site's files. */
export function nginxServer({ base, pages, searchHost }: RouteTable, isLean = false): string {
  const file = headerLines({
    ...securityHeaders(searchHost),
    'Content-Security-Policy': '$docs_policy',
    'Cache-Control': '$docs_cache',
    'Content-Type': '$docs_type',
    'Content-Encoding': '$docs_encoding',
    Vary: '$docs_vary',
  });
  const fallback = isLean ? '@docs_inflated' : '=404';
  return `# Made by the build; do not edit.
types {}
charset off;
server_tokens off;
absolute_redirect off;
merge_slashes off;
etag on;
# A file's time is a fingerprint of its content here, so only the ETag made from it says anything.
if_modified_since off;
# What a page is answered with: next to nothing of it has to be found out.
default_type "text/html; charset=utf-8";
${headerLines({
  ...securityHeaders(searchHost),
  'Cache-Control': 'no-cache',
  'Content-Encoding': '$docs_page_encoding',
  Vary: '$docs_page_vary',
  Allow: '$docs_allow',
})}
error_page 404 @docs_missing;

# Kept open for a second, so that a new release is seen at once.
open_file_cache max=4096 inactive=60s;
open_file_cache_valid 1s;

if ($docs_refused) { return 405; }
if ($docs_odd) { return 404; }

${pages.map((page) => pageLocation(page, fallback)).join('\n')}

location ${base === '/' ? '/' : `^~ ${text(base)}`} {
  if ($docs_moved) { return 301 $docs_moved; }
  if ($docs_query) { return 301 $docs_query; }
  default_type "";
${file}
  try_files $docs_file$docs_suffix $docs_file ${fallback};
}
${base === '/' ? '' : baseLocations(base)}${isLean ? leanLocations(file) : missingLocation(file)}`;
}

function missingLocation(headers: string): string {
  return `location @docs_missing {
  default_type "";
${headers}
  try_files /404.html$docs_suffix /404.html =404;
}
`;
}

/**
 * Files of which only compressed forms are there. nginx inflates what it finds itself by adding `.gz`, and nothing else; a
 * name that exists as it is gets served as it is, so folders are kept out.
 */
function leanLocations(headers: string): string {
  const location = (name: string, lines: string) => `location ${name} {
  default_type "";
${headers}
  gunzip on;
  gzip_static always;
${lines}
}
`;
  const found = '  if (!-f $document_root$docs_file.gz) { return 404; }\n  rewrite ^ $docs_file break;';
  return (
    location('@docs_inflated', found) + location('@docs_missing', '  rewrite ^ /404.html$docs_suffix break;')
  );
}

/**
 * Letter case counts here, so this is the page's own address and no other. There is no other file to fall back to: a page is
 * always compressed, and its encoding is told by what was asked for.
 */
function pageLocation({ path, file }: RoutedPage, fallback: string): string {
  return `location = ${text(path)} { try_files ${text(`/${file}$docs_suffix`)} ${fallback}; }`;
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries({ ...headers, 'Last-Modified': '' })
    .map(([name, value]) => `add_header ${name} ${text(value)} always;`)
    .join('\n');
}

function baseLocations(base: string): string {
  return `location = ${text(base.slice(0, -1))} { return 301 ${text(`${base}$is_args$args`)}; }
location = / { return 302 ${text(`${base}$is_args$args`)}; }
location / { return 404; }
`;
}

function fileRules(base: string, pages: readonly RoutedPage[]): string[] {
  const inside = escapeRegex(base.slice(0, -1));
  return [
    'default /.none',
    ...pages.map(({ path, file }) => `${text(path)} ${text(`/${file}`)}`),
    `${text(`~\\.(?:html|(?:${COMPRESSED})\\.(?:br|gz))$`)} /.none`,
    `${text(`~^${inside}(?<docs_asis>/.*[^/])$`)} $docs_asis`,
  ];
}

/**
 * `$uri` is the file found, once one is; evaluated when the headers are written. Patterns cost more than look-ups, so a page
 * meets one: the first, which takes its ending apart.
 */
function responseMaps({ base, searchHost }: RouteTable): string {
  const types = Object.entries(TYPES).map(([extension, type]) => `${extension} ${text(type)}`);
  const hashed = `~^(?:200|206|304)(?:${escapeRegex(base.slice(0, -1))})?${HASHED_PATH}(?:\\.(?:br|gz))?$`;
  const each = (make: (extension: string) => string) => COMPRESSED_EXTENSIONS.map(make);
  return [
    map('$uri', '$docs_extension', [
      'default ""',
      `${text(`~\\.(?<docs_text>${COMPRESSED})(?:\\.(?<docs_packed>br|gz))?$`)} $docs_text`,
      `${text('~\\.(?<docs_other>\\w+)$')} $docs_other`,
    ]),
    map('$docs_extension', '$docs_mime', ['default application/octet-stream', ...types]),
    // 1 for what is answered with a file, and not with a few words of nginx's own.
    map('"$status$sent_http_content_type"', '$docs_filed', ['default ""', '200 1', '206 1', '404 1']),
    map('$docs_filed', '$docs_type', ['default ""', '1 $docs_mime']),
    map('$docs_extension', '$docs_policy', [
      `default ${text(headerPolicy(searchHost))}`,
      `svg ${text(svgPolicy)}`,
    ]),
    map('$docs_extension', '$docs_cache', ['default $docs_lasting', 'html no-cache']),
    map('"$status$uri"', '$docs_lasting', ['default no-cache', `${text(hashed)} ${text(FOREVER)}`]),
    map('"$docs_filed$docs_extension$docs_packed"', '$docs_encoding', [
      'default ""',
      ...each((extension) => `1${extension}br br`),
      ...each((extension) => `1${extension}gz gzip`),
    ]),
    map('$status', '$docs_varying', ['default ""', '200 1', '206 1', '304 1', '404 1']),
    map('"$docs_varying$docs_extension"', '$docs_vary', [
      'default ""',
      ...each((extension) => `1${extension} Accept-Encoding`),
    ]),
    map('"$status$docs_suffix"', '$docs_page_encoding', [
      'default ""',
      ...['200', '206', '304'].flatMap((status) => [`${status}.br br`, `${status}.gz gzip`]),
    ]),
    map('$status', '$docs_page_vary', [
      'default ""',
      ...['200', '206', '304'].map((status) => `${status} Accept-Encoding`),
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
