import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { parseAllDocuments } from 'yaml';
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
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const at = (name: string) => join(folder, name);
  const names = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=docs', '-days', '1'];
  const certificate = run(
    'openssl',
    ['req', ...names, '-keyout', at('privkey.pem'), '-out', at('fullchain.pem')],
    '',
  );
  writeFileSync(at('site.conf'), code.replace(/\/etc\/ssl\/cytomine\//g, `${folder}/`));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((name) => `${name}_temp_path ${at(name)};`).join('\n');
  writeFileSync(
    at('nginx.conf'),
    `pid ${at('pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\ninclude ${at('site.conf')};\n}\n`,
  );
  const problems =
    certificate.length > 0 ? certificate : run('nginx', ['-t', '-q', '-c', at('nginx.conf')], '');
  rmSync(folder, { recursive: true });
  return problems;
}

/** Runs a program on some input; what it says when it fails. */
function run(program: string, args: string[], input: string): string[] {
  const path = `${process.env.PATH}:/usr/sbin:/sbin`;
  const { status, stderr, error } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  if (error) return [`${program} did not start: ${error.message}. Install it.`];
  return status === 0 ? [] : [stderr.trim() || `${program} ended with ${status}`];
}
