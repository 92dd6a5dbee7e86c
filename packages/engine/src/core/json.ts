/** True for objects that are no lists. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON that cannot end the script element it stands in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The value as an object; an empty one when it is none. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** The value as a list; an empty one when it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text; '' when it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A field of an object's own, never one that it inherits. */
export function fieldOf(object: unknown, name: string): unknown {
  return isRecord(object) && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Makes an object equal to another one, in place, so that all references to it see the new fields. */
export function replaceFields<T extends object>(target: T, source: T): void {
  for (const name of Object.keys(target))
    if (!Object.hasOwn(source, name)) Reflect.deleteProperty(target, name);
  Object.assign(target, source);
}
