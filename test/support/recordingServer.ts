import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ApiDescription, ApiOperation } from '../../packages/engine/src/api-reference/apiTypes.ts';
import { apiServer } from '../../packages/engine/src/api-reference/exampleRequest.ts';
import { contentExample } from '../../packages/engine/src/api-reference/examples.ts';
import { listOf } from '../../packages/engine/src/core/json.ts';
import vectors from '../../site/data/signature-vectors.json' with { type: 'json' };
import { close, listen } from './listen.ts';
import { requestFaults } from './requestFaults.ts';
import { requestSignature } from './requestSignature.ts';

/** A request that came in. */
export interface SeenRequest {
  method: string;
  /** Path without the query. */
  path: string;
  query: URLSearchParams;
  /** The body as it came, and as JSON where it is that. */
  text: string;
  json: unknown;
  /** Its content type. */
  type: string | undefined;
  /** How the caller showed who it is; undefined for a stranger, or a wrong signature. */
  by: 'signature' | 'token' | undefined;
  /** The operation that it is for, if the description has one. */
  operation: ApiOperation | undefined;
  /** What the description knows nothing of. */
  faults: string[];
}

/** What a test wants an operation to answer instead of the description's example: a value as JSON, or a number: that status. */
export type OwnAnswers = Readonly<Record<string, (request: SeenRequest) => unknown>>;

export interface RecordingServer {
  /** Origin, without a slash at the end. */
  origin: string;
  /** Requests in the order in which they came. */
  seen: SeenRequest[];
  close(): Promise<void>;
}

/** The keys of the one account; those of the published examples of signatures. */
export const KEYS: { publicKey: string; privateKey: string; date: string } = vectors;

/** Both tokens of the one account. */
export const TOKENS = { token: 'token-of-a-day', shortTermToken: 'token-of-five-minutes' };

/** What core answers a stranger. */
const STRANGER =
  '<html><head><title>Cytomine error 401</title></head><body>Authorization required</body></html>';
/** One pixel, for every picture that is asked for. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

interface Answer {
  status: number;
  type: string;
  content: string | Buffer;
}

/** Starts a server that answers as a description's examples say, and writes down what it was asked. */
export async function startRecordingServer(
  description: ApiDescription,
  own: OwnAnswers = {},
): Promise<RecordingServer> {
  const ids = description.services.flatMap(({ operations }) => operations.map(({ id }) => id));
  const strange = Object.keys(own).filter((id) => !ids.includes(id));
  if (strange.length > 0) throw new Error(`The description has no ${strange.join(', ')}.`);
  const find = findOperation(description);
  const seen: SeenRequest[] = [];
  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const request = await readRequest(incoming, find, description);
    seen.push(request);
    return answerTo(request, description, own);
  };
  const server = createServer(async (incoming, response) => {
    // A client must not wait for an answer that a mistake in a description leaves out.
    const { status, type, content } = await answer(incoming).catch(
      (error: unknown): Answer => ({ status: 500, type: 'text/plain', content: String(error) }),
    );
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(content) });
    response.end(content);
  });
  return { origin: `http://127.0.0.1:${await listen(server)}`, seen, close: () => close(server) };
}

type FindOperation = (method: string, path: string) => ApiOperation | undefined;

/** Prepares a search in a description: what a server with these operations, and no others, would answer. */
export function findOperation(description: ApiDescription): FindOperation {
  const patterns = description.services
    .flatMap(({ operations }) => operations)
    .map((operation) => {
      const parts = (apiServer(description, operation).prefix + operation.path).split(/\{[^}]+\}/);
      const escaped = parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
      const address = new RegExp(`^${escaped.join('[^/]+?')}$`);
      return { operation, address, variables: parts.length - 1 };
    })
    // `/user/current.json` is not the user whose number is "current".
    .sort((one, other) => one.variables - other.variables);
  return (method, path) =>
    patterns.find(({ operation, address }) => operation.method === method && address.test(path))?.operation;
}

async function readRequest(
  incoming: IncomingMessage,
  find: FindOperation,
  description: ApiDescription,
): Promise<SeenRequest> {
  const { method = '', url = '' } = incoming;
  const { pathname, searchParams: query } = new URL(url, 'http://127.0.0.1');
  const operation = find(method, pathname);
  const body = await text(incoming);
  const { json, faults } = readJson(body, incoming.headers['content-type']);
  return {
    method,
    path: pathname,
    query,
    text: body,
    json,
    type: incoming.headers['content-type'],
    by: callerOf(incoming, query),
    operation,
    faults:
      operation === undefined
        ? [`there is no ${method} ${pathname}`]
        : [...faults, ...requestFaults(operation, { query, json }, description)],
  };
}

/** Core takes what says no type for JSON. */
function readJson(body: string, type = 'application/json'): { json: unknown; faults: string[] } {
  if (body === '' || !type.startsWith('application/json')) return { json: undefined, faults: [] };
  try {
    return { json: JSON.parse(body), faults: [] };
  } catch {
    return { json: undefined, faults: ['the body is no JSON'] };
  }
}

function callerOf(
  { method = '', url = '', headers }: IncomingMessage,
  query: URLSearchParams,
): SeenRequest['by'] {
  const given = headers.authorization ?? query.get('Authorization') ?? '';
  const tokens = method === 'GET' ? Object.values(TOKENS) : [TOKENS.token];
  if (tokens.some((token) => given === `Bearer ${token}`)) return 'token';
  // Core tries the type that it sees, then none.
  const isSigned = [headers['content-type'] ?? '', ''].some((contentType) => {
    const parts = { method, contentType, date: headers.date ?? '', path: url };
    return given === `CYTOMINE ${KEYS.publicKey}:${requestSignature(KEYS.privateKey, parts)}`;
  });
  return headers.date !== undefined && isSigned ? 'signature' : undefined;
}

function answerTo(request: SeenRequest, description: ApiDescription, own: OwnAnswers): Answer {
  const { operation, by } = request;
  if (by === undefined && !isOpen(operation, description))
    return { status: 401, type: 'text/html', content: STRANGER };
  if (operation === undefined) return asJson(404, { errors: { message: 'Not found' } });
  const answer = own[operation.id]?.(request);
  if (typeof answer === 'number') return asJson(answer, { errors: { message: `Refused: ${answer}` } });
  if (answer !== undefined) return asJson(200, answer);
  const [content] = operation.responses.find(({ status }) => status === '200')?.content ?? [];
  if (content === undefined) return { status: 200, type: 'text/plain', content: '' };
  return content.type.includes('json')
    ? asJson(200, contentExample(description.document, content, 'response'))
    : { status: 200, type: 'image/gif', content: PICTURE };
}

/** True for public operations. An unknown operation is not public. */
function isOpen(operation: ApiOperation | undefined, { document }: ApiDescription): boolean {
  return operation !== undefined && listOf(operation.security ?? document.security).length === 0;
}

function asJson(status: number, value: unknown): Answer {
  return { status, type: 'application/json', content: JSON.stringify(value) };
}
