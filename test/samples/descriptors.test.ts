import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conflictsOf } from '../../site/demos/DescriptorBench/check.ts';
import { longType, type Parameter } from '../../site/demos/DescriptorBench/descriptor.ts';
import { descriptorSchema, everyType, readYaml, schemaFaults } from './descriptorProblems.ts';

const root = resolve(import.meta.dirname, '../..');

/** One change of a valid descriptor, and the fault that has to be found because of it. */
interface Case {
  rule: string;
  /** JSON pointer -> new value. */
  put?: Record<string, unknown>;
  /** JSON pointer of what is taken away. */
  drop?: string;
  /** JSON pointer of what becomes far too long. */
  long?: string;
  at: string;
  keyword: string;
}

const cases = (name: string): Case[] => readYaml(read(`test/samples/descriptors/${name}.yml`));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function placeOf(descriptor: unknown, pointer: string): { parent: Record<string, unknown>; key: string } {
  const keys = pointer.split('/').slice(1);
  const key = keys.pop() ?? '';
  const parent = keys.reduce((value, step) => (value as Record<string, unknown>)[step], descriptor);
  return { parent: parent as Record<string, unknown>, key };
}

function changed({ put = {}, drop, long }: Case): unknown {
  let descriptor: unknown = everyType();
  for (const [pointer, value] of Object.entries(long ? { [long]: 'x'.repeat(2049) } : put)) {
    if (pointer === '') descriptor = value;
    else {
      const { parent, key } = placeOf(descriptor, pointer);
      parent[key] = value;
    }
  }
  if (drop) {
    const { parent, key } = placeOf(descriptor, drop);
    expect(parent).toHaveProperty([key]);
    delete parent[key];
  }
  return descriptor;
}

describe('descriptors shown on the pages', () => {
  it.each(['minimal.yml', 'every-type.yml', 'point-grid/descriptor.yml'])('%s is valid', (file) => {
    const descriptor = readYaml(read(`site/samples/task/${file}`));
    expect(schemaFaults(descriptor)).toEqual([]);
    expect(conflictsOf(descriptor)).toEqual([]);
  });

  it('use each type as an input', () => {
    const inputs: Parameter[] = Object.values(everyType().inputs);
    const used = inputs.map(({ type }) => longType(type).id);
    expect([...used].sort()).toEqual(
      [...descriptorSchema.definitions.parameter.properties.type.else.properties.id.enum].sort(),
    );
  });
});

describe.each(['schema-rules', 'code-rules'])('%s', (file) => {
  it('each is enforced', () => {
    const isMissed = (broken: Case) =>
      !schemaFaults(changed(broken)).includes(`${broken.at} ${broken.keyword}`);
    expect(cases(file).filter(isMissed)).toEqual([]);
  });
});

it('what is accepted is what the pages say', () => {
  const refused = cases('accepted').filter((odd) => schemaFaults(changed(odd)).length > 0);
  expect(refused.map(({ rule }) => rule)).toEqual([]);
});
