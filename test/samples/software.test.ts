import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SoftwareDescriptor, softwareFaults } from './softwareFaults.ts';

const folder = resolve(import.meta.dirname, '../../site/samples/software');
const read = (): SoftwareDescriptor => JSON.parse(readFileSync(join(folder, 'descriptor.json'), 'utf8'));

describe('the descriptor of the legacy app', () => {
  it('keeps the rules of its page', () => {
    expect(softwareFaults(read())).toEqual([]);
  });

  const changes: [string, (descriptor: SoftwareDescriptor) => void][] = [
    ['schema-version is cytomine-0.1', (it) => Object.assign(it, { 'schema-version': '0.5' })],
    ['name is missing', (it) => Object.assign(it, { name: undefined })],
    ['container-image.type is singularity', (it) => Object.assign(it['container-image'], { type: 'docker' })],
    [
      'container-image.image has no tag',
      (it) => Object.assign(it['container-image'], { image: 'lab/s_x:1' }),
    ],
    [
      'container-image.image is lower case',
      (it) => Object.assign(it['container-image'], { image: 'lab/S_x' }),
    ],
    ['input term: unknown type Text', (it) => Object.assign(it.inputs[5] as object, { type: 'Text' })],
    ['input term: a Domain needs a uri', (it) => Object.assign(it.inputs[5] as object, { uri: undefined })],
    ['input term: id stands twice', (it) => Object.assign(it.inputs[6] as object, { id: 'term' })],
    [
      'input term: command-line lacks [TERM]',
      (it) => Object.assign(it, { 'command-line': it['command-line'].replace(' [TERM]', '') }),
    ],
    [
      'command-line: [OTHER] belongs to no input',
      (it) => Object.assign(it, { 'command-line': `${it['command-line']} [OTHER]` }),
    ],
    ['input cytomine_host is missing', (it) => it.inputs.splice(0, 1)],
    [
      'input cytomine_id_project: is set by the server',
      (it) => Object.assign(it.inputs[3] as object, { 'set-by-server': false }),
    ],
  ];
  it.each(changes)('is refused when the rule is broken: %s', (fault, change) => {
    const descriptor = read();
    change(descriptor);
    expect(softwareFaults(descriptor)).toContain(fault);
  });
});

describe('the scripts of the legacy app', () => {
  it.each(['app.py', 'register.py'])(
    '%s is Python, and names its parameters as the descriptor does',
    (file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const { status, stderr } = spawnSync(
        'python3',
        ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
        {
          input: text,
          encoding: 'utf8',
        },
      );
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const ids = read().inputs.map(({ id }) => id);
      for (const [, name] of text.matchAll(/cj\.parameters\.(\w+)/g)) expect(ids).toContain(name);
    },
  );
});
