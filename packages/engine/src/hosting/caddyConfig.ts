import { FOREVER, HASHED_PATH, securityHeaders, svgPolicy } from '../files/headers.ts';
import { COMPRESSED_EXTENSIONS, TYPES } from './mimeTypes.ts';
import { ODD_PATH } from './routeRequest.ts';
import type { RoutedQuery, RouteTable } from './routeTable.ts';

const COMPRESSED = COMPRESSED_EXTENSIONS.join('|');

/** What goes into a site's block after `root`, which names the folder with the site's files. */
export function caddyRoutes(table: RouteTable): string {
  const { base, pages, queries, searchHost } = table;
  return `# Made by the build; do not edit.
route {
${indent(headerBlock(searchHost))}
	@docs_write not method GET HEAD
	handle @docs_write {
		header Allow "GET, HEAD"
		respond "Only GET and HEAD are answered here." 405
	}
	@docs_odd vars_regexp {http.request.orig_uri} ${text(`(?i)^[^?]*?(?:${ODD_PATH})`)}
	handle @docs_odd {
${indent(missing(), 2)}
	}
	map {query} {docs_args} {
		~(?s)^(.+)$ "?\${1}"
		default ""
	}
	map {path} {docs_file} {
${pages.map(({ path, file }) => `\t\t${text(path)} ${text(`/${file}`)}\n`).join('')}		default "-"
	}
	@docs_page not vars {docs_file} "-"
	handle @docs_page {
${indent(found('{docs_file}'), 2)}
	}
${base === '/' ? '' : indent(baseRoutes(base))}
${indent(queries.map(queryRoute).join('\n'))}
	map {path} {docs_moved} {
${spellingRules(table)}		default "-"
	}
	@docs_moved not vars {docs_moved} "-"
	handle @docs_moved {
		redir * "{docs_moved}{docs_args}" 301
	}
	@docs_asis {
		path ${text(`${base}*`)}
		not path */
		not path_regexp ${text(`\\.(?:html|(?:${COMPRESSED})\\.(?:br|gz))$`)}
	}
	handle @docs_asis {
		uri strip_prefix ${text(base.slice(0, -1) || '/.none')}
		@docs_there file
		handle @docs_there {
${indent(found(), 3)}
		}
		handle {
${indent(missing(), 3)}
		}
	}
	handle {
${indent(missing(), 2)}
	}
}
`;
}

function headerBlock(searchHost: string | undefined): string {
  const lines = Object.entries({ ...securityHeaders(searchHost), 'Cache-Control': 'no-cache' });
  return `header {\n${lines.map(([name, value]) => `\t${name} ${text(value)}\n`).join('')}}\nheader -Server`;
}

/** Answers with the file that is given, or that the path names. Inside `route` Caddy keeps the order of lines. */
function found(file?: string): string {
  const types = Object.entries(TYPES).map(
    ([extension, type]) =>
      `@docs_${extension} path *.${extension}\nheader @docs_${extension} Content-Type ${text(type)}`,
  );
  const rewrite = file === undefined ? '' : `rewrite * ${file}\n`;
  return inOrder(`${rewrite}@docs_hashed path_regexp ${text(`^${HASHED_PATH}$`)}
header @docs_hashed Cache-Control ${text(FOREVER)}
@docs_drawing path *.svg
header @docs_drawing Content-Security-Policy ${text(svgPolicy)}
header Content-Type application/octet-stream
${types.join('\n')}
@docs_compressed path ${COMPRESSED_EXTENSIONS.map((extension) => `*.${extension}`).join(' ')}
header -Last-Modified
header @docs_compressed {
	Vary Accept-Encoding
	defer
}
file_server @docs_compressed {
	precompressed br gzip
	disable_canonical_uris
}
file_server {
	disable_canonical_uris
}`);
}

function missing(): string {
  return inOrder(`rewrite * /404.html
header Content-Type ${text(TYPES.html ?? '')}
header {
	-Last-Modified
	-Etag
	Vary Accept-Encoding
	defer
}
file_server {
	status 404
	precompressed br gzip
	disable_canonical_uris
}`);
}

function inOrder(lines: string): string {
  return `route {\n${indent(lines)}\n}`;
}

function baseRoutes(base: string): string {
  return `@docs_base path_regexp ${text(`^${escapeRegex(base.slice(0, -1))}$`)}
redir @docs_base "${base}{docs_args}" 301
@docs_root path_regexp ^/$
redir @docs_root "${base}{docs_args}" 302`;
}

function queryRoute({ path, parameters, address }: RoutedQuery, i: number): string {
  const name = `@docs_query${i}`;
  const orders = permutations(parameters.map(escapeRegex)).map((order) => order.join('&(?:.*&)?'));
  return `${name} {
	path_regexp ${text(`(?i)^${escapeRegex(path)}/?$`)}
	vars_regexp {query} ${text(`(?i)(?:^|&)(?:${orders.join('|')})(?:&|$)`)}
}
redir ${name} ${text(address)} 301`;
}

/** Caddy's patterns cannot look ahead, so every order of the few parameters is written out. */
function permutations(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, i) =>
    permutations(items.filter((_, j) => j !== i)).map((rest) => [first, ...rest]),
  );
}

/** One rule for all the spellings that mean a page, in any letter case. */
function spellingRules({ pages, spellings }: RouteTable): string {
  const groups = new Map<string, string[]>();
  const add = (address: string, path: string) => groups.set(address, [...(groups.get(address) ?? []), path]);
  for (const [path, address] of spellings) add(address, path);
  for (const { path, address } of pages) if (/[a-z]/i.test(path)) add(address, path);
  return [...groups]
    .map(
      ([address, paths]) =>
        `\t\t${text(`~(?i)^(?:${paths.map(escapeRegex).join('|')})$`)} ${text(address)}\n`,
    )
    .join('');
}

/** Between back quotes Caddy reads no escapes; placeholders are written by their escaped brace. */
function text(value: string): string {
  return `\`${value}\``;
}

function escapeRegex(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function indent(block: string, depth = 1): string {
  return block.replace(/^(?=.)/gm, '\t'.repeat(depth));
}
