export interface RunningServer {
  /** Address to print, with the port taken and the base. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves a built folder on loopback; the base comes from its `manifest.json`. Takes the next free port when `port` is busy. */
export async function startServer(_options: {
  folder: string;
  port?: number;
  host?: string;
  log?: (line: string) => void;
}): Promise<RunningServer> {
  throw new Error('not serving yet');
}
