import schema from '../../data/task-descriptor.schema.json' with { type: 'json' };
import { type Descriptor, longType, type Parameter } from './descriptor.ts';
import { type Place, readText } from './places.ts';
import { faultsOf } from './rules.ts';

/** Something to say about a descriptor, with its place in the text. */
export interface Finding extends Place {
  /** `wrong`: refused, or a run fails. `note`: accepted, and perhaps not meant. */
  kind: 'wrong' | 'note';
  /** Keys on the way to what it is about; empty for the whole file. */
  path: readonly string[];
  message: string;
}

export interface Checked {
  /** In the order of the lines. */
  findings: Finding[];
  /** The descriptor when nothing is wrong with it. */
  descriptor: Descriptor | undefined;
}

/** Reads a descriptor and says all that the App Engine would refuse, and what it would silently ignore. */
export function checkDescriptor(text: string): Checked {
  const { value, faults, placeOf } = readText(text);
  const findings: Finding[] = faults.map(({ place, message }) => ({
    ...place,
    kind: 'wrong',
    path: [],
    message: `is not YAML: ${message}`,
  }));
  const add = (kind: Finding['kind'], path: readonly string[], message: string) =>
    findings.push({ ...placeOf(path), kind, path, message });
  if (faults.length === 0) {
    for (const { path, message } of faultsOf(value)) add('wrong', path, message);
    for (const { path, message } of unknownKeys(value)) add('note', path, message);
  }
  if (!findings.some(({ kind }) => kind === 'wrong')) {
    const descriptor = value as Descriptor;
    for (const { path, message } of conflictsOf(descriptor)) add('wrong', path, message);
    for (const { path, message } of notesOn(descriptor)) add('note', path, message);
  }
  const isWrong = findings.some(({ kind }) => kind === 'wrong');
  return {
    findings: findings.sort((a, b) => a.line - b.line || a.column - b.column),
    descriptor: isWrong ? undefined : (value as Descriptor),
  };
}

interface Remark {
  path: string[];
  message: string;
}

/** What a schema cannot say: conflicts between the parameters of one descriptor. */
export function conflictsOf({ inputs, outputs }: Pick<Descriptor, 'inputs' | 'outputs'>): Remark[] {
  const all = new Map<string, Parameter>(
    Object.entries({ inputs, outputs }).flatMap(([side, parameters]) =>
      Object.entries(parameters).map(([name, parameter]) => [`${side}/${name}`, parameter] as const),
    ),
  );
  const isArray = (path: string) => longType(all.get(path)?.type ?? '').id === 'array';
  const paths = [...all.keys()];
  return paths.flatMap((path) => {
    const { derived_from: source, matching = [] } = all.get(path)?.dependencies ?? {};
    const at = (...rest: string[]) => [...path.split('/'), ...rest];
    const starts = paths.filter(
      (other) => other !== path && other.startsWith('outputs/') && path.startsWith(other) && !isArray(other),
    );
    return [
      ...(source === undefined || all.has(source)
        ? []
        : [{ path: at('dependencies', 'derived_from'), message: `names ${source}, which is no input` }]),
      ...matching.flatMap((other, i) =>
        isArray(other)
          ? []
          : [{ path: at('dependencies', 'matching', `${i}`), message: `names ${other}, which is no array` }],
      ),
      ...starts.map((other) => ({
        path: at(),
        message: `begins with the name of ${other}, so that its file is taken for a second one of that output: rename it`,
      })),
      ...paths
        .filter((other) => other < path && other.toLowerCase() === path.toLowerCase())
        .map((other) => ({ path: at(), message: `and ${other} differ in case alone: rename one` })),
    ];
  });
}

/** Beginnings of names whose addresses nginx passes to the core, not to the App Engine. */
const TAKEN = /^(?:ws|api|server|session|static|login|logout|saml)/;

/** What is accepted, and does something else than it seems. */
function notesOn({ namespace, version, inputs, outputs }: Descriptor): Remark[] {
  const notes: Remark[] = [];
  if (namespace !== namespace.toLowerCase())
    notes.push({ path: ['namespace'], message: 'becomes the name of an image: use lower case' });
  if (TAKEN.test(namespace))
    notes.push({
      path: ['namespace'],
      message: 'begins like addresses of the core: the interface cannot open or run the task',
    });
  for (const side of ['inputs', 'outputs'] as const)
    for (const name of Object.keys(side === 'inputs' ? inputs : outputs).filter((one) => TAKEN.test(one)))
      notes.push({
        path: [side, name],
        message: 'begins like addresses of the core: it cannot be asked for by its name',
      });
  if (version.includes('+'))
    notes.push({ path: ['version'], message: 'becomes the tag of an image, which may not have “+…”' });
  if (Object.keys(outputs).length === 0)
    notes.push({ path: ['outputs'], message: 'is empty: a run without outputs never becomes FINISHED' });
  for (const [name, { type, optional, default: initial }] of Object.entries(inputs)) {
    if (optional)
      notes.push({
        path: ['inputs', name, 'optional'],
        message: 'has no effect: every input has to be sent',
      });
    if (longType(type).id === 'datetime' && initial === undefined)
      notes.push({
        path: ['inputs', name],
        message: 'has no field in the interface: give it a default, which is sent',
      });
  }
  return notes;
}

interface Schema {
  properties?: Record<string, unknown>;
}
const { definitions } = schema;

/** Keys that the App Engine ignores, with the one that was perhaps meant. */
function unknownKeys(value: unknown): Remark[] {
  const remarks: Remark[] = [];
  const look = (group: unknown, path: string[], ...schemas: (Schema | undefined)[]) => {
    if (!isGroup(group)) return;
    const known = schemas.flatMap((one) => Object.keys(one?.properties ?? {}));
    for (const key of Object.keys(group)) {
      if (known.includes(key)) continue;
      const meant = known.find((one) => distance(one, key.toLowerCase()) <= 2);
      const message = `is not known, and ignored${meant === undefined ? '' : `: do you mean ${meant}?`}`;
      remarks.push({ path: [...path, key], message });
    }
  };
  if (!isGroup(value)) return [];
  const { configuration } = schema.properties;
  look(value, [], schema);
  look(value.external, ['external'], schema.properties.external);
  look(value.configuration, ['configuration'], configuration);
  for (const part of ['image', 'resources'] as const)
    look(groupIn(value, 'configuration')[part], ['configuration', part], configuration.properties[part]);
  if (Array.isArray(value.authors))
    for (const [i, author] of value.authors.entries()) look(author, ['authors', `${i}`], definitions.author);
  for (const side of ['inputs', 'outputs'] as const)
    for (const [name, parameter] of Object.entries(groupIn(value, side))) {
      if (!isGroup(parameter)) continue;
      const path = [side, name];
      const own = side === 'inputs' ? { properties: { optional: 0, default: 0 } } : definitions.output;
      look(parameter, path, definitions.parameter, own);
      look(parameter.dependencies, [...path, 'dependencies'], {
        properties: { matching: 0, derived_from: 0 },
      });
      lookAtType(parameter.type, [...path, 'type']);
    }
  return remarks;

  function lookAtType(type: unknown, path: string[]): void {
    if (!isGroup(type)) return;
    const constraints = (definitions as Record<string, Schema>)[`type_${type.id}`];
    look(type, path, { properties: { id: 0 } }, constraints);
    lookAtType(type.subtype, [...path, 'subtype']);
  }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function groupIn(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const group = value[key];
  return isGroup(group) ? group : {};
}

/** Letters to change, add or take away to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = [...a, ''].map((_, i) => i);
  for (const [i, letter] of [...b].entries()) {
    const next = [i + 1];
    for (let j = 0; j < a.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + (a[j] === letter ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
