/**
 * Puts a value on the global once. Code of a release shares the global and must not replace the value for other
 * releases, so it can be neither changed nor deleted. A second call has no effect.
 */
export function defineFixedGlobal(name: PropertyKey, value: unknown): void {
  if (!Object.hasOwn(globalThis, name)) Object.defineProperty(globalThis, name, { value });
}
