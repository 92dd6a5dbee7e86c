import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

interface Input {
  id: string;
  type: string;
  uri?: string;
  'set-by-server'?: boolean;
}

const folder = resolve(import.meta.dirname, '../../site/samples/software');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const descriptor = JSON.parse(read('descriptor.json'));
const inputs: Input[] = descriptor.inputs;
const ids = inputs.map(({ id }) => id);
const CONNECTION = ['host', 'public_key', 'private_key', 'id_project', 'id_software'];

it('the descriptor of the legacy app keeps the rules of its page', () => {
  expect(descriptor).toMatchObject({
    name: expect.stringMatching(/./),
    'schema-version': 'cytomine-0.1',
    'container-image': { type: 'singularity', image: expect.stringMatching(/^[^A-Z:]+$/) },
  });
  expect(inputs.filter((one) => one['set-by-server']).map(({ id }) => id)).toEqual(
    CONNECTION.map((id) => `cytomine_${id}`),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(descriptor['command-line'].match(/\[\w+\]/g)).toEqual(ids.map((id) => `[${id.toUpperCase()}]`));
  for (const { id, type, uri } of inputs) {
    expect(type, id).toMatch(/^(?:string|number|boolean|date|list|domain|listdomain)$/i);
    expect(uri === undefined, id).toBe(!/domain$/i.test(type));
  }
});

it('the scripts of the legacy app name its parameters as the descriptor does', () => {
  for (const file of ['app.py', 'register.py'])
    for (const [, name] of read(file).matchAll(/cj\.parameters\.(\w+)/g)) expect(ids, file).toContain(name);
});
