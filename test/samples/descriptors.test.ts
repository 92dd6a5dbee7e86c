import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { descriptorConflicts } from './descriptorConflicts.ts';
import {
  descriptorProblems,
  descriptorSchema,
  everyType,
  readYaml,
  schemaFaults,
} from './descriptorProblems.ts';

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
    expect(descriptorConflicts(descriptor)).toEqual([]);
  });

  it('use each type as an input', () => {
    const inputs: { type: string | { id: string } }[] = Object.values(everyType().inputs);
    const used = inputs.map(({ type }) => (typeof type === 'string' ? type : type.id));
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

  it('each broken rule is named once', () => {
    const rules = cases(file).map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
  });
});

describe('what is accepted', () => {
  it('is what the pages say', () => {
    const refused = cases('accepted').filter((odd) => schemaFaults(changed(odd)).length > 0);
    expect(refused.map(({ rule }) => rule)).toEqual([]);
  });
});

describe('descriptorConflicts', () => {
  it('finds an output whose name starts with the name of another', () => {
    const descriptor = everyType();
    descriptor.outputs.nuclei_count = descriptor.outputs.nuclei;
    descriptor.outputs.score = { ...descriptor.outputs.nuclei, type: 'number' };
    descriptor.outputs.score_mean = descriptor.outputs.score;
    expect(descriptorConflicts(descriptor)).toEqual(['outputs/score_mean starts with outputs/score']);
  });

  it('finds references to nothing', () => {
    const descriptor = everyType();
    descriptor.outputs.nuclei.dependencies.derived_from = 'inputs/nothing';
    descriptor.outputs.probabilities.dependencies.matching = ['inputs/nothing', 'inputs/label'];
    expect(descriptorConflicts(descriptor)).toEqual([
      'outputs/nuclei is derived from inputs/nothing, which does not exist',
      'outputs/probabilities matches inputs/nothing, which does not exist',
      'outputs/probabilities matches inputs/label, which is no array',
    ]);
  });

  it('finds names that differ in case alone', () => {
    const descriptor = everyType();
    descriptor.inputs.Label = descriptor.inputs.label;
    expect(descriptorConflicts(descriptor)).toEqual(['inputs/Label and inputs/label differ in case alone']);
  });
});

describe('descriptorProblems', () => {
  it('finds nothing in a part that is right', () => {
    expect(descriptorProblems('cells:\n  type: integer\n  description: d\n  display_name: n\n')).toEqual([]);
    expect(descriptorProblems('name: Another name\n')).toEqual([]);
  });

  it.each([
    ['name: ab\n', '/name minLength'],
    ['cells:\n  type: integer\n  description: d\n', '/inputs/cells required'],
    ['nuclei:\n  type: integer\n  description: d\n', '/outputs/nuclei required'],
  ])('finds what is wrong in %j', (part, fault) => {
    expect(descriptorProblems(part)).toContain(fault);
  });
});
