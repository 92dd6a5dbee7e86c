interface Input {
  id: string;
  type: string;
  uri?: string;
  optional?: boolean;
  'set-by-server'?: boolean;
  'value-key'?: string;
}

/** A descriptor of the form cytomine-0.1, as far as its rules reach. */
export interface SoftwareDescriptor {
  name: string;
  'schema-version': string;
  'container-image': { image: string; type: string };
  'command-line': string;
  inputs: Input[];
}

const TYPES = ['string', 'number', 'boolean', 'date', 'list', 'domain', 'listdomain'];
const CONNECTION = ['host', 'public_key', 'private_key', 'id_project', 'id_software'].map(
  (id) => `cytomine_${id}`,
);

/** The rules of the page "Legacy descriptor reference" that a descriptor breaks. */
export function softwareFaults(descriptor: SoftwareDescriptor): string[] {
  const { name, inputs, 'container-image': container } = descriptor;
  const rules: [boolean, string][] = [
    [!name, 'name is missing'],
    [descriptor['schema-version'] !== 'cytomine-0.1', 'schema-version is cytomine-0.1'],
    [container.type !== 'singularity', 'container-image.type is singularity'],
    [container.image.includes(':'), 'container-image.image has no tag'],
    [container.image !== container.image.toLowerCase(), 'container-image.image is lower case'],
    ...CONNECTION.map((id): [boolean, string] => [
      !inputs.some((input) => input.id === id),
      `input ${id} is missing`,
    ]),
  ];
  return [
    ...rules.filter(([isBroken]) => isBroken).map(([, rule]) => rule),
    ...inputs.flatMap((input, index) => inputFaults(descriptor, input, index)),
    ...strayPlaceholders(descriptor),
  ];
}

function placeholderOf(input: Input): string {
  return (input['value-key'] ?? '[@ID]').replace('@ID', input.id.toUpperCase());
}

function inputFaults(
  { inputs, 'command-line': command }: SoftwareDescriptor,
  input: Input,
  index: number,
): string[] {
  const type = input.type.toLowerCase();
  const key = placeholderOf(input);
  const rules: [boolean, string][] = [
    [!TYPES.includes(type), `unknown type ${input.type}`],
    [type.endsWith('domain') && !input.uri, `a ${input.type} needs a uri`],
    [inputs.findIndex(({ id }) => id === input.id) !== index, 'id stands twice'],
    [!command.includes(key), `command-line lacks ${key}`],
    [CONNECTION.includes(input.id) && !input['set-by-server'], 'is set by the server'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, rule]) => `input ${input.id}: ${rule}`);
}

function strayPlaceholders({ inputs, 'command-line': command }: SoftwareDescriptor): string[] {
  const known = inputs.map(placeholderOf);
  return (command.match(/\[\w+\]/g) ?? [])
    .filter((key) => !known.includes(key))
    .map((key) => `command-line: ${key} belongs to no input`);
}
