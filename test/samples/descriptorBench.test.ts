import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkDescriptor } from '../../site/demos/DescriptorBench/check.ts';
import { foldersOf, formOf, trialOf } from '../../site/demos/DescriptorBench/useIt.ts';
import { readYaml, schemaFaults } from './descriptorProblems.ts';

type Group = Record<string, unknown>;

const samples = ['minimal.yml', 'every-type.yml', 'point-grid/descriptor.yml'].map((name) =>
  readFileSync(resolve(import.meta.dirname, '../../site/samples/task', name), 'utf8'),
);
const everyType = samples[1] ?? '';
const wrongOf = (text: string) => checkDescriptor(text).findings.filter(({ kind }) => kind === 'wrong');

/** Values that are wrong at many places, and right at some. */
const ODD_VALUES = [null, '', 'é!', 'x'.repeat(300), -1, 2 ** 40, 0.5, true, ['x'], { x: 1 }];

interface Change {
  text: string;
  /** Where the fault may be told, counted from 1: at what differs first, or at the key or group that it belongs to. */
  lines: number[];
}

/** Every change of one field of a text: each key taken away, each value replaced by odd ones. */
function changesOf(text: string): Change[] {
  const changes: Change[] = [];
  const original = readYaml(text);
  const before = stringify(original, { lineWidth: 0 }).split('\n');
  const change = (path: string[], alter: (parent: Group, key: string) => void, isTaken: boolean) => {
    const copy = structuredClone(original);
    const key = path.at(-1) ?? '';
    alter(
      path.slice(0, -1).reduce((group, step) => group[step], copy),
      key,
    );
    const changed = stringify(copy, { lineWidth: 0 });
    const lines = changed.split('\n');
    const at = lines.findIndex((line, i) => line !== before[i]);
    if (at < 0) return;
    const line = isTaken ? lineOfGroup(before, at) : lineOfKey(lines, at, key);
    changes.push({ text: changed, lines: [at + 1, line + 1] });
  };
  const walk = (value: unknown, path: string[]) => {
    if (path.length > 0)
      for (const odd of ODD_VALUES)
        change(path, (parent, key) => Object.assign(parent, { [key]: odd }), false);
    if (path.length > 0 && !/^\d+$/.test(path.at(-1) ?? ''))
      change(path, (parent, key) => delete parent[key], true);
    if (value !== null && typeof value === 'object')
      for (const [key, inside] of Object.entries(value)) walk(inside, [...path, key]);
  };
  walk(original, []);
  return changes;
}

/** The line with a key, at the first one that differs or above: a group begins below its key. */
function lineOfKey(lines: string[], at: number, key: string): number {
  if (/^\d+$/.test(key)) return at;
  let line = at;
  while (line > 0 && !lines[line]?.replace(/^[ -]*/, '').startsWith(`${key}:`)) line--;
  return line;
}

/** The line of the group to which a line belonged: the one above with less in front; the first for the whole file. */
function lineOfGroup(lines: string[], at: number): number {
  const indent = (line = '') => line.search(/[^ -]/);
  // The first key of an item stands in the line of the item.
  if (lines[at]?.trim().startsWith('- ')) return at;
  for (let i = at - 1; i >= 0; i--) {
    const isItem = lines[i]?.trim().startsWith('- ') && indent(lines[i]) === indent(lines[at]);
    if (isItem || indent(lines[i]) < indent(lines[at])) return i;
  }
  return 0;
}

const CHANGES = changesOf(everyType);

describe(`${CHANGES.length} changes of one field`, () => {
  it('are judged as ajv judges them, and told at their line', () => {
    expect(CHANGES.length).toBeGreaterThan(500);
    const missed: string[] = [];
    let refused = 0;
    for (const { text, lines } of CHANGES) {
      const isRefused = schemaFaults(readYaml(text)).length > 0;
      const { findings, descriptor } = checkDescriptor(text);
      const wrong = findings.filter(({ kind }) => kind === 'wrong');
      if (isRefused) refused++;
      const isConflict =
        !isRefused && wrong.every(({ message }) => /which is no|differ in case|begins with/.test(message));
      if (isRefused !== wrong.length > 0 && !isConflict) missed.push(`ajv: ${isRefused}\n${text}`);
      if (isRefused && !wrong.some(({ line }) => lines.includes(line)))
        missed.push(`lines ${lines}, told ${wrong.map((one) => `${one.line} ${one.message}`)}\n${text}`);
      if (descriptor !== undefined) expect(trialOf(descriptor)).toContain('docker run');
    }
    expect(refused).toBeGreaterThan(CHANGES.length / 2);
    expect(missed.map((one) => one.split('\n')[0])).toEqual([]);
  });
});

it.each(samples.map((text, i) => [i, text]))('takes sample %d as it is', (_, text) => {
  expect(checkDescriptor(text).findings).toEqual([]);
});

it.each([
  ['name: Every type', 'name: x', 'name', 'needs 3 characters at least, and has 1'],
  ['version: "2.1.0-beta.1"', 'version: 2.1', 'version', 'has to be a text, and is the number 2.1 (quote it'],
  ['ram: 8Gi', 'ram: 8 GB', 'configuration.resources.ram', 'such as 512Mi or 4Gi'],
  ['max_file_size: 500 MiB', 'max_file_size: 500Mi', 'inputs.model.type.max_file_size', 'such as 100 MiB'],
  [
    '      geq: 1\n',
    '      geq: a\n',
    'inputs.iterations.type.geq',
    'has to be a whole number, and is a text',
  ],
  ['    default: 10', '    default: ten', 'inputs.iterations.default', 'has to be a whole number'],
  ['  normalize:', '  nor-malize:', 'inputs.nor-malize', 'as a name, has to be made of letters, digits and'],
  [
    '    type: datetime',
    '    type:\n      id: datetime\n      before: x',
    'inputs.taken.type.before',
    'leave it out',
  ],
  [
    'derived_from: inputs/crop',
    'derived_from: inputs/crops',
    'outputs.nuclei.dependencies.derived_from',
    'no input',
  ],
  ['- outputs/nuclei', '- inputs/label', 'outputs.probabilities.dependencies.matching.0', 'is no array'],
])('says of %j as %j what is wrong', (right, wrong, path, message) => {
  expect(everyType).toContain(right);
  const [first] = wrongOf(everyType.replace(right, wrong));
  expect(first?.path.join('.')).toBe(path);
  expect(first?.message).toContain(message);
});

it('tells line and column of what is no YAML', () => {
  expect(wrongOf('name: "x\ninputs: {}')).toMatchObject([
    { line: expect.any(Number), message: expect.stringContaining('is not YAML') },
  ]);
  expect(wrongOf('')).toMatchObject([{ line: 1, column: 1 }]);
  expect(wrongOf('[]')[0]?.message).toContain('has to be a group of keys, and is a list');
});

it('tells what is ignored, and what was perhaps meant', () => {
  const text = everyType
    .replace('  doi:', '  dois:')
    .replace('      max_width: 4000\n      max', '      maxwidth: 4000\n      max')
    .replace('namespace: org.example', 'namespace: org.Example');
  expect(
    checkDescriptor(text).findings.map(({ kind, path, message }) => [kind, path.join('.'), message]),
  ).toEqual([
    ['note', 'namespace', 'becomes the name of an image: use lower case'],
    ['note', 'external.dois', 'is not known, and ignored: do you mean doi?'],
    ['note', 'inputs.crop.type.maxwidth', 'is not known, and ignored: do you mean max_width?'],
  ]);
});

describe('a right descriptor', () => {
  const { descriptor } = checkDescriptor(everyType);
  if (descriptor === undefined) throw new Error('the sample is refused');

  it('has a line in the form for each input, sorted by name', () => {
    expect(formOf(descriptor)).toHaveLength(Object.keys(descriptor.inputs).length);
    expect(formOf(descriptor)[2]).toEqual({
      label: 'Iterations',
      field: 'a number ≥ 1, ≤ 50',
      initial: '10',
      hint: 'How often to repeat.',
    });
  });

  it('has a file for each parameter', () => {
    expect(foldersOf(descriptor)).toMatch(/^\/inputs\/\n {2}normalize\s+true or false\n/);
    expect(foldersOf(descriptor)).toContain('/outputs/\n  nuclei         folder with array.yml');
  });

  it('can be tried with commands that Bash takes', () => {
    const odd = { ...descriptor, configuration: { ...descriptor.configuration, input_folder: "/it's here" } };
    const { status, stderr } = spawnSync('bash', ['-n'], { input: trialOf(odd), encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(trialOf(odd)).toContain(`-v "$PWD/inputs":'/it'\\''s here:ro'`);
    expect(trialOf(descriptor)).toContain('  org/example/everytype:2.1.0-beta.1');
  });
});
