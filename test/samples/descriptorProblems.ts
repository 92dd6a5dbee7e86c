import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The schema of task descriptors, as JSON. */
export const descriptorSchema = JSON.parse(read('site/data/task-descriptor.schema.json'));

const validate = new Ajv({ allErrors: true, strict: false }).compile(descriptorSchema);

/** Reads YAML as the App Engine does, merge keys included. */
export function readYaml(text: string) {
  return parse(text, { merge: true });
}

/** A valid descriptor that uses every type, fresh at each call. */
export function everyType() {
  return readYaml(read('site/samples/task/every-type.yml'));
}

/** Where a descriptor breaks the schema, each as "pointer keyword". */
export function schemaFaults(descriptor: unknown): string[] {
  if (validate(descriptor)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

/** What is wrong with a descriptor, or with a part of one: top-level keys or parameters. */
export function descriptorProblems(code: string): string[] {
  const part = readYaml(code);
  if ('$schema' in part) return schemaFaults(part);
  const whole = everyType();
  for (const [key, value] of Object.entries(part)) {
    const parent =
      key in descriptorSchema.properties ? whole : key in whole.outputs ? whole.outputs : whole.inputs;
    parent[key] = value;
  }
  return schemaFaults(whole);
}
