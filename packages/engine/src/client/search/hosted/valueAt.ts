/**
 * What lies at a path in something that a stranger has sent; undefined where there is nothing of its own.
 *
 * @example valueAt({ results: [{ hits: [] }] }, 'results', '0', 'hits') // []
 */
export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}
