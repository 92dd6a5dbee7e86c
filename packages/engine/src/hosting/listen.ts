import type { Server } from 'node:http';
import { failure } from '../core/errors.ts';

const MAX_PORT = 65_535;
/** After that many busy ports in a row something else is wrong. */
const MAX_TRIES = 50;
/** Answers under way get this long to end when the server stops. */
const GRACE_MS = 2_000;

/** The port to try first: as given, else `PORT` of the environment, else the default. */
export function portFrom(
  given: number | undefined,
  env: Record<string, string | undefined>,
  standard: number,
): number {
  const port = given ?? (env.PORT === undefined || env.PORT === '' ? standard : Number(env.PORT));
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  throw failure(`port "${given ?? env.PORT}" is not a port.`, `Give a whole number from 0 to ${MAX_PORT}.`);
}

/** Listens at the first free port from `first` on, says so when that is another one, and resolves with it. */
export async function listen(
  server: Server,
  first: number,
  host: string,
  log: (line: string) => void,
): Promise<number> {
  for (let port = first; port < first + MAX_TRIES && port <= MAX_PORT; port++) {
    const error = await tryPort(server, port, host);
    if (error === undefined) {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      if (port !== first) log(`Port ${first} is in use; taking ${taken} instead.`);
      return taken;
    }
    if (error.code === 'EACCES')
      throw failure(`port ${port} is reserved by the system.`, 'Give one above 1023.');
    if (error.code !== 'EADDRINUSE') throw error;
  }
  throw failure(`no port is free from ${first} on.`, 'Give another one with --port.');
}

function tryPort(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error);
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve(undefined);
    });
  });
}

/**
 * Makes SIGINT and SIGTERM end the server gently; `first` is done before, and has to end what keeps connections open.
 * Returns the function that does the same by call.
 */
export function closeOnSignals(server: Server, first = async (): Promise<void> => {}): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= first().then(() => stop(server));
    for (const signal of signals) process.off(signal, onSignal);
    return closed;
  };
  const onSignal = () => void close();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  return close;
}

function stop(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
