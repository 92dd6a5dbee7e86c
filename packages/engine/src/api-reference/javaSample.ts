import type { ExampleRequest } from './exampleRequest.ts';

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
    ...(request.body === undefined || request.body.type === 'json' ? [] : ['java.nio.file.Path']),
  ];
  return [
    ...imports.filter((name) => !(isForm && name === 'java.nio.file.Path')).map((name) => `import ${name};`),
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
  const env = (name: string) => `System.getenv("${name}")`;
  const types = {
    json: 'application/json',
    file: body?.type === 'file' ? body.contentType : '',
    form:
      body?.type === 'form' && body.encoding === 'multipart'
        ? `multipart/form-data; boundary=${BOUNDARY}`
        : 'application/x-www-form-urlencoded',
  };
  const own: [string, string][] = headers.map(([name, value]) => [name, javaQuoted(value)]);
  if (body !== undefined) own.unshift(['Content-Type', javaQuoted(types[body.type])]);
  if (authorization === 'bearer') own.unshift(['Authorization', `"Bearer " + ${env('CYTOMINE_TOKEN')}`]);
  if (authorization === 'signature')
    own.unshift(
      ['Authorization', `"CYTOMINE " + ${env('PUBLIC_KEY')} + ":" + ${env('SIGNATURE')}`],
      ['Date', env('DATE')],
    );
  return own;
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
