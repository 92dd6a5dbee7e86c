import { execFile } from 'node:child_process';
import { KEYS, type RecordingServer } from './recordingServer.ts';

/** Runs a sample with the account of a recording server; what it prints on both streams, and its status. */
export function runSample(
  [program = '', ...args]: string[],
  { cwd, server, variables }: { cwd: string; server: RecordingServer; variables?: Record<string, string> },
): Promise<{ status: unknown; output: string }> {
  const account = {
    CYTOMINE_HOST: server.origin,
    CYTOMINE_PUBLIC_KEY: KEYS.publicKey,
    CYTOMINE_PRIVATE_KEY: KEYS.privateKey,
  };
  const env = { ...process.env, ...account, ...variables };
  return new Promise((done) =>
    execFile(program, args, { cwd, env }, (error, stdout, stderr) =>
      done({ status: error?.code ?? 0, output: stdout + stderr }),
    ),
  );
}
