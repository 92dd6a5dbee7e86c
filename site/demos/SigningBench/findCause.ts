import type { PastedRequest } from './readRequest.ts';
import { type SignedParts, signatureOf } from './sign.ts';

/** What was signed in place of what the core expects, and how to mend it. */
export interface Cause {
  isRight: boolean;
  text: string;
}

interface Variant extends Partial<SignedParts> {
  /** What such a program does. */
  text: string;
  key?: string;
}

/**
 * Why the core refuses a signature: makes it from what programs sign by mistake, until one is that of the request.
 * The core itself takes the content type that it sees, or none.
 */
export function findCause(
  request: PastedRequest,
  { publicKey, privateKey }: { publicKey: string; privateKey: string },
): Cause | undefined {
  const { signature } = request;
  if (signature === '') return undefined;
  const matches = (parts: Partial<SignedParts>, key = privateKey) =>
    signatureOf(key, { ...request, ...parts }) === signature;
  const other = publicKey !== '' && request.publicKey !== publicKey;
  if (matches({}) || matches({ contentType: '' }))
    return other
      ? {
          isRight: false,
          text: 'The signature is right, but the request names another public key than the one above.',
        }
      : {
          isRight: true,
          text: 'The signature is right. If the answer is 401 all the same: the keys are of another server or were regenerated, the account is disabled, or a proxy changes path, date or content type on the way.',
        };
  const found = variantsOf(request, publicKey).find(({ text: _, key, ...parts }) => matches(parts, key));
  return {
    isRight: false,
    text:
      found?.text ??
      'Nothing that programs usually sign gives this signature. Is the private key of the same account, complete, and without spaces? Does the program sign the date that it sends, letter by letter?',
  };
}

function variantsOf({ method, path, date, contentType }: PastedRequest, publicKey: string): Variant[] {
  const [address = '', query] = path.split(/\?(.*)/s);
  const paths: [string, string][] = [
    [
      '',
      'The path was left out, as version 4 of the Python client does. This core wants path and query string.',
    ],
    [address, 'The query string was not signed. Sign it with the path, as it is sent.'],
    [path.replace(/^\/api(?=\/)/, ''), 'The path was signed without /api. Sign it as it is sent.'],
    [address.replace(/^\/api(?=\/)/, ''), 'The path was signed without /api and without the query string.'],
    [`/api${path}`, 'The path was signed with /api before it, which the request does not have.'],
    [path.slice(1), 'The path was signed without its first slash.'],
    [decoded(path), 'The path was signed before its percent signs were written. Sign it as it is sent.'],
    [encodeURI(decoded(path)), 'The path was signed with other percent signs than it was sent with.'],
    [sorted(address, query), 'The parameters were signed in another order than they were sent.'],
  ];
  return [
    ...paths.map(([other, text]) => ({ path: other, text })),
    { method: method.toLowerCase(), text: 'The method was signed in small letters.' },
    { method: 'GET', text: 'GET was signed, and another method was sent.' },
    { method: 'POST', text: 'POST was signed, and another method was sent.' },
    { contentType: 'application/json', text: 'The content type application/json was signed, but not sent.' },
    {
      contentType: contentType.replace(/;.*/, ''),
      text: 'The content type was signed without what follows its semicolon, such as the boundary.',
    },
    { date: '', text: 'The date was not signed.' },
    {
      date: date.replace(/\+0000$/, 'GMT'),
      text: 'The date was signed with GMT at its end, and sent with +0000.',
    },
    {
      date: date.replace(/GMT$/, '+0000'),
      text: 'The date was signed with +0000 at its end, and sent with GMT.',
    },
    { key: publicKey, text: 'The public key was used as the secret. Use the private one.' },
  ];
}

function sorted(address: string, query = ''): string {
  return `${address}?${query.split('&').sort().join('&')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
