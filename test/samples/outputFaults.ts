import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type TypeOf = string | { id: string; subtype?: TypeOf; min_size?: number; max_size?: number };

/** The part of a task descriptor that says what a task writes. */
export interface Outputs {
  outputs: Record<string, { type: TypeOf }>;
}

const SCALARS: Record<string, (text: string) => boolean> = {
  boolean: () => true,
  integer: (text) => /^[+-]?\d+$/.test(text) && Number(text) === (Number(text) | 0),
  number: (text) => /^(nan|-?inf)$/i.test(text) || (text !== '' && Number.isFinite(Number(text))),
  string: () => true,
  geometry: isGeometry,
};
const KINDS = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];

/** What App Engine 0.1.0 would refuse in the folder that a task has written, each as "path: reason". */
export function outputFaults(folder: string, { outputs }: Outputs): string[] {
  const unknown = readdirSync(folder).filter((name) => !(name in outputs));
  return [
    ...unknown.map((name) => `${name}: belongs to no output`),
    ...Object.entries(outputs).flatMap(([name, { type }]) => faultsOf(folder, name, type)),
  ];
}

function faultsOf(folder: string, name: string, type: TypeOf): string[] {
  const path = join(folder, name);
  const id = typeof type === 'string' ? type : type.id;
  if (!existsSync(path)) return [`${name}: is missing`];
  if (typeof type === 'object' && id === 'array') return faultsOfArray(folder, name, type);
  if (statSync(path).isDirectory()) return [`${name}: is a folder`];
  const check = SCALARS[id];
  if (check === undefined) return [`${name}: is of the type ${id}, which is not looked into`];
  const text = readFileSync(path, 'utf8').trim();
  if (text === '') return [`${name}: is blank`];
  return check(text) ? [] : [`${name}: is no ${id}`];
}

function faultsOfArray(folder: string, name: string, type: TypeOf & object): string[] {
  const entries = readdirSync(join(folder, name));
  if (!entries.includes('array.yml')) return [`${name}: has no array.yml`];
  const { size } = parse(readFileSync(join(folder, name, 'array.yml'), 'utf8'));
  const indexes = Array.from({ length: size }, (_, index) => String(index));
  const isComplete = entries.length === size + 1 && indexes.every((index) => entries.includes(index));
  if (!isComplete) return [`${name}: does not hold the items 0 to ${size - 1}`];
  // array.yml is counted as an item
  if (entries.length < (type.min_size ?? Number.NaN) || !(entries.length <= (type.max_size ?? Number.NaN)))
    return [`${name}: has a size out of bounds`];
  return indexes.flatMap((index) => faultsOf(folder, `${name}/${index}`, type.subtype ?? ''));
}

function isGeometry(text: string): boolean {
  const json = JSON.parse(text);
  const geometry = json.type === 'Feature' ? json.geometry : json;
  if (!KINDS.includes(geometry.type)) return false;
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : [];
  if (rings.some((ring: number[][]) => ring.length < 4 || String(ring[0]) !== String(ring.at(-1))))
    return false;
  const properties = json.properties ?? {};
  if (Object.keys(properties).length === 0) return true;
  return properties.subType === 'Rectangle' || (properties.subType === 'Circle' && 'radius' in properties);
}
