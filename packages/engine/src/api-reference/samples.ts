import { apiServer } from './apiServer.ts';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { exampleByName } from './exampleByName.ts';
import { exampleRequest } from './exampleRequest.ts';
import { javaSample } from './javaSample.ts';
import { textOf } from './json.ts';
import { curlSample, javascriptSample, pythonSample } from './plainSamples.ts';

/** One way to call an operation. */
export interface ApiSample {
  /** Label of its tab. */
  label: string;
  /** As on a code fence. */
  language: string;
  code: string;
  /** True when it calls a client of the product, not the server by hand. */
  isClient: boolean;
}

/** How an operation is called: by hand with curl, then with each client, by hand where a client has no call for it. */
export function samplesOf(operation: ApiOperation, description: ApiDescription): ApiSample[] {
  const request = exampleRequest(operation, description);
  const { origin } = apiServer(description, operation);
  const call = (client: string) => textOf(operation.clients[client]).trim();
  const either = (client: string, wrap: (call: string, origin: string) => string, plain: () => string) => {
    const own = call(client);
    return { code: own === '' ? plain() : wrap(own, origin), isClient: own !== '' };
  };
  return [
    { label: 'curl', language: 'bash', code: curlSample(request), isClient: false },
    { label: 'Python', language: 'python', ...either('python', pythonClient, () => pythonSample(request)) },
    {
      label: 'JavaScript',
      language: 'javascript',
      ...either('javascript', javascriptClient, () => javascriptSample(request)),
    },
    { label: 'Java', language: 'java', ...either('java', javaClient, () => javaSample(request)) },
  ];
}

/** An identifier that a call uses: `projectId` or `project_id`, but no field, and no keyword, of this name. */
const IDENTIFIER = /(?<![\w.'"])[a-z]\w*?(?:_id|Id)\b(?!\s*(?:=(?!=)|:)|['"(])/g;

/** The identifiers that a call uses, each once, with the value that examples of requests give them. */
function identifiersIn(call: string): [name: string, value: number][] {
  return [...new Set(call.match(IDENTIFIER))].map((name) => {
    const field = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [name, Number(exampleByName(field, { type: 'integer' }, 'integer', ''))];
  });
}

/** What stands for itself in a client's call: names that have to be imported. */
const CLASSES = /(?<![\w.'"])(?!Date\b)[A-Z]\w*(?=[.(])/g;

function classesIn(call: string): string[] {
  return [...new Set(call.replace(/"[^"\n]*"|'[^'\n]*'/g, '""').match(CLASSES) ?? [])].sort();
}

function pythonClient(call: string, origin: string): string {
  const models = classesIn(call).filter((name) => name !== 'Cytomine');
  return [
    'import os',
    '',
    'from cytomine import Cytomine',
    ...(models.length > 0 ? [`from cytomine.models import ${models.join(', ')}`] : []),
    '',
    ...spaced(identifiersIn(call).map(([name, value]) => `${name} = ${value}`)),
    'with Cytomine(',
    `    host="${origin}",`,
    '    public_key=os.environ["CYTOMINE_PUBLIC_KEY"],',
    '    private_key=os.environ["CYTOMINE_PRIVATE_KEY"],',
    ') as cytomine:',
    ...asResult(call, 'result = ', '').map((line) => `    ${line}`),
  ].join('\n');
}

function javascriptClient(call: string, origin: string): string {
  const names = [...new Set(['Cytomine', ...classesIn(call)])].sort();
  return [
    `import { ${names.join(', ')} } from 'cytomine-client';`,
    '',
    '// The client calls this function before each of its requests.',
    'const addToken = (request) => {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's
    '  request.headers.Authorization = `Bearer ${process.env.CYTOMINE_TOKEN}`;',
    '  return request;',
    '};',
    `const cytomine = new Cytomine('${origin}', '/api/', '/iam/', addToken);`,
    '',
    ...identifiersIn(call).map(([name, value]) => `const ${name} = ${value};`),
    ...asResult(call, 'const result = ', ';'),
  ].join('\n');
}

function javaClient(call: string, origin: string): string {
  return [
    'import be.cytomine.client.*;',
    'import be.cytomine.client.collections.*;',
    'import be.cytomine.client.models.*;',
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    ...identifiersIn(call).map(([name, value]) => `        Long ${name} = ${value}L;`),
    `        Cytomine.connection("${origin}",`,
    '            System.getenv("CYTOMINE_PUBLIC_KEY"), System.getenv("CYTOMINE_PRIVATE_KEY"));',
    ...asResult(call, 'var result = ', ';').map((line) => `        ${line}`),
    '    }',
    '}',
  ].join('\n');
}

/** Lines with an empty one after them, where there are any. */
function spaced(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [...lines, ''];
}

/** The call as a statement that keeps what it gives. One that is a statement already stays. */
function asResult(call: string, before: string, end: string): string[] {
  const isStatement = /^(?:const|let|var|with|for|[A-Za-z_]\w* *=[^=])/.test(call) || call.endsWith(';');
  const code = /^await\b/.test(call) ? `${before}${call}` : isStatement ? call : before + call;
  return (end === '' || code.endsWith(end) ? code : code + end).split('\n');
}
