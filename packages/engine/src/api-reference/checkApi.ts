import { mistake } from '../core/errors.ts';
import { fieldOf, isRecord } from '../core/json.ts';
import type { Problem } from '../core/types.ts';
import type { ApiDescription, ApiOperation, ApiPart } from './apiTypes.ts';
import { NOTED_DEPTH } from './readApi.ts';
import { targetOfRef } from './schemas.ts';

const PLAIN_NAME = /^[A-Za-z][\w.-]*$/;

type Report = (file: string, line: number, message: string, hint?: string) => void;

/** Mistakes in a description that would make wrong pages; what else it may break, the tests look for. */
export function checkApi(description: ApiDescription, parts: readonly ApiPart[]): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, line, message, hint) => {
    problems.push(mistake(file, line, message, hint));
  };
  for (const part of parts) checkRefs(part, description, report);
  checkIds(
    description.services.flatMap((service) => service.operations),
    report,
  );
  return problems;
}

/** Every reference leads to a place in the same document. */
function checkRefs({ file, data, lines }: ApiPart, { document }: ApiDescription, report: Report): void {
  const walk = (value: unknown, path: string[], line: number): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, path, line);
    if (!isRecord(value)) return;
    const ref = fieldOf(value, '$ref');
    if (ref !== undefined) checkRef(ref, line);
    for (const [key, one] of Object.entries(value)) {
      const below = path.length < NOTED_DEPTH ? [...path, key] : path;
      walk(one, below, below === path ? line : (lines[below.join('/')] ?? line));
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
  walk(data, [], 1);
}

/** Anchors are made of them. */
function checkIds(operations: readonly ApiOperation[], report: Report): void {
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
}
