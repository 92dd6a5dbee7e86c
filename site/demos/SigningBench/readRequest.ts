import type { SignedParts } from './sign.ts';

/** A request that somebody pasted. */
export interface PastedRequest extends SignedParts {
  /** Of the header `Authorization`; empty without one. */
  publicKey: string;
  signature: string;
  /** What is missing or wrong in the request itself. */
  faults: string[];
}

/** A word of a shell: in quotes, or up to the next space. */
const WORD = /'((?:[^']|'\\'')*)'|"((?:[^"\\]|\\.)*)"|((?:[^\s'"\\]|\\.)+)/g;
const REQUEST_LINE = /^([A-Z]+)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?$/;
const HEADER = /^[<>*\s]*([A-Za-z][\w-]*):[ \t]*(.*)$/;
const AUTHORIZATION = /^CYTOMINE (\S+?):(\S+)$/;

/**
 * Reads a command for curl, or a request as programs print it: a line with method and address, then headers, with or
 * without `>` before them. Undefined for text in which there is no address.
 */
export function readRequest(text: string): PastedRequest | undefined {
  const request = /^\s*\$?\s*curl\s/.test(text) ? fromCurl(text) : fromLines(text);
  if (request === undefined) return undefined;
  const { method, url, headers } = request;
  const header = (name: string) => headers.get(name.toLowerCase())?.trim() ?? '';
  const [, publicKey = '', signature = ''] = AUTHORIZATION.exec(header('Authorization')) ?? [];
  const faults = [
    ...(header('Date') === '' ? ['It has no header Date, so the core does not look at the signature.'] : []),
    ...(header('Authorization') === '' ? ['It has no header Authorization.'] : []),
    ...(header('Authorization') !== '' && signature === ''
      ? ['Its header Authorization is not of the form CYTOMINE <public key>:<signature>.']
      : []),
  ];
  return {
    method: method.toUpperCase(),
    path: pathOf(url),
    contentType: header('Content-Type'),
    date: header('Date'),
    publicKey,
    signature,
    faults,
  };
}

interface RawRequest {
  method: string;
  url: string;
  headers: Map<string, string>;
}

/** Options of curl with a value that says nothing of the signature. */
const WITH_VALUE = new Set([
  '-o',
  '--output',
  '-u',
  '--user',
  '--cacert',
  '-m',
  '--max-time',
  '-A',
  '--user-agent',
]);
const BODY = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-urlencode', '--json']);

function fromCurl(text: string): RawRequest | undefined {
  const words = [...text.replace(/\\\r?\n/g, ' ').matchAll(WORD)].map(
    ([, single, double, plain]) =>
      single?.replaceAll(`'\\''`, "'") ??
      double?.replace(/\\(.)/g, '$1') ??
      plain?.replace(/\\(.)/g, '$1') ??
      '',
  );
  const headers = new Map<string, string>();
  let method = '';
  let url = '';
  let hasBody = false;
  const rest = words.slice(words.indexOf('curl') + 1);
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? '';
    const [option = '', joined] = /^(--[\w-]+)=([\s\S]*)$/.exec(word)?.slice(1) ?? [word];
    const value = () => joined ?? rest[++i] ?? '';
    if (option === '-X' || option === '--request') method = value();
    else if (option === '-I' || option === '--head') method ||= 'HEAD';
    else if (option === '-H' || option === '--header') addHeader(headers, value());
    else if (option === '--url') url = value();
    else if (option === '-F' || option === '--form' || BODY.has(option)) {
      value();
      hasBody = true;
      if (BODY.has(option) && !headers.has('content-type'))
        headers.set(
          'content-type',
          option === '--json' ? 'application/json' : 'application/x-www-form-urlencoded',
        );
    } else if (WITH_VALUE.has(option)) value();
    else if (!option.startsWith('-')) url = option;
  }
  return url === '' ? undefined : { method: method || (hasBody ? 'POST' : 'GET'), url, headers };
}

function fromLines(text: string): RawRequest | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*>\s?/, '').trim());
  const start = lines.findIndex((line) => REQUEST_LINE.test(line));
  const [, method = '', url = ''] = REQUEST_LINE.exec(lines[start] ?? '') ?? [];
  if (url === '') return undefined;
  const headers = new Map<string, string>();
  for (const line of lines.slice(start + 1)) if (HEADER.test(line)) addHeader(headers, line);
  return { method, url, headers };
}

function addHeader(headers: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = HEADER.exec(line) ?? [];
  if (name !== '') headers.set(name.toLowerCase(), value);
}

/**
 * What follows the server's name.
 *
 * @example pathOf('https://cytomine.example.org/api/project.json?max=1') // '/api/project.json?max=1'
 */
export function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/#.*$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
