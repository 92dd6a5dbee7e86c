import { isRecord } from '../core/json.ts';
import type { Problem } from '../core/types.ts';
import type { ApiDescription, ApiOperation, ApiPart } from './apiTypes.ts';
import { fieldOf } from './json.ts';
import { NOTED_DEPTH } from './readPart.ts';
import { targetOfRef } from './resolveRef.ts';

/** More operations than this are no API but an attack on the build. */
const MAX_OPERATIONS = 5_000;
const MAX_DEPTH = 100;
/** What an anchor, a method name and a file name can be made from. */
const PLAIN_NAME = /^[A-Za-z][\w.-]*$/;

type Report = (file: string, line: number, message: string, hint?: string) => void;

/** Mistakes in a description that would make wrong pages; what else it may break, the tests look for. */
export function checkApi(description: ApiDescription, parts: readonly ApiPart[]): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, line, message, hint) => {
    problems.push({ severity: 'error', file, line, message, hint });
  };
  const operations = description.services.flatMap((service) => service.operations);
  const [first] = parts;
  if (operations.length > MAX_OPERATIONS && first !== undefined) {
    report(
      first.file,
      1,
      `the description has ${operations.length} operations.`,
      `At most ${MAX_OPERATIONS} are taken.`,
    );
    return problems;
  }
  for (const part of parts) checkRefs(part, description, report);
  checkNames(description, operations, report);
  for (const operation of operations) checkOperation(operation, report);
  return problems;
}

/** Every reference leads to a place in the same document, and nesting ends. */
function checkRefs({ file, data, lines }: ApiPart, { document }: ApiDescription, report: Report): void {
  const walk = (value: unknown, path: string[], line: number, depth: number): void => {
    if (depth > MAX_DEPTH) {
      report(file, line, `nested more than ${MAX_DEPTH} deep.`, 'Name the inner schemas.');
      return;
    }
    if (Array.isArray(value)) for (const one of value) walk(one, path, line, depth + 1);
    if (!isRecord(value)) return;
    const ref = fieldOf(value, '$ref');
    if (ref !== undefined) checkRef(ref, line);
    for (const [key, one] of Object.entries(value)) {
      const below = path.length < NOTED_DEPTH ? [...path, key] : path;
      walk(one, below, below === path ? line : (lines[below.join('/')] ?? line), depth + 1);
    }
  };
  const good = new Set<unknown>();
  const checkRef = (ref: unknown, line: number): void => {
    if (good.has(ref)) return;
    if (typeof ref !== 'string' || !ref.startsWith('#/'))
      report(
        file,
        line,
        `the reference ${JSON.stringify(ref)} leads out of the description.`,
        'Write "#/components/…".',
      );
    else if (targetOfRef(document, ref) === undefined)
      report(file, line, `the reference "${ref}" leads nowhere.`);
    else good.add(ref);
  };
  walk(data, [], 1, 0);
}

function checkNames(
  { schemas, services }: ApiDescription,
  operations: readonly ApiOperation[],
  report: Report,
): void {
  const seen = new Map<string, ApiOperation>();
  for (const operation of operations) {
    const { id, file, line } = operation;
    const before = seen.get(id);
    if (before !== undefined)
      report(file, line, `the operationId "${id}" is used twice; first in ${before.file}:${before.line}.`);
    if (!PLAIN_NAME.test(id))
      report(file, line, `"${id}" is no operationId.`, 'Use letters, digits, "-" and "_".');
    seen.set(id, operation);
  }
  for (const { name, file, line } of Object.values(schemas))
    if (!PLAIN_NAME.test(name))
      report(file, line, `"${name}" is no name for a schema.`, 'Use letters and digits.');
  for (const { slug, file } of services)
    if (slug === 'schemas' || !/^[a-z][a-z0-9-]*$/.test(slug))
      report(file, 1, `"${slug}" is no name for a service.`, 'Use lower-case letters, digits and "-".');
}

function checkOperation(
  { id, path, parameters, responses, file, line, summary }: ApiOperation,
  report: Report,
): void {
  const inPath = new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name));
  const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  for (const name of inPath)
    if (!declared.includes(name ?? ''))
      report(file, line, `${id} does not describe the parameter "${name}" of its path.`);
  for (const name of declared)
    if (!inPath.has(name))
      report(file, line, `${id} describes a parameter "${name}" that its path does not have.`);
  const names = parameters.map((one) => `${one.in} ${one.name}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) report(file, line, `${id} describes the parameter "${twice}" twice.`);
  if (responses.length === 0) report(file, line, `${id} has no responses.`, 'Say what it answers.');
  if (summary.length > 120) report(file, line, `the summary of ${id} is too long.`, 'One short line.');
}
