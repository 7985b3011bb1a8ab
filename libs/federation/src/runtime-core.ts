let core: unknown;

/**
 * Reserves the global name under which releases look for the page's federation runtime. A release that runs before the
 * runtime is there can neither take nor delete it.
 */
export function reserveRuntimeCore(): void {
  const name = '_FEDERATION_RUNTIME_CORE';
  if (Object.hasOwn(globalThis, name)) return;
  Object.defineProperty(globalThis, name, { get: () => core });
}

export function provideRuntimeCore(value: unknown): void {
  reserveRuntimeCore();
  core = value;
}
