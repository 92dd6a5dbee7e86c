import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import vectors from '../../site/data/signature-vectors.json' with { type: 'json' };
import { apiDescriptions } from '../support/apiDescriptions.ts';
import { KEYS, type RecordingServer, startRecordingServer, TOKENS } from '../support/recordingServer.ts';
import { requestSignature } from '../support/requestSignature.ts';

let server: RecordingServer;

beforeAll(async () => {
  const core = (await apiDescriptions()).find(({ name }) => name === 'core');
  if (core === undefined) throw new Error('no description of the core');
  server = await startRecordingServer(core.description);
});

afterAll(() => server.close());

beforeEach(() => {
  server.seen.length = 0;
});

const asMember = { headers: { Authorization: `Bearer ${TOKENS.token}` } };

async function faultsOf(path: string, options: RequestInit = {}): Promise<string[]> {
  await fetch(server.origin + path, { ...asMember, ...options });
  return server.seen.at(-1)?.faults ?? [];
}

it.each(vectors.vectors)('makes the signature of $method $path', ({ signature, ...parts }) => {
  expect(requestSignature(KEYS.privateKey, { ...parts, date: KEYS.date })).toBe(signature);
});

describe('the recording server', () => {
  const path = '/api/annotation.json?project=42&showWKT=true';
  const signed = (contentType: string, privateKey = KEYS.privateKey) => ({
    Date: KEYS.date,
    Authorization: `CYTOMINE ${KEYS.publicKey}:${requestSignature(privateKey, { method: 'GET', contentType, date: KEYS.date, path })}`,
    'Content-Type': 'application/json',
  });

  it.each([
    ['with the type that is sent', signed('application/json'), 200],
    ['without it', signed(''), 200],
    ['with another type', signed('text/plain'), 401],
    ['with another key', signed('', 'another'), 401],
    ['by nobody', {}, 401],
  ])('takes a request that is signed %s for what it is', async (_, headers, status) => {
    const response = await fetch(server.origin + path, { headers });
    expect(response.status).toBe(status);
    expect(server.seen[0]?.by).toBe(status === 200 ? 'signature' : undefined);
    expect(server.seen[0]?.operation?.id).toBe('listAnnotations');
  });

  it('takes the token of five minutes for reading only', async () => {
    const headers = { Authorization: `Bearer ${TOKENS.shortTermToken}` };
    expect((await fetch(`${server.origin}/api/project.json`, { headers })).status).toBe(200);
    const added = await fetch(`${server.origin}/api/project.json`, { method: 'POST', body: '{}', headers });
    expect(added.status).toBe(401);
    const asked = `${server.origin}/api/project.json?Authorization=Bearer+${TOKENS.shortTermToken}`;
    expect((await fetch(asked)).status).toBe(200);
  });

  it('answers with the example of the description', async () => {
    const response = await fetch(`${server.origin}/api/project/42.json`, asMember);
    expect(await response.json()).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
    const ping = await fetch(`${server.origin}/server/ping`);
    expect(await ping.json()).toMatchObject({ alive: true });
  });

  it.each([
    ['/api/projects.json', {}, 'there is no GET /api/projects.json'],
    ['/api/project.json', { method: 'PATCH' }, 'there is no PATCH /api/project.json'],
    ['/api/project.json?page=2', {}, 'listProjects has no parameter page'],
    ['/api/project.json?max=2&max=3', {}, 'listProjects is asked for max twice'],
    ['/api/project.json?name[like]=a', {}, undefined],
    ['/api/project.json?name[near]=a', {}, 'listProjects has no parameter name[near]'],
    ['/api/project.json', { method: 'POST', body: '{"nom":' }, 'the body is no JSON'],
    ['/api/term.json', { method: 'POST' }, 'addTerm needs a body of JSON'],
    ['/api/user/current.json', {}, undefined],
  ])('tells what is wrong with %s %o', async (path, options, fault) => {
    const headers = { ...asMember.headers, 'Content-Type': 'application/json' };
    const faults = await faultsOf(path, { ...options, headers });
    expect(faults.slice(0, 1)).toEqual(fault === undefined ? [] : [fault]);
  });
});
