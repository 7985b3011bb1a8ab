import { showLateTexts } from './shown-language';

/** Code that is fetched when it is first needed. */
export interface LazyModule<Module> {
  /** Fetches it with its texts, once; again after it could not be fetched, for which it rejects. */
  readonly load: () => Promise<Module>;
  /** The same before it is needed: who needs it tries again, and says that it cannot be had. */
  readonly prefetch: () => void;
  /** @throws Error before it is loaded */
  readonly loaded: () => Module;
  readonly isLoaded: () => boolean;
}

/** @example lazyModule(() => import('./book')) */
export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  const load = async () => {
    if (module) return module;
    const fetched = await fetch();
    await showLateTexts();
    return (module = fetched);
  };
  return {
    load,
    prefetch: () => void load().catch(() => {}),
    loaded: () => {
      if (!module) throw new Error('This part of the tool is not loaded yet.');
      return module;
    },
    isLoaded: () => module !== undefined,
  };
}
