import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import vectors from '../../site/data/signature-vectors.json' with { type: 'json' };
import { coreDescription } from '../support/apiDescriptions.ts';
import { KEYS, type RecordingServer, startRecordingServer, TOKENS } from '../support/recordingServer.ts';
import { requestSignature } from '../support/requestSignature.ts';

let server: RecordingServer;

beforeAll(async () => {
  server = await startRecordingServer(await coreDescription());
});

afterAll(() => server.close());

beforeEach(() => {
  server.seen.length = 0;
});

it.each(vectors.vectors)('makes the signature of $method $path', ({ signature, ...parts }) => {
  expect(requestSignature(KEYS.privateKey, { ...parts, date: KEYS.date })).toBe(signature);
});

it.each([
  ['/api/projects.json', {}, 'there is no GET /api/projects.json'],
  ['/api/project.json?page=2', {}, 'listProjects has no parameter page'],
  ['/api/project.json?max=2&max=3', {}, 'listProjects is asked for max twice'],
  ['/api/project.json?name[like]=a', {}, undefined],
  ['/api/project.json?name[near]=a', {}, 'listProjects has no parameter name[near]'],
  ['/api/project.json', { method: 'POST', body: '{"nom":' }, 'the body is no JSON'],
  ['/api/term.json', { method: 'POST' }, 'addTerm needs a body of JSON'],
])('the recording server tells what is wrong with %s %o', async (path, options, fault) => {
  const headers = { Authorization: `Bearer ${TOKENS.token}`, 'Content-Type': 'application/json' };
  await fetch(server.origin + path, { ...options, headers });
  expect(server.seen[0]?.faults.slice(0, 1)).toEqual(fault === undefined ? [] : [fault]);
});
