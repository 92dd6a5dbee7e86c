import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure } from '../core/errors.ts';

const MAX_PORT = 65_535;

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
  for (let port = first; port <= MAX_PORT; port++) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    const { port: taken } = server.address() as AddressInfo;
    if (port !== first) log(`Port ${first} is in use; taking ${taken} instead.`);
    return taken;
  }
  throw failure(`no port is free from ${first} on.`, 'Give another one with --port.');
}

/** Ends a server, and what it is still sending. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
