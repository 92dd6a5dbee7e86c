import { type Descriptor, type LongType, longType, type Parameter } from './descriptor.ts';

/** What stands in the file of a value. */
const CONTENT: Record<string, string> = {
  boolean: 'true or false',
  integer: 'digits, such as 42',
  number: 'a decimal number, such as 0.5',
  string: 'a text',
  enumeration: 'one of its values',
  datetime: 'a time, such as 2025-02-23T18:00:00Z',
  geometry: 'one GeoJSON object',
  file: 'the file as it was sent',
  image: 'the picture as it was sent',
  wsi: 'the original file of the slide',
};

/** What the interface of the release shows for an input. */
const FIELDS: Record<string, string> = {
  boolean: 'yes or no',
  integer: 'a number',
  number: 'a number',
  string: 'a text',
  geometry: 'Select: an annotation',
  image: 'Select an annotation: its part of the slide',
  wsi: 'Select: an image of the project',
  file: 'Add an attached file; this release does not send it: use a script',
  datetime: 'no field: its default is sent',
};

/** One line of the form that people fill in before a run. */
export interface FormLine {
  label: string;
  field: string;
  initial: string;
  hint: string;
}

/** The form of a task in the interface, which sorts the inputs by name. */
export function formOf({ inputs }: Descriptor): FormLine[] {
  const sorted = Object.entries(inputs).sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, input]) => {
    const type = longType(input.type);
    return {
      label: input.display_name,
      field: `${fieldOf(type)}${boundsOf(type)}`,
      initial: input.default === undefined ? '' : String(input.default),
      hint: input.description,
    };
  });
}

function fieldOf(type: LongType): string {
  if (type.id === 'enumeration') return `choice of ${type.values?.join(', ')}`;
  if (type.id === 'array') return `Select: a list of ${type.min_size} to ${type.max_size} values`;
  return FIELDS[type.id] ?? type.id;
}

/** The bounds of a number, which the form shows in the tooltip. */
function boundsOf({ gt, geq, lt, leq }: LongType): string {
  const bounds = [
    ...(gt === undefined ? [] : [`> ${gt}`]),
    ...(geq === undefined ? [] : [`≥ ${geq}`]),
    ...(lt === undefined ? [] : [`< ${lt}`]),
    ...(leq === undefined ? [] : [`≤ ${leq}`]),
  ];
  return bounds.length === 0 ? '' : ` ${bounds.join(', ')}`;
}

/** The two folders that the program sees, with what is in each file. */
export function foldersOf({ configuration, inputs, outputs }: Descriptor): string {
  const tree = (folder: string, parameters: Record<string, Parameter>) => {
    const width = Math.max(0, ...Object.keys(parameters).map((name) => name.length));
    return [
      folder.replace(/\/*$/, '/'),
      ...Object.entries(parameters).map(([name, { type }]) => {
        const { id, subtype } = longType(type);
        const item = CONTENT[longType(subtype ?? '').id];
        const what =
          id === 'array' ? `folder with array.yml and the files 0, 1, …, each ${item}` : CONTENT[id];
        return `  ${name.padEnd(width)}  ${what}`;
      }),
    ].join('\n');
  };
  return `${tree(configuration.input_folder, inputs)}\n${tree(configuration.output_folder, outputs)}`;
}

/** Commands for Bash that run the saved image of a task on made-up inputs, and show what it wrote. */
export function trialOf({ namespace, version, configuration, inputs }: Descriptor): string {
  const image = `${namespace.replaceAll('.', '/')}:${version}`;
  const mount = (own: string, folder: string, how = '') => `-v "$PWD/${own}":${quoted(folder + how)}`;
  return [
    `docker load -i ${quoted((configuration.image?.file ?? 'image.tar').replace(/^\//, ''))}`,
    'mkdir -p inputs outputs && chmod 777 outputs',
    ...Object.entries(inputs).flatMap(([name, { type, default: initial }]) =>
      provide(`inputs/${name}`, longType(type), initial),
    ),
    'docker run --rm --network none \\',
    `  ${mount('inputs', configuration.input_folder, ':ro')} ${mount('outputs', configuration.output_folder)} \\`,
    `  ${quoted(image)}`,
    'find outputs -type f | sort',
  ].join('\n');
}

/** Commands that put a value of a type at a path. */
function provide(path: string, type: LongType, initial?: unknown): string[] {
  if (type.id === 'array') {
    const size = Math.max(1, type.min_size ?? 1);
    const items = Array.from({ length: Math.min(size, 3) }, (_, i) => `${path}/${i}`);
    return [
      `mkdir -p ${path} && printf 'size: ${items.length}' > ${path}/array.yml`,
      ...items.flatMap((item) => provide(item, longType(type.subtype ?? ''))),
    ];
  }
  if (/^(?:file|image|wsi)$/.test(type.id)) return [`cp ${exampleFile(type.id)} ${path}`];
  return [`printf '%s' ${quoted(String(initial ?? exampleOf(type)))} > ${path}`];
}

function exampleFile(id: string): string {
  return { image: 'your-picture.png', wsi: 'your-slide.tif' }[id] ?? 'your-file';
}

function exampleOf({ id, values, gt, geq, lt, leq, min_length: least = 0 }: LongType): unknown {
  switch (id) {
    case 'boolean':
      return true;
    case 'integer':
      return geq ?? (gt === undefined ? undefined : gt + 1) ?? leq ?? (lt === undefined ? 1 : lt - 1);
    case 'number':
      return (
        geq ??
        (gt === undefined ? undefined : gt + ((lt ?? leq ?? gt + 2) - gt) / 2) ??
        leq ??
        (lt === undefined ? 0.5 : lt - 1)
      );
    case 'enumeration':
      return values?.[0];
    case 'datetime':
      return '2025-02-23T18:00:00Z';
    case 'geometry':
      return '{"type":"Polygon","coordinates":[[[0,0],[100,0],[100,100],[0,100],[0,0]]]}';
    default:
      return 'text'.padEnd(least, '.');
  }
}

/** A word of Bash that means this text. */
function quoted(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
