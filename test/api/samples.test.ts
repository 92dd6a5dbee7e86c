import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSample } from '../../packages/engine/src/config/apiSamples.ts';
import { apiDescriptions } from '../support/apiDescriptions.ts';

type Named = ApiSample & { id: string };

let samples: Named[] = [];

beforeAll(async () => {
  const all = await apiDescriptions();
  samples = all.flatMap(({ name, description }) =>
    description.services
      .flatMap(({ operations }) => operations)
      .flatMap(({ id, samples: own }) => own.map((one) => ({ ...one, id: `${name}/${id}` }))),
  );
}, 120_000);

function inLanguage(language: string): Named[] {
  const found = samples.filter((one) => one.language === language);
  expect(found.length).toBeGreaterThan(400);
  return found;
}

/** Gives all samples of a language to one run of a program, which says what is wrong with which. */
function faultsOf(
  own: readonly Named[],
  program: string,
  args: readonly string[],
  between: string,
): string[] {
  const input = own.map(({ code }) => code).join(between);
  const { stdout, stderr, status, error } = spawnSync(program, args, { input, encoding: 'utf8' });
  expect(error).toBeUndefined();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^\d+/, (index) => own[Number(index)]?.id ?? index));
}

const PYTHON = `
import ast, sys
for index, code in enumerate(sys.stdin.buffer.read().decode().split("\\0")):
    try:
        ast.parse(code)
    except SyntaxError as error:
        print(f"{index}: {error}")
`;

describe('samples of the API reference', () => {
  it('are four for every operation', () => {
    const operations = new Set(samples.map(({ id }) => id));
    expect(samples).toHaveLength(operations.size * 4);
  });

  it.each([
    ['pims', 'http://pims:5000/ims/', ['uploadImage']],
    ['app-engine', 'http://app-engine:8080/app-engine/v1/', []],
  ])('of %s call its container, except for what is public', (name, address, open) => {
    const own = samples.filter(({ id, label }) => label === 'curl' && id.startsWith(`${name}/`));
    const elsewhere = own.filter(({ code }) => !code.includes(address));
    expect(elsewhere.map(({ id }) => id)).toEqual(open.map((id) => `${name}/${id}`));
    for (const { code } of elsewhere) expect(code).toContain('https://<server>/');
    expect(own.length).toBeGreaterThan(20);
  });

  it('are commands that Bash reads', () => {
    const own = inLanguage('bash');
    const script = own.map(({ code, id }) => `${id.replace(/\W/g, '_')}() {\n${code}\n}`).join('\n');
    const { stderr, status } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('are programs that Python reads', () => {
    expect(faultsOf(inLanguage('python'), 'python3', ['-c', PYTHON], '\0')).toEqual([]);
  });

  it('are modules that JavaScript engines read', () => {
    const faults = inLanguage('javascript').flatMap(({ id, code }) => {
      try {
        parseAst(code, { lang: 'js', sourceType: 'module' });
        return [];
      } catch (error) {
        return [`${id}: ${String(error).split('\n', 2).join(' ')}`];
      }
    });
    expect(faults).toEqual([]);
  });

  it('are programs that the Java compiler reads', () => {
    const program = join(import.meta.dirname, 'ParseJava.java');
    expect(faultsOf(inLanguage('java'), 'java', [program], '\0')).toEqual([]);
  });
});
