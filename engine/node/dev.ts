import type { RunningServer } from './server.ts';

/** Starts the development server of a site on loopback. `engineDir`: absolute path of `engine/`. */
export async function startDev(_options: {
  root: string;
  engineDir: string;
  port?: number;
  base?: string;
  log?: (line: string) => void;
}): Promise<RunningServer> {
  throw new Error('not serving yet');
}
