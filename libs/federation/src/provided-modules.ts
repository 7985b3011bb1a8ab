import { isCompatible } from '@thela/contract/version';
import type { RegisteredRelease } from './release';

/** The modules that a page provides to every release. */
const PROVIDED: readonly string[] = ['react', 'react-dom'];

/** Where a release looks for a shared module before it waits for the federation runtime: the plugin's own name. */
const CACHE = '__mf_module_cache__';

type Shared = RegisteredRelease['shared'];

/**
 * Whether a release uses no other modules of a page than those that every page provides. Then its tool runs without
 * the federation runtime.
 *
 * @param shared the modules that it uses; a release may leave them out
 */
export function usesOnlyPageModules(shared: Shared): boolean {
  const names = Array.isArray(shared) ? shared : shared && Object.keys(shared);
  return names?.every((name) => PROVIDED.includes(name)) ?? false;
}

/**
 * Why a release cannot use the modules of this page: it was built with another major or a newer minor version. `null` for one
 * that fits or does not say its versions, and before the page has provided its modules.
 */
export function misfitOf(shared: Shared): string | null {
  if (!shared || Array.isArray(shared)) return null;
  const cache: unknown = Reflect.get(globalThis, CACHE);
  const provided = (cache as { share: Record<string, { version?: unknown }> } | undefined)?.share;
  const misfits = Object.entries(shared).flatMap(([name, built]) => {
    const version = provided && Object.hasOwn(provided, name) ? provided[name]?.version : null;
    return typeof version !== 'string' || isVersionCompatible(version, built)
      ? []
      : [`built with ${name} ${built}, not ${version}`];
  });
  return misfits[0] ?? null;
}

/** Whether code that was built with one version of a module can use another: as with contracts, whatever the patch. */
export function isVersionCompatible(provided: string, built: string): boolean {
  const minorOf = (version: string) => version.split('.', 2).join('.');
  return isCompatible(minorOf(provided), minorOf(built));
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
