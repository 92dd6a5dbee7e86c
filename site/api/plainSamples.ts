import type { ExampleBody, ExampleRequest } from 'docs-engine';

/** How a request is written without any client, by language. */

/** For Python with `requests`. */
export function pythonSample(request: ExampleRequest): string {
  const { method, origin, target, authorization, isFile } = request;
  // `json=` says itself what the body is.
  const type = request.body?.type === 'file' ? request.body.contentType : undefined;
  const headers = headerEntries(request, type, pythonQuoted, (value) =>
    fromEnvironment(
      value,
      (name) => `os.environ['${name}']`,
      (parts) => `f"${parts}"`,
      (one) => `{${one}}`,
    ),
  );
  const lines = [
    ...(authorization.length === 0 ? [] : ['import os', '']),
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
  const nameOf = (name: string) => (/^\w+$/.test(name) ? name : scriptQuoted(name));
  const headers = headerEntries(request, type, nameOf, (value) =>
    fromEnvironment(
      value,
      (name) => `process.env.${name}`,
      (parts) => `\`${parts}\``,
      (one) => `\${${one}}`,
    ),
  );
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
  secretOf: (value: string) => string,
): string[] {
  const plain = headers.map(([name, value]) => `${nameOf(name)}: ${JSON.stringify(value)}`);
  return [
    ...authorization.map(([name, value]) => `${nameOf(name)}: ${secretOf(value)}`),
    ...(type === undefined ? [] : [`${nameOf('Content-Type')}: ${JSON.stringify(type)}`]),
    ...plain,
  ];
}

const VARIABLE = /\$(\w+)/g;

/** An expression for a text with `$NAME` for variables of the environment, in a language with templates. */
function fromEnvironment(
  text: string,
  variable: (name: string) => string,
  template: (parts: string) => string,
  place: (expression: string) => string,
): string {
  const [, only] = /^\$(\w+)$/.exec(text) ?? [];
  if (only !== undefined) return variable(only);
  return template(text.replace(VARIABLE, (_, name: string) => place(variable(name))));
}

/** A request for Java with nothing but its standard library. */
export function javaSample(request: ExampleRequest): string {
  const { method, origin, target, isFile } = request;
  const handler = isFile ? 'ofByteArray' : 'ofString';
  const answer = isFile ? 'byte[]' : 'String';
  const isForm = request.body?.type === 'form';
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(isForm ? ['java.nio.charset.StandardCharsets'] : []),
    ...(request.body?.type === 'file' ? ['java.nio.file.Path'] : []),
  ];
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    ...javaForm(request),
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${javaQuoted(origin + target)}))`,
    ...javaHeaders(request).map(([name, value]) => `            .header(${javaQuoted(name)}, ${value})`),
    `            .method("${method}", ${javaPublisher(request)})`,
    '            .build();',
    `        HttpResponse<${answer}> response = HttpClient.newHttpClient()`,
    `            .send(request, HttpResponse.BodyHandlers.${handler}());`,
    isFile
      ? '        System.out.println(response.statusCode() + ": " + response.body().length + " bytes");'
      : '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n');
}

const BOUNDARY = 'part-of-the-form';

function javaHeaders({ authorization, headers, body }: ExampleRequest): [string, string][] {
  const types = {
    json: 'application/json',
    file: body?.type === 'file' ? body.contentType : '',
    form:
      body?.type === 'form' && body.encoding === 'multipart'
        ? `multipart/form-data; boundary=${BOUNDARY}`
        : 'application/x-www-form-urlencoded',
  };
  return [
    ...authorization.map(([name, value]): [string, string] => [name, javaFromEnvironment(value)]),
    ...(body === undefined ? [] : ([['Content-Type', javaQuoted(types[body.type])]] as [string, string][])),
    ...headers.map(([name, value]): [string, string] => [name, javaQuoted(value)]),
  ];
}

/** The same without templates: texts and variables, added. */
function javaFromEnvironment(text: string): string {
  return text
    .split(VARIABLE)
    .map((part, index) =>
      index % 2 === 1 ? `System.getenv("${part}")` : part === '' ? '' : javaQuoted(part),
    )
    .filter((part) => part !== '')
    .join(' + ');
}

function javaPublisher({ body }: ExampleRequest): string {
  const publishers = 'HttpRequest.BodyPublishers';
  if (body === undefined) return `${publishers}.noBody()`;
  if (body.type === 'file') return `${publishers}.ofFile(Path.of("file.bin"))`;
  if (body.type === 'form') return `${publishers}.ofString(form, StandardCharsets.UTF_8)`;
  return `${publishers}.ofString(${javaTextBlock(JSON.stringify(body.value, null, 2))})`;
}

/** The form as text: the parts that are files are named, since a file's bytes are no text. */
function javaForm({ body }: ExampleRequest): string[] {
  if (body?.type !== 'form') return [];
  if (body.encoding === 'urlencoded') {
    const pairs = body.fields.map(
      ({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    );
    return [`        String form = ${javaQuoted(pairs.join('&'))};`];
  }
  const parts = body.fields.map(({ name, value, isFile }) => {
    const file = isFile ? '; filename="file.txt"' : '';
    const content = isFile ? 'content of the file' : value;
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  const lines = [...parts, `--${BOUNDARY}--\r\n`].map((part) => `            ${javaQuoted(part)}`);
  return [`        String form =\n${lines.join(' +\n')};`];
}

function javaTextBlock(text: string): string {
  if (!text.includes('\n')) return javaQuoted(text);
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  const lines = escaped.split('\n').map((line) => `                ${line}`);
  return `"""\n${lines.join('\n')}"""`;
}

/** JSON's escapes are Java's, too. */
function javaQuoted(text: string): string {
  return JSON.stringify(text);
}
