/** The modules that a page gives to every release. */
const GIVEN: readonly string[] = ['react', 'react-dom'];

/** Where a release looks for a shared module before it waits for the federation runtime: the plugin's own name. */
const CACHE = '__mf_module_cache__';

/**
 * Whether a release takes nothing else from a page than what every page gives. Then its tool runs without the
 * federation runtime.
 *
 * @param shared names of the modules that it takes; a release of before does not say them
 */
export function takesOnlyGiven(shared: readonly string[] | undefined): boolean {
  return shared !== undefined && shared.every((name) => GIVEN.includes(name));
}

/**
 * Puts modules where releases look for them. No release can replace them for the others. A second call has no effect.
 *
 * @param modules by name, at least those that every page gives
 */
export function giveModules(modules: Readonly<Record<string, unknown>>): void {
  if (Object.hasOwn(globalThis, CACHE)) return;
  const share = {};
  for (const name of GIVEN) {
    const value = modules[name];
    // Where only one of the two names is there, the release's code writes the other one.
    for (const key of [name, `default:${name}`]) {
      Object.defineProperty(share, key, { value, enumerable: true });
    }
  }
  const cache = Object.defineProperty({ remote: {} }, 'share', { value: share });
  Object.defineProperty(globalThis, CACHE, { value: cache });
}
