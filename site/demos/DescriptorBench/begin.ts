/** A parameter as somebody begins with it. */
export interface Begun {
  name: string;
  type: string;
}

/** What a descriptor begins with. */
export interface Beginning {
  name: string;
  namespace: string;
  inputs: Begun[];
  outputs: Begun[];
}

/** Types to begin with, each with the constraints that it cannot be without. */
export const TYPES = {
  boolean: 'type: boolean',
  integer: 'type: integer',
  number: 'type: number',
  string: 'type: string',
  enumeration: 'type:\n      id: enumeration\n      values:\n        - "first"\n        - "second"',
  geometry: 'type: geometry',
  'list of geometries':
    'type:\n      id: array\n      subtype: geometry\n      min_size: 0\n      max_size: 1001',
  file: 'type: file',
  image: 'type: image',
  wsi: 'type: wsi',
} as const;

/** A descriptor with everything that is needed, to go on from. */
export function begin({ name, namespace, inputs, outputs }: Beginning): string {
  return `$schema: https://cytomine.com/schema-store/tasks/task.v0.json
name: ${JSON.stringify(name)}
name_short: ${JSON.stringify(namespace.split('.').at(-1))}
namespace: ${JSON.stringify(namespace)}
version: "1.0.0"
authors:
  - first_name: Your
    last_name: Name
    organization: Your laboratory
    email: you@example.org
    is_contact: true
configuration:
  input_folder: /inputs
  output_folder: /outputs
  resources:
    ram: 1Gi
    cpus: 1
inputs:${parameters(inputs)}
outputs:${parameters(outputs)}
`;
}

function parameters(all: readonly Begun[]): string {
  if (all.length === 0) return ' {}';
  return all
    .map(({ name, type }) => {
      const label = JSON.stringify(name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()));
      return `
  ${name === '' ? '""' : name}:
    display_name: ${label}
    description: What it is for.
    ${TYPES[type as keyof typeof TYPES]}`;
    })
    .join('');
}
