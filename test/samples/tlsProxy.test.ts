import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type RunningHost, startProxy } from '../support/hosting.ts';
import { close, listen } from '../support/listen.ts';

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
  const innerPort = await listen(inner);
  proxy = await startProxy((port) =>
    sample
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/ssl_certificate.*;/g, '')
      .replace('127.0.0.1:8080', `127.0.0.1:${innerPort}`),
  );
});

afterAll(async () => {
  await proxy?.stop();
  await close(inner);
});

it.each(['cytomine.example.org', 'nginx', 'NGINX', 'nginx:80'])(
  'asked for %s, the proxy asks Cytomine for its own name, and makes browsers open wss://',
  async (host) => {
    if (proxy === undefined) return;
    const { headers, body } = await ask(proxy.port, '/', { host });
    expect(String(body)).toBe('cytomine.example.org');
    expect(headers['content-security-policy']).toBe('upgrade-insecure-requests');
  },
);
