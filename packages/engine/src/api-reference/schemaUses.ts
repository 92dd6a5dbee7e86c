import { isRecord } from '../core/json.ts';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { refName } from './resolveRef.ts';

/** What refers to a schema directly. */
export interface SchemaUses {
  operations: ApiOperation[];
  schemas: string[];
}

/** For each schema of a description, what refers to it. */
export function schemaUses({ services, schemas }: ApiDescription): Map<string, SchemaUses> {
  const uses = new Map<string, SchemaUses>(
    Object.keys(schemas).map((name) => [name, { operations: [], schemas: [] }]),
  );
  for (const operation of services.flatMap((service) => service.operations)) {
    const { parameters, body, responses } = operation;
    for (const name of refsIn([parameters, body, responses])) uses.get(name)?.operations.push(operation);
  }
  for (const { name: from, schema } of Object.values(schemas))
    for (const name of refsIn(schema)) if (name !== from) uses.get(name)?.schemas.push(from);
  return uses;
}

/** Names of all schemas that a value refers to. */
export function refsIn(value: unknown): Set<string> {
  const names = new Set<string>();
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const one = pending.pop();
    if (Array.isArray(one)) pending.push(...one);
    else if (isRecord(one)) {
      const name = refName(one);
      if (name !== undefined) names.add(name);
      pending.push(...Object.values(one));
    }
  }
  return names;
}
