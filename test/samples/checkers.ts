import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { parseAllDocuments } from 'yaml';
import { newFolder } from '../support/temporaryFolder.ts';
import { descriptorProblems } from './descriptorProblems.ts';
import { parseDockerfile } from './parseDockerfile.ts';
import { composeProblems, templateProblems } from './releasedKeys.ts';

/** What is wrong with a piece of code; nothing when it is right. */
type Checker = (code: string) => string[];

/**
 * What "parsed by …" and "checked with …" mean: the words of a mark -> what is done. Whoever writes another tool into
 * `by` adds it here.
 */
export const checkers: Record<string, Checker> = {
  'parsed by Bash': (code) => run('bash', ['-n'], code),
  'parsed by Python': (code) => run('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], code),
  'parsed by a YAML parser': yamlProblems,
  'parsed by a JSON parser': (code) => thrownBy(() => JSON.parse(code)),
  'parsed by a Dockerfile parser': (code) => thrownBy(() => parseDockerfile(code)),
  'parsed by a JavaScript parser': (code) =>
    thrownBy(() => parseAst(code, { lang: 'js', sourceType: 'module' })),
  'parsed by a properties parser': (code) => keyValueProblems(code, /^[\w.-]+=\S.*$/),
  'parsed by a parser of key = value lines': (code) => keyValueProblems(code, /^\w+ = \S+$/),
  'parsed by a crontab parser': crontabProblems,
  'checked with nginx -t': nginxProblems,
  'checked with the released compose file': composeProblems,
  'checked with the task schema': descriptorProblems,
  'checked with the released template': templateProblems,
};

function yamlProblems(code: string): string[] {
  const documents = parseAllDocuments(code, { strict: true, logLevel: 'error' });
  if (!Array.isArray(documents) || documents.length === 0) return ['no document'];
  return documents.flatMap(({ errors }) => errors.map(({ message }) => message));
}

/** What a parser throws is the problem. */
function thrownBy(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function keyValueProblems(code: string, form: RegExp): string[] {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.length === 0 ? ['nothing but comments'] : lines.filter((line) => !form.test(line));
}

/** A line of a crontab: when, and a command that Bash can parse. A percent sign would end the command. */
function crontabProblems(code: string): string[] {
  const field = String.raw`(?:\*|\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)(?:\/\d+)?`;
  const form = new RegExp(`^${Array(5).fill(field).join(' +')} +([^%]+)$`);
  return code
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const command = form.exec(line)?.[1];
      return command === undefined ? [`no line of a crontab: ${line}`] : run('bash', ['-n'], command);
    });
}

/** `nginx -t` wants a whole configuration, and certificates that exist. */
function nginxProblems(code: string): string[] {
  return withCertificate(code, (configuration, folder) => {
    const at = (name: string) => join(folder, name);
    writeFileSync(at('site.conf'), configuration);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = paths.map((name) => `${name}_temp_path ${at(name)};`).join('\n');
    writeFileSync(
      at('nginx.conf'),
      `pid ${at('pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\ninclude ${at('site.conf')};\n}\n`,
    );
    return run('nginx', ['-t', '-q', '-c', at('nginx.conf')], '');
  });
}

/** What Caddy says of a configuration, which names certificates as well. */
export function caddyProblems(code: string): string[] {
  return withCertificate(code, (configuration, folder) => {
    writeFileSync(join(folder, 'Caddyfile'), configuration);
    return run('caddy', ['validate', '--config', join(folder, 'Caddyfile')], '', { HOME: folder });
  });
}

/** A key and its certificate, by file. */
let certificate: Record<string, string> | undefined;

/** Checks a configuration in a folder that has the certificate which it names; made once, since that takes long. */
function withCertificate(code: string, check: (configuration: string, folder: string) => string[]): string[] {
  const folder = newFolder();
  certificate ??= makeCertificate(folder);
  for (const [name, text] of Object.entries(certificate)) writeFileSync(join(folder, name), text);
  return check(code.replaceAll('/etc/ssl/cytomine/', `${folder}/`), folder);
}

function makeCertificate(folder: string): Record<string, string> {
  const names = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=docs', '-days', '1'];
  const files = ['privkey.pem', 'fullchain.pem'];
  const out = ['-keyout', files[0] ?? '', '-out', files[1] ?? ''];
  execFileSync('openssl', ['req', ...names, ...out], { cwd: folder, stdio: 'pipe' });
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Runs a program on some input; what it says when it fails. */
function run(
  program: string,
  args: string[],
  input: string,
  variables: Record<string, string> = {},
): string[] {
  const path = `${process.env.PATH}:/usr/sbin:/sbin`;
  const { status, stderr, error } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...variables, PATH: path },
  });
  if (error) return [`${program} did not start: ${error.message}. Install it.`];
  return status === 0 ? [] : [stderr.trim() || `${program} ended with ${status}`];
}
