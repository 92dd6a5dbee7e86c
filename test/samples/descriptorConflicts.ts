interface Parameter {
  type: string | { id: string };
  dependencies?: { derived_from?: string; matching?: string[] };
}

/** The part of a task descriptor whose entries refer to each other. */
export interface Descriptor {
  inputs: Record<string, Parameter>;
  outputs: Record<string, Parameter>;
}

/** What a schema cannot say: conflicts between the parameters of one descriptor, each as a sentence. */
export function descriptorConflicts({ inputs, outputs }: Descriptor): string[] {
  const all = new Map([
    ...Object.entries(inputs).map(([name, parameter]) => [`inputs/${name}`, parameter] as const),
    ...Object.entries(outputs).map(([name, parameter]) => [`outputs/${name}`, parameter] as const),
  ]);
  return [
    ...sharedStarts(outputs),
    ...[...all].flatMap(([path, parameter]) => brokenReferences(all, path, parameter)),
    ...equalNames([...all.keys()]),
  ];
}

function isArray({ type }: Parameter): boolean {
  return typeof type === 'object' && type.id === 'array';
}

/** The App Engine takes the file of `score_mean` for a second file of the output `score`. */
function sharedStarts(outputs: Record<string, Parameter>): string[] {
  const names = Object.keys(outputs);
  return names.flatMap((name) =>
    names
      .filter((other) => other !== name && name.startsWith(other))
      .filter((other) => !isArray(outputs[other] as Parameter))
      .map((other) => `outputs/${name} starts with outputs/${other}`),
  );
}

function brokenReferences(all: Map<string, Parameter>, path: string, { dependencies }: Parameter): string[] {
  const faults: string[] = [];
  const source = dependencies?.derived_from;
  if (source !== undefined && !all.has(source))
    faults.push(`${path} is derived from ${source}, which does not exist`);
  for (const other of dependencies?.matching ?? []) {
    const parameter = all.get(other);
    if (parameter === undefined) faults.push(`${path} matches ${other}, which does not exist`);
    else if (!isArray(parameter)) faults.push(`${path} matches ${other}, which is no array`);
  }
  return faults;
}

/** Values are assigned to parameters by their name, whatever its case. */
function equalNames(paths: string[]): string[] {
  return paths.flatMap((path, index) =>
    paths
      .slice(0, index)
      .filter((other) => other !== path && other.toLowerCase() === path.toLowerCase())
      .map((other) => `${path} and ${other} differ in case alone`),
  );
}
