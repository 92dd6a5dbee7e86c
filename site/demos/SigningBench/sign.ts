import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a signature covers, as the request has it. */
export interface SignedParts {
  method: string;
  /** Empty where there is no body. */
  contentType: string;
  /** The text of the header `Date`. */
  date: string;
  /** Path with its query string, from the first slash after the server's name. */
  path: string;
}

/** The five lines that program and core write: the second one, a checksum of the body, stays empty. */
export function textToSign({ method, contentType, date, path }: SignedParts): string {
  return [method, '', contentType, date, path].join('\n');
}

/**
 * Signature of a request, in Base64: HMAC-SHA1 with the private key as it is written. Not by `crypto.subtle`, which
 * pages without HTTPS do not have.
 *
 * Source: core 5.1.0, `SecurityUtils.java#generateKeys`; Python client 3.1.0, `cytomine.py#CytomineAuth`.
 */
export function signatureOf(privateKey: string, parts: SignedParts): string {
  return base64(hmac(sha1, utf8ToBytes(privateKey), utf8ToBytes(textToSign(parts))));
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/**
 * The date of now in the form that mail and HTTP use.
 *
 * @example dateNow(new Date(0)) // 'Thu, 01 Jan 1970 00:00:00 +0000'
 */
export function dateNow(now: Date): string {
  return now.toUTCString().replace(/GMT$/, '+0000');
}

/** The request as a command for curl, with its signature; the private key is not in it. */
export function curlOf(server: string, publicKey: string, signature: string, parts: SignedParts): string {
  const { method, contentType, date, path } = parts;
  const headers = [
    `Date: ${date}`,
    `Authorization: CYTOMINE ${publicKey}:${signature}`,
    ...(contentType === '' ? [] : [`Content-Type: ${contentType}`]),
  ];
  return [
    `curl --fail --request ${method}`,
    ...headers.map((header) => `--header ${quoted(header)}`),
    quoted(server + path),
  ].join(' \\\n  ');
}

/** The same in Python, with the keys from the environment. */
export function pythonOf(server: string, { method, contentType, date, path }: SignedParts): string {
  return `import base64, hashlib, hmac, os
from urllib.request import Request, urlopen

lines = [${[method, '', contentType, date, path].map((line) => JSON.stringify(line)).join(', ')}]
private_key = os.environ["CYTOMINE_PRIVATE_KEY"].encode()
digest = hmac.new(private_key, "\\n".join(lines).encode(), hashlib.sha1).digest()
headers = {
    "Date": lines[3],
    "Authorization": f"CYTOMINE {os.environ['CYTOMINE_PUBLIC_KEY']}:{base64.b64encode(digest).decode()}",
}
if lines[2]:
    headers["Content-Type"] = lines[2]
request = Request(${JSON.stringify(server)} + lines[4], method=lines[0], headers=headers)
print(urlopen(request).read().decode())`;
}

/** A word that the shell takes as it stands. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
