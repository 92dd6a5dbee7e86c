import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a search service takes questions. `broken`: no JSON; `silent`: never. */
export type Mood = 'well' | 'failing' | 'forbidding' | 'broken' | 'silent';

/** What a search service on loopback is asked. */
export interface Asked {
  method: string;
  path: string;
  parameters: URLSearchParams;
  headers: IncomingMessage['headers'];
  text: string;
}

/** A server on loopback that says what it wants to every request, and lets pages of every other origin hear it. */
export abstract class LoopbackHost {
  /** Keys that were shown, by header or in the address. */
  readonly keys = new Set<string | undefined>();
  /** The one key that it takes; undefined for any. */
  key: string | undefined;
  mood: Mood = 'well';
  /** What was asked, in order. */
  readonly questions: string[] = [];
  /** Method and path of every request, in order. */
  readonly requests: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const { method = '', headers } = request;
      this.requests.push(`${method} ${pathname}`);
      const answer = this.answer({ method, path: pathname, parameters: searchParams, headers, text });
      if (answer === undefined) return;
      response.writeHead(answer[0], {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(answer[1]);
    });
  });

  /** Status and body; undefined to say nothing at all. */
  protected abstract answer(asked: Asked): readonly [number, string] | undefined;

  /** Origin, once it listens. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
