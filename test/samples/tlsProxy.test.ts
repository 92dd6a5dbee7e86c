import { readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningHost, startProxy } from '../support/hosting.ts';

const sample = readFileSync(
  resolve(import.meta.dirname, '../../site/samples/admin/nginx-tls-proxy.conf'),
  'utf8',
);

/** Stands in for the nginx of Cytomine: tells for which host it was asked. */
const inner = createServer((request, response) => {
  response.end(request.headers.host);
});
let proxy: RunningHost | undefined;

beforeAll(async () => {
  await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done));
  const { port: innerPort } = inner.address() as AddressInfo;
  proxy = await startProxy((port) =>
    sample
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/ssl_certificate.*;/g, '')
      .replace('127.0.0.1:8080', `127.0.0.1:${innerPort}`),
  );
});

afterAll(async () => {
  await proxy?.stop();
  await new Promise<void>((done) => inner.close(() => done()).closeAllConnections());
});

/** The host that Cytomine was asked for, and the policy that the browser gets with the answer. */
function askFor(host: string, port: number): Promise<{ host: string; policy: string | undefined }> {
  return new Promise((done, fail) => {
    const request = get({ host: '127.0.0.1', port, headers: { Host: host } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const policy = response.headers['content-security-policy'];
      done({ host: Buffer.concat(chunks).toString(), policy: policy?.toString() });
    });
    request.on('error', fail);
  });
}

it.each(['cytomine.example.org', 'nginx', 'NGINX', 'nginx:80'])(
  'asked for %s, the proxy asks Cytomine for its own name, and makes browsers open wss://',
  async (host) => {
    if (proxy === undefined) return;
    expect(await askFor(host, proxy.port)).toEqual({
      host: 'cytomine.example.org',
      policy: 'upgrade-insecure-requests',
    });
  },
);
