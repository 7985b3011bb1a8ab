import { mayPrefetch, whenIdle } from '@thela/page';
import type { AppState } from '../state/app-state';
import { releaseRules } from '../site/releases';
import type { Releases } from '../site/tool-source';
import { releasesToCache } from './live-releases';
import { postToWorker } from './registration';

type Needed = Pick<AppState, 'config' | 'language' | 'loaders'> & Pick<Releases, 'registry'>;

/**
 * Asks the service worker to cache the live releases: all of them, or, with data saver or on 2G, those
 * that were opened. Only a registry from the network counts: a stored one may be old.
 */
export async function cacheTools({ config, language, loaders, registry }: Needed): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.ready;
  const rules = releaseRules(config);
  const opened = new Set<string>();
  let cancel = () => {};

  const ask = async () => {
    const state = registry.getSnapshot();
    if (state.status !== 'current') return;
    // A removed worker runs on while pages are open, and would fill the deleted caches again.
    if (!(await serviceWorker.getRegistration())) return;
    const isWanted = (name: string) => opened.has(name) || mayPrefetch();
    const plan = releasesToCache(state.registry, {
      ...rules,
      isWanted,
      language: language.getSnapshot(),
    });
    // Another worker may be active by now.
    const { active } = registration;
    if (active) postToWorker(active, { type: 'keep', ...plan });
  };
  const later = () => {
    cancel();
    cancel = whenIdle(() => void ask());
  };
  for (const [name, loader] of loaders) {
    const note = () => {
      if (loader.getSnapshot().status !== 'ready' || opened.has(name)) return;
      opened.add(name);
      later();
    };
    loader.subscribe(note);
    note();
  }
  registry.subscribe(later);
  language.subscribe(later);
  serviceWorker.addEventListener('controllerchange', later);
  later();
}
