import type { ApiDescription, ApiOperation } from '../../packages/engine/src/api-reference/apiTypes.ts';
import { apiServer } from '../../packages/engine/src/api-reference/exampleRequest.ts';

/** Finds the operation that a request is for. */
export type FindOperation = (method: string, path: string) => ApiOperation | undefined;

/** An operation, and what its addresses look like. */
interface Pattern {
  operation: ApiOperation;
  address: RegExp;
  variables: number;
}

/** Prepares a search in a description: what a server with these operations, and no others, would answer. */
export function findOperation(description: ApiDescription): FindOperation {
  const patterns = description.services
    .flatMap(({ operations }) => operations)
    .map((operation) => patternOf(operation, apiServer(description, operation).prefix))
    // `/user/current.json` is not the user whose number is "current".
    .sort((one, other) => one.variables - other.variables);
  return (method, path) =>
    patterns.find(({ operation, address }) => operation.method === method && address.test(path))?.operation;
}

function patternOf(operation: ApiOperation, prefix: string): Pattern {
  const parts = (prefix + operation.path).split(/\{[^}]+\}/);
  const escaped = parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return { operation, address: new RegExp(`^${escaped.join('[^/]+?')}$`), variables: parts.length - 1 };
}
