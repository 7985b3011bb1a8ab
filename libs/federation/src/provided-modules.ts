/** The modules that a page provides to every release. */
const PROVIDED: readonly string[] = ['react', 'react-dom'];

/** Where a release looks for a shared module before it waits for the federation runtime: the plugin's own name. */
const CACHE = '__mf_module_cache__';

/**
 * Whether a release uses no other modules of a page than those that every page provides. Then its tool runs without
 * the federation runtime.
 *
 * @param shared names of the modules that it uses; a release may leave them out
 */
export function usesOnlyPageModules(shared: readonly string[] | undefined): boolean {
  return shared !== undefined && shared.every((name) => PROVIDED.includes(name));
}

/**
 * Puts modules where releases look for them. No release can replace them for the others. A second call has no effect.
 *
 * @param modules by name, at least those that every page provides
 */
export function provideModules(modules: Readonly<Record<string, unknown>>): void {
  if (Object.hasOwn(globalThis, CACHE)) return;
  const share = {};
  for (const name of PROVIDED) {
    const value = modules[name];
    // Where only one of the two names is there, the release's code writes the other one.
    for (const key of [name, `default:${name}`]) {
      Object.defineProperty(share, key, { value, enumerable: true });
    }
  }
  const cache = Object.defineProperty({ remote: {} }, 'share', { value: share });
  Object.defineProperty(globalThis, CACHE, { value: cache });
}
