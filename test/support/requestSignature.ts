import { createHmac } from 'node:crypto';

/** What of a request is signed. */
export interface SignedParts {
  method: string;
  /** Empty where the request has none, or the client signs none. */
  contentType: string;
  /** The text of the header `Date`. */
  date: string;
  /** Path and query, as they are sent. */
  path: string;
}

/** The signature that core 5.1.0 expects; `data/signature-vectors.json` has examples. */
export function requestSignature(
  privateKey: string,
  { method, contentType, date, path }: SignedParts,
): string {
  const message = [method, '', contentType, date, path].join('\n');
  return createHmac('sha1', privateKey).update(message).digest('base64');
}
