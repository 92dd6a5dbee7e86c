/** Nobody types more; what is pasted beyond is not read. */
export const MAX_QUERY_LENGTH = 200;

/** The part of a question that is read: cut before anything else looks at it, since a megabyte may have been pasted. */
export function capQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH);
}
