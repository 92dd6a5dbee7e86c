import { startDev } from '../../packages/engine/src/dev/dev.ts';
import type { RunningServer } from '../../packages/engine/src/hosting/server.ts';

/** Where the command line prepares its bundle; its type is the build's own business. */
const RUNNER: string = '../../packages/engine/cli.mjs';

/** Starts the development server of a site, as the command line does. */
export async function startDevServer(
  root: string,
  log: (line: string) => void = () => undefined,
): Promise<RunningServer> {
  const { prepareEngine } = await import(RUNNER);
  return startDev({ root, engine: await prepareEngine(), port: 0, log });
}
