/** Makes an object equal to another one, in place: whoever holds it has the new fields. */
export function replaceFields<T extends object>(target: T, source: T): void {
  for (const name of Object.keys(target))
    if (!Object.hasOwn(source, name)) Reflect.deleteProperty(target, name);
  Object.assign(target, source);
}
