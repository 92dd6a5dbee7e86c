import type { ExampleBody, ExampleRequest } from './exampleRequest.ts';

/** How a request is written without any client, by language. */

/** For a shell. */
export function curlSample(request: ExampleRequest): string {
  const { method, origin, target, body, isFile } = request;
  const parts = [
    method === 'GET' ? 'curl --fail' : `curl --fail --request ${method}`,
    ...curlHeaders(request),
    ...curlBody(body),
    ...(isFile ? ['--output answer.bin'] : []),
    shellQuoted(origin + target),
  ];
  return parts.join(' \\\n  ');
}

function curlHeaders({ authorization, headers, body }: ExampleRequest): string[] {
  const own = headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`);
  if (body?.type === 'json') own.push("--header 'Content-Type: application/json'");
  if (body?.type === 'file') own.push(`--header ${shellQuoted(`Content-Type: ${body.contentType}`)}`);
  if (authorization === 'bearer') return ['--header "Authorization: Bearer $CYTOMINE_TOKEN"', ...own];
  if (authorization === 'signature')
    return ['--header "Authorization: CYTOMINE $PUBLIC_KEY:$SIGNATURE"', '--header "Date: $DATE"', ...own];
  return own;
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

/** For Python with `requests`. */
export function pythonSample(request: ExampleRequest): string {
  const { method, origin, target, authorization, isFile } = request;
  // `json=` says itself what the body is.
  const type = request.body?.type === 'file' ? request.body.contentType : undefined;
  const headers = headerEntries(request, type, pythonQuoted, {
    bearer: 'f"Bearer {os.environ[\'CYTOMINE_TOKEN\']}"',
    signature: "f\"CYTOMINE {os.environ['PUBLIC_KEY']}:{os.environ['SIGNATURE']}\"",
    date: "os.environ['DATE']",
  });
  const lines = [
    ...(authorization === undefined ? [] : ['import os', '']),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${pythonQuoted(origin + target)},`,
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...pythonBody(request.body).map((line) => `    ${line}`),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    isFile
      ? 'data = response.content'
      : request.method === 'HEAD'
        ? 'print(response.headers)'
        : 'print(response.text)',
  ];
  return lines.join('\n');
}

function pythonBody(body: ExampleBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.type === 'json') return `json=${pythonValue(body.value, '')},`.split('\n');
  if (body.type === 'file') return ['data=open("file.bin", "rb"),'];
  const files = body.fields.filter(({ isFile }) => isFile);
  const plain = body.fields.filter(({ isFile }) => !isFile);
  const entries = plain.map(({ name, value }) => `${pythonQuoted(name)}: ${pythonQuoted(value)}`);
  return [
    ...(entries.length > 0 ? [`data={${entries.join(', ')}},`] : []),
    ...(files.length > 0
      ? [`files={${files.map(({ name }) => `${pythonQuoted(name)}: open("file.bin", "rb")`).join(', ')}},`]
      : []),
  ];
}

function pythonValue(value: unknown, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return pythonQuoted(value);
  if (typeof value !== 'object') return String(value);
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((one) => pythonValue(one, inner))
    : Object.entries(value).map(([name, one]) => `${pythonQuoted(name)}: ${pythonValue(one, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return entries.length === 0
    ? open + close
    : `${open}\n${inner}${entries.join(`,\n${inner}`)},\n${indent}${close}`;
}

/** JSON's strings are Python's, too. */
function pythonQuoted(text: string): string {
  return JSON.stringify(text);
}

/** For JavaScript in Node, with nothing but `fetch`. */
export function javascriptSample(request: ExampleRequest): string {
  const { method, origin, target, isFile } = request;
  const { body } = request;
  const type =
    body?.type === 'json' ? 'application/json' : body?.type === 'file' ? body.contentType : undefined;
  const headers = headerEntries(request, type, (name) => (/^\w+$/.test(name) ? name : scriptQuoted(name)), {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's
    bearer: '`Bearer ${process.env.CYTOMINE_TOKEN}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's
    signature: '`CYTOMINE ${process.env.PUBLIC_KEY}:${process.env.SIGNATURE}`',
    date: 'process.env.DATE',
  });
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} },`] : []),
    ...(body === undefined ? [] : scriptBody(body)),
  ];
  const url = scriptQuoted(origin + target);
  const call = options.length === 0 ? `fetch(${url});` : `fetch(${url}, {\n${indented(options)}\n});`;
  return [
    ...scriptForm(body),
    `const response = await ${call}`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's
    'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
    isFile ? 'const data = await response.arrayBuffer();' : 'console.log(await response.text());',
  ].join('\n');
}

function scriptBody(body: ExampleBody): string[] {
  if (body.type === 'form') return ['body: form,'];
  if (body.type === 'file') return ["body: await readFile('file.bin'),"];
  return `body: JSON.stringify(${JSON.stringify(body.value, null, 2)}),`.split('\n');
}

function scriptForm(body: ExampleBody | undefined): string[] {
  if (body?.type === 'file') return ["import { readFile } from 'node:fs/promises';", ''];
  if (body?.type !== 'form') return [];
  const hasFile = body.fields.some(({ isFile }) => isFile);
  return [
    ...(hasFile ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    `const form = new ${body.encoding === 'multipart' ? 'FormData' : 'URLSearchParams'}();`,
    ...body.fields.map(({ name, value, isFile }) =>
      isFile
        ? `form.append(${scriptQuoted(name)}, await openAsBlob('file.bin'), 'file.bin');`
        : `form.append(${scriptQuoted(name)}, ${scriptQuoted(value)});`,
    ),
  ];
}

function scriptQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Header fields as entries of a map of some language. */
function headerEntries(
  { authorization, headers }: ExampleRequest,
  type: string | undefined,
  nameOf: (name: string) => string,
  secret: { bearer: string; signature: string; date: string },
): string[] {
  const plain = headers.map(([name, value]) => `${nameOf(name)}: ${JSON.stringify(value)}`);
  return [
    ...(authorization === undefined ? [] : [`${nameOf('Authorization')}: ${secret[authorization]}`]),
    ...(authorization === 'signature' ? [`${nameOf('Date')}: ${secret.date}`] : []),
    ...(type === undefined ? [] : [`${nameOf('Content-Type')}: ${JSON.stringify(type)}`]),
    ...plain,
  ];
}
