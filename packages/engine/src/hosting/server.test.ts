import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headerPolicy } from '../files/headers.ts';
import { type RunningServer, startServer } from './server.ts';

const LONG_TEXT = 'Cytomine documentation. '.repeat(200);

const files: Record<string, string> = {
  'index.html': `<h1>Home</h1>${LONG_TEXT}`,
  '404.html': '<h1>Not found</h1>',
  'user-guide/index.html': '<h1>Guide</h1>',
  'user-guide/role.html': '<h1>Role</h1>',
  'user-guide/role.md': '# Role',
  'a/b c.html': '<h1>Space</h1>',
  'a/été.html': '<h1>Accent</h1>',
  'a/v1.2.html': '<h1>Dots</h1>',
  'code-of-conduct/index.html': 'stub',
  'old-file.html': 'stub',
  'assets/js/boot.Ab12Cd34.js': `// ${LONG_TEXT}`,
  'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'data.bin': 'x',
};
const redirects = {
  '/code-of-conduct': '/community/code-of-conduct',
  '/old-file.html': '/user-guide/role',
  '/usersv2': '/user-guide/role',
  '/display/pubop/install+cytomine+on+linux': '/user-guide/',
  '/pages/viewpage.action?pageid=12321357': '/a/b%20c',
  '/pages/diff.action?pageid=1&to=2': '/user-guide/',
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A plain client: it neither follows, nor normalises paths, nor decompresses. */
function ask(
  url: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

async function writeSite(folder: string, base: string, changed: Record<string, string> = {}): Promise<void> {
  const manifest = JSON.stringify({ build: 'b', base, guides: [], redirects, search: undefined });
  for (const [path, content] of Object.entries({ ...files, ...changed, 'manifest.json': manifest })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  await writeSite(join(folder, 'root'), '/');
  await writeSite(join(folder, 'based'), '/x/docs/');
  server = await startServer({ folder: join(folder, 'root'), port: 0, log: () => {} });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('answers of a site at the root', () => {
  it.each<[target: string, status: number, detail: string]>([
    ['/', 200, 'Home'],
    ['/?x=1', 200, 'Home'],
    ['/user-guide/', 200, 'Guide'],
    ['/user-guide/role', 200, 'Role'],
    ['/user-guide/role?from=mail', 200, 'Role'],
    ['/user-guide/r%6fle', 200, 'Role'],
    ['/a/b%20c', 200, 'Space'],
    ['/a/%C3%A9t%C3%A9', 200, 'Accent'],
    ['/a/v1.2', 200, 'Dots'],
    ['/user-guide/role.md', 200, '# Role'],
    ['/images/logo.svg', 200, '<svg'],
    ['/manifest.json', 200, '"build"'],
    ['http://example.org/user-guide/role', 200, 'Role'],
    ['/index.html', 301, '/'],
    ['/index', 301, '/'],
    ['/user-guide', 301, '/user-guide/'],
    ['/user-guide?x=1', 301, '/user-guide/?x=1'],
    ['/user-guide/index.html', 301, '/user-guide/'],
    ['/user-guide/index', 301, '/user-guide/'],
    ['/user-guide.html', 301, '/user-guide/'],
    ['/user-guide/role.html', 301, '/user-guide/role'],
    ['/user-guide/role.html?x=1&y=2', 301, '/user-guide/role?x=1&y=2'],
    ['/user-guide/role/', 301, '/user-guide/role'],
    ['/user-guide/role/index.html', 301, '/user-guide/role'],
    ['/User-Guide/ROLE', 301, '/user-guide/role'],
    ['/USER-GUIDE/role.HTML', 301, '/user-guide/role'],
    ['/USER-GUIDE', 301, '/user-guide/'],
    ['/a/B%20C.html', 301, '/a/b%20c'],
    ['/a/%C3%89T%C3%89', 301, '/a/%C3%A9t%C3%A9'],
    ['/a/v1.2.html', 301, '/a/v1.2'],
    ['/Code-of-Conduct', 301, '/community/code-of-conduct'],
    ['/code-of-conduct/', 301, '/community/code-of-conduct'],
    ['/code-of-conduct/index.html', 301, '/community/code-of-conduct'],
    ['/Code-of-Conduct.html', 301, '/community/code-of-conduct'],
    ['/UsersV2?tab=1', 301, '/user-guide/role?tab=1'],
    ['/old-file.html', 301, '/user-guide/role'],
    ['/old-file', 301, '/user-guide/role'],
    ['/display/PubOp/Install+Cytomine+on+Linux', 301, '/user-guide/'],
    ['/display/PubOp/Install%2BCytomine%2Bon%2BLinux/', 301, '/user-guide/'],
    ['/pages/viewpage.action?pageId=12321357', 301, '/a/b%20c'],
    ['/Pages/ViewPage.action/?PAGEID=12321357', 301, '/a/b%20c'],
    ['/pages/viewpage.action?src=search&pageId=12321357', 301, '/a/b%20c'],
    ['/pages/diff.action?to=2&x=3&pageId=1', 301, '/user-guide/'],
    ['/pages/diff.action?pageId=1', 404, 'Not found'],
    ['/pages/diff.action?pageId=1&to=3', 404, 'Not found'],
    ['/pages/viewpage.action?pageId=1', 404, 'Not found'],
    ['/pages/viewpage.action', 404, 'Not found'],
    ['/nothing', 404, 'Not found'],
    ['/404', 404, 'Not found'],
    ['/404.html', 404, 'Not found'],
    ['/assets/js/', 404, 'Not found'],
    ['/assets', 404, 'Not found'],
    ['/../root/index.html', 404, 'Not found'],
    ['/%2e%2e/root/manifest.json', 404, 'Not found'],
    ['/..%2froot%2fmanifest.json', 404, 'Not found'],
    ['/..\\root\\manifest.json', 404, 'Not found'],
    ['/user-guide/%00role', 404, 'Not found'],
    ['/%', 404, 'Not found'],
    ['/%c3%28', 404, 'Not found'],
    ['//example.org/user-guide/', 404, 'Not found'],
    ['//user-guide/role', 404, 'Not found'],
    ['/user-guide//role', 404, 'Not found'],
    ['/user-guide/role//', 404, 'Not found'],
    ['/user-guide%2frole', 404, 'Not found'],
    ['/user-guide%5Crole', 404, 'Not found'],
    ['/user-guide/./role', 404, 'Not found'],
    ['/user-guide/%2E%2e/user-guide/role', 404, 'Not found'],
    ['/user-guide/..', 404, 'Not found'],
    ['/user-guide/role?next=//example.org/../x', 200, 'Role'],
    ['/constructor', 404, 'Not found'],
    ['/__proto__', 404, 'Not found'],
  ])('%s -> %d %s', async (target, status, detail) => {
    const { status: given, headers, body } = await ask(server.url, target);
    expect(given).toBe(status);
    if (status === 301) expect([headers.location, headers['cache-control']]).toEqual([detail, 'no-cache']);
    else expect(body.toString()).toContain(detail);
    expect(headers['content-security-policy']).toBeDefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('answers of a site under a base', () => {
  let based: RunningServer;
  beforeAll(async () => {
    based = await startServer({ folder: join(folder, 'based'), port: 0, log: () => {} });
  });
  afterAll(() => based.close());

  it.each<[target: string, status: number, detail: string]>([
    ['/x/docs/', 200, 'Home'],
    ['/x/docs/user-guide/role', 200, 'Role'],
    ['/', 302, '/x/docs/'],
    ['/x/docs', 301, '/x/docs/'],
    ['/x/docs/user-guide/role.html?q=1', 301, '/x/docs/user-guide/role?q=1'],
    ['/x/docs/UsersV2', 301, '/x/docs/user-guide/role'],
    ['/user-guide/role', 404, 'Not found'],
    ['/x/docsuser-guide/role', 404, 'Not found'],
    ['/x/', 404, 'Not found'],
  ])('%s -> %d %s', async (target, status, detail) => {
    const { status: given, headers, body } = await ask(based.url, target);
    expect(given).toBe(status);
    expect(headers.location ?? body.toString()).toContain(detail);
  });

  it('prints its address with the base', () => {
    expect(based.url).toBe(`http://localhost:${based.port}/x/docs/`);
  });
});

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/a/v1.2', 'text/html; charset=utf-8', 'no-cache'],
    ['/user-guide/role.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/manifest.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/assets/js/boot.Ab12Cd34.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/images/logo.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/data.bin', 'application/octet-stream', 'no-cache'],
  ])('%s is %s, %s', async (target, type, caching) => {
    const { headers } = await ask(server.url, target);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
  });

  it('lets an SVG style itself but run nothing', async () => {
    expect((await ask(server.url, '/')).headers['content-security-policy']).toBe(headerPolicy(undefined));
    expect((await ask(server.url, '/images/logo.svg')).headers['content-security-policy']).toMatch(/sandbox/);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const { status, headers } = await ask(server.url, '/', {}, method);
    expect(status).toBe(405);
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'content-security-policy': headerPolicy(undefined) });
  });

  it('answers HEAD like GET, without the body', async () => {
    const got = await ask(server.url, '/', { 'accept-encoding': 'br' });
    const head = await ask(server.url, '/', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
    expect((await ask(server.url, '/nothing', {}, 'HEAD')).status).toBe(404);
  });

  it('answers what it cannot parse with 400 and the same headers', async () => {
    const text = await new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(server.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('close', () => resolve(answer));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain(`Content-Security-Policy: ${headerPolicy(undefined)}`);
  });
});

describe('compression and validators', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['', undefined],
  ])('Accept-Encoding %j gives %s', async (accept, encoding) => {
    const { headers, body } = await ask(server.url, '/', { 'accept-encoding': accept });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(files['index.html']);
  });

  it('leaves small files alone', async () => {
    const { headers } = await ask(server.url, '/user-guide/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('has one validator per encoding and answers 304 to each', async () => {
    const etags = new Set<string | undefined>();
    for (const accept of ['br', 'gzip', '']) {
      const { headers } = await ask(server.url, '/', { 'accept-encoding': accept });
      etags.add(headers.etag);
      for (const asked of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
        const again = await ask(server.url, '/', { 'accept-encoding': accept, 'if-none-match': asked ?? '' });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      }
    }
    expect(etags.size).toBe(3);
    expect((await ask(server.url, '/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('never answers 304 to an unknown path', async () => {
    expect((await ask(server.url, '/nothing', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('life of the server', () => {
  const started: RunningServer[] = [];
  const start = async (options: Parameters<typeof startServer>[0]) => {
    const running = await startServer(options);
    started.push(running);
    return running;
  };
  afterEach(async () => {
    for (const running of started.splice(0)) await running.close();
  });

  it('serves the new build after a swap of folders, and loses no request meanwhile', async () => {
    const out = join(folder, 'swapped');
    await writeSite(out, '/');
    const running = await start({ folder: out, port: 0, log: () => {} });
    expect((await ask(running.url, '/user-guide/role')).body.toString()).toContain('Role');
    await writeSite(`${out}.new`, '/', {
      'user-guide/role.html': '<h1>Rewritten</h1>',
      'added.html': '<h1>Added</h1>',
    });
    await rename(out, `${out}.old`);
    const during = ask(running.url, '/user-guide/role');
    await rename(`${out}.new`, out);
    expect((await during).body.toString()).toContain('Rewritten');
    expect((await ask(running.url, '/added')).status).toBe(200);
  });

  it('takes the next free port when the one asked for is busy, and says so', async () => {
    const blocker = createServer();
    const port = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => {
        const address = blocker.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const lines: string[] = [];
    const running = await start({ folder: join(folder, 'root'), port, log: (line) => lines.push(line) });
    expect(running.port).toBeGreaterThan(port);
    expect(lines).toEqual([
      `Port ${port} is in use; taking ${running.port} instead.`,
      `Serving http://localhost:${running.port}/`,
    ]);
    await new Promise((done) => blocker.close(done));
  });

  it.each([-1, 65_536, 1.5, Number.NaN])('refuses port %d', async (port) => {
    await expect(startServer({ folder: join(folder, 'root'), port })).rejects.toThrow(/is not a port/);
  });

  it('says what to do when nothing is built', async () => {
    await expect(startServer({ folder: join(folder, 'nowhere'), port: 0 })).rejects.toThrow(/npm run build/);
  });

  it('refuses connections once closed, and closes twice', async () => {
    const running = await startServer({ folder: join(folder, 'root'), port: 0, log: () => {} });
    await Promise.all([running.close(), running.close()]);
    await expect(ask(running.url, '/')).rejects.toThrow();
  });

  it('stops on SIGTERM', async () => {
    const running = await startServer({ folder: join(folder, 'root'), port: 0, log: () => {} });
    const others = process.listeners('SIGTERM').length;
    process.emit('SIGTERM');
    await running.close();
    await expect(ask(running.url, '/')).rejects.toThrow();
    expect(process.listeners('SIGTERM').length).toBeLessThan(others);
  });
});
