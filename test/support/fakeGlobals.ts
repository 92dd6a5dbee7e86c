import { afterEach } from 'vitest';

const before = new Map<string, PropertyDescriptor | undefined>();

/** Takes back what `fakeGlobals` has put in place: test files share their globals. To be called once in a test file. */
export function restoreGlobals(): void {
  afterEach(() => {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
    before.clear();
  });
}

/** Lets globals be those of a fake window, whatever these are at the time they are read. */
export function fakeGlobals<T extends object>(win: T, names: readonly (keyof T & string)[]): void {
  for (const name of names) {
    if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, get: () => win[name] });
  }
}
