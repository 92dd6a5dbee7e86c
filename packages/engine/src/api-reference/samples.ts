import type { ApiSample, ExampleBody, ExampleRequest, MakeSamples } from '../config/apiSamples.ts';
import type { ApiDescription } from './apiTypes.ts';
import { exampleRequest } from './exampleRequest.ts';

/** Gives every operation its samples: one for curl, with which the site makes those of other languages. */
export function addSamples(description: ApiDescription, makeSamples: MakeSamples): void {
  for (const operation of description.services.flatMap(({ operations }) => operations)) {
    const request = exampleRequest(operation, description);
    operation.samples = makeSamples(operation, request, curlSample(request));
  }
}

function curlSample(request: ExampleRequest): ApiSample {
  const { method, origin, target, body, isFile } = request;
  const parts = [
    method === 'GET' ? 'curl --fail' : `curl --fail --request ${method}`,
    ...curlHeaders(request),
    ...curlBody(body),
    ...(isFile ? ['--output answer.bin'] : []),
    shellQuoted(origin + target),
  ];
  return { label: 'curl', language: 'bash', code: parts.join(' \\\n  '), isClient: false, proof: '' };
}

function curlHeaders({ authorization, headers, body }: ExampleRequest): string[] {
  const type = body?.type === 'json' ? 'application/json' : body?.type === 'file' ? body.contentType : '';
  return [
    // In double quotes the shell puts the values of variables.
    ...authorization.map(([name, value]) => `--header "${name}: ${value}"`),
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(type === '' ? [] : [`--header ${shellQuoted(`Content-Type: ${type}`)}`]),
  ];
}

function curlBody(body: ExampleBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.type === 'json') return [`--data ${shellQuoted(JSON.stringify(body.value))}`];
  if (body.type === 'file') return ['--data-binary @file.bin'];
  const option = body.encoding === 'multipart' ? '--form' : '--data-urlencode';
  return body.fields.map(({ name, value, isFile }) =>
    isFile ? `--form ${shellQuoted(`${name}=@file.bin`)}` : `${option} ${shellQuoted(`${name}=${value}`)}`,
  );
}

/** A word that the shell takes as it stands. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
