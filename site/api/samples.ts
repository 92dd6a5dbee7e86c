import type { ApiSample, ExampleRequest, MakeSamples } from 'docs-engine';
import { javaSample, javascriptSample, pythonSample } from './plainSamples.ts';

interface Language {
  label: string;
  /** As on a code fence, and as `x-clients` names the client. */
  language: string;
  /** A program around such a call. */
  wrap(call: string, origin: string): string;
  /** A program without the client. */
  plain(request: ExampleRequest): string;
  /** What the tests do with a program that uses the client, and with one that does not. */
  proofs: [client: string, plain: string];
}

const LANGUAGES: readonly Language[] = [
  {
    label: 'Python',
    language: 'python',
    wrap: pythonClient,
    plain: pythonSample,
    proofs: ['ran with client 3.1.0', 'ran with Python'],
  },
  {
    label: 'JavaScript',
    language: 'javascript',
    wrap: javascriptClient,
    plain: javascriptSample,
    proofs: ['ran with client 3.1.0', 'ran with Node'],
  },
  {
    label: 'Java',
    language: 'java',
    wrap: javaClient,
    plain: javaSample,
    proofs: ['compiled with client 2.4.2', 'compiled with javac'],
  },
];

/** How an operation is called: by hand with curl, then with each client, by hand where a client has no call for it. */
export const makeSamples: MakeSamples = ({ clients }, request, curl) => [
  { ...curl, proof: 'parsed by Bash' },
  ...LANGUAGES.map(({ label, language, wrap, plain, proofs }): ApiSample => {
    const call = String(clients[language] ?? '').trim();
    return call === ''
      ? { label, language, code: plain(request), isClient: false, proof: proofs[1] }
      : { label, language, code: wrap(call, request.origin), isClient: true, proof: proofs[0] };
  }),
];

/** An identifier that a call uses: `projectId` or `project_id`, but no field, and no keyword, of this name. */
const IDENTIFIER = /(?<![\w.'"])[a-z]\w*?(?:_id|Id)\b(?!\s*(?:=(?!=)|:)|['"(])/g;

/** The identifiers that a call uses, each once, with the value that examples of requests give them. */
function identifiersIn(call: string): [name: string, value: number][] {
  return [...new Set(call.match(IDENTIFIER))].map((name) => {
    const thing = name.replace(/_?[iI]d$/, '').replaceAll('_', '');
    return [name, idOf(thing.toLowerCase())];
  });
}

/** Ids of the platform are counted together: an early one would look like a count. */
const FIRST_ID = 1000;
const IDS = 8999;

/** The number that stands for a thing, the same in all samples and in the examples of the descriptions. */
function idOf(thing: string): number {
  let hash = 0;
  for (const letter of thing) hash = (hash * 31 + letter.charCodeAt(0)) % IDS;
  return FIRST_ID + hash;
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
    '// The client calls this function to add the token to its requests.',
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
